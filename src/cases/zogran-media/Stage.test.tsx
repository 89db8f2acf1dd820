import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StageStop, type Stop } from '../../motion/stage';
import { CaseStage } from './Stage';
import { blocks } from './stage-states';

const stops: readonly Stop[] = [0, 1, 2, 3, 4];
const atRest = 'translate(0px, 0px) rotate(0deg) scale(1, 1)';

function drawn(stop: Stop): HTMLElement {
  const { container } = render(
    <StageStop value={stop}>
      <CaseStage alt="The website" />
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

test('starts with an empty window, into which the blocks drop upright', () => {
  expect(styleOf(drawn(0), 'asked').opacity).toBe('1');
  for (const { name, at } of blocks) {
    expect(at[0].y).toBeLessThan((at[1].y ?? 0) - 800);
    expect(styleOf(drawn(0), name).transform).not.toContain('rotate(0deg)');
    expect(styleOf(drawn(1), name).transform).toContain('rotate(0deg)');
  }
});

test('colours the page from the top down, scrolls it once, and ends at its top', () => {
  const shown = stops.map((stop) => styleOf(drawn(stop), 'page').clipPath);
  expect(shown).toEqual([
    'inset(0% 0% 100% 0%)',
    'inset(0% 0% 100% 0%)',
    'inset(0% 0% 67.7% 0%)',
    'inset(50% 0% 0% 0%)',
    'inset(0% 0% 50% 0%)',
  ]);
});

test('ends with desktop and phone at rest beside each other', () => {
  const end = drawn(4);
  for (const part of ['window', 'site', 'phone']) {
    expect(styleOf(end, part).transform).toBe(atRest);
  }
  expect(styleOf(drawn(3), 'phone').transform).not.toBe(atRest);
});
