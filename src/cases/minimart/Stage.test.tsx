import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StageStop, type Stop } from '../../motion/stage';
import { CaseStage } from './Stage';
import { cards, links } from './stage-cards';

const stops: readonly Stop[] = [0, 1, 2, 3, 4];

function drawn(stop: Stop): HTMLElement {
  const { container } = render(
    <StageStop value={stop}>
      <CaseStage alt="The dashboard" />
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

test('starts with seven links in one row and four equal columns', () => {
  const start = drawn(0);
  expect(start.querySelectorAll('[data-part^="link-"]')).toHaveLength(7);
  const tops = links.map(({ y, at }) => y + (at[0].y ?? 0));
  expect(new Set(tops).size).toBe(1);
  expect(leftsAt(0).size).toBe(4);
  expect(new Set(cards.map(({ at }) => at[0].clip?.join(' '))).size).toBe(1);
  expect(styleOf(start, 'colour').clipPath).toBe('inset(0% 0% 100% 0%)');
});

test('gathers the links in three groups before the columns fold', () => {
  const grouped = drawn(1);
  for (const { name } of links) {
    expect(styleOf(grouped, `link-${name}`).transform).toMatch(/^translate\(0px, 0px\)/);
  }
  expect(styleOf(grouped, 'labels').opacity).toBe('1');
  expect(leftsAt(1).size).toBe(4);
  expect(leftsAt(2).size).toBe(2);
});

test('raises the one card that needs attention, and ends at rest in two columns', () => {
  expect(styleOf(drawn(3), 'selected').opacity).toBe('1');
  const end = drawn(4);
  for (const { name } of cards) {
    expect(styleOf(end, name.toLowerCase()).transform).toBe(
      'translate(0px, 0px) rotate(0deg) scale(1, 1)',
    );
  }
  expect(leftsAt(4).size).toBe(2);
  expect(styleOf(end, 'selected').opacity).toBe('0');
});

test('ends with a dot for each of the six and seven people', () => {
  const end = drawn(4);
  expect(end.querySelectorAll('[data-part="round-1"] circle')).toHaveLength(6);
  expect(end.querySelectorAll('[data-part="round-2"] circle')).toHaveLength(7);
  expect(styleOf(drawn(3), 'round-1').transform).not.toBe(styleOf(end, 'round-1').transform);
});

const leftsAt = (stop: Stop): Set<number> =>
  new Set(cards.map(({ place, at }) => place.x + (at[stop].x ?? 0)));
