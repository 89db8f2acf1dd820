import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StageStop, type Stop } from '../../motion/stage';
import { CaseStage } from './Stage';
import { meals, tickets } from './stage-states';

const stops: readonly Stop[] = [0, 1, 2, 3, 4];
const atRest = 'translate(0px, 0px) rotate(0deg) scale(1, 1)';

function drawn(stop: Stop): HTMLElement {
  const { container } = render(
    <StageStop value={stop}>
      <CaseStage alt="Three screens" />
    </StageStop>,
  );
  return container;
}

const styleOf = (of: HTMLElement, part: string): CSSStyleDeclaration => {
  const found = of.querySelector<SVGGElement>(`[data-part="${part}"]`);
  if (!found) throw new Error(`There is no part called ${part}`);
  return found.style;
};

test('shows something else at each stop', () => {
  expect(new Set(stops.map((stop) => drawn(stop).innerHTML)).size).toBe(5);
});

test('starts with an empty form; then a meal is chosen and a ticket leaves the phone', () => {
  expect(styleOf(drawn(0), 'choice').opacity).toBe('0');
  expect(styleOf(drawn(0), 'ticket-2D').opacity).toBe('0');
  expect(styleOf(drawn(1), 'choice').opacity).toBe('1');
  expect(styleOf(drawn(1), 'ticket-2D').opacity).toBe('1');
});

test('counts the trays down as rows are ticked', () => {
  const ticked = stops.map((stop) => tickets.filter(({ tickAt }) => tickAt[stop].scale !== 0));
  for (const [stop, { length }] of ticked.entries()) {
    const trays = (at: Stop): number => meals.reduce((sum, { left }) => sum + left[at], 0);
    expect(trays(0) - trays(stop as Stop)).toBe(length);
    expect(drawn(stop as Stop)).toHaveTextContent(`${length} of 4 served`);
  }
  expect(ticked.map(({ length }) => length)).toEqual([0, 0, 0, 3, 4]);
});

test('ends with the three screens side by side, joined by one line', () => {
  const end = drawn(4);
  for (const part of ['phone', 'manifest', 'inventory', 'ticket-2D', 'seats', 'cart', 'tray']) {
    expect(styleOf(end, part).transform).toBe(atRest);
  }
  expect(styleOf(end, 'line').clipPath).toBe('inset(0% 0% 0% 0%)');
  expect(styleOf(drawn(3), 'line').clipPath).toBe('inset(0% 100% 0% 0%)');
});
