import { expect, test } from 'vitest';
import type { Stop } from '../../motion/stage';
import { atRest, drawerOf } from '../../test-stage';
import { CaseStage } from './Stage';
import { cards, links } from './stage-cards';

const drawn = drawerOf(CaseStage);

const leftsAt = (stop: Stop): Set<number> =>
  new Set(cards.map(({ place, at }) => place.x + (at[stop].x ?? 0)));

test('seven links stand in one row at first, above four equal columns', () => {
  const { container, style } = drawn(0);
  expect(container.querySelectorAll('[data-part^="link-"]')).toHaveLength(7);
  const tops = links.map(({ y, at }) => y + (at[0].y ?? 0));
  expect(new Set(tops).size).toBe(1);
  expect(leftsAt(0).size).toBe(4);
  expect(new Set(cards.map(({ at }) => at[0].clip?.join(' '))).size).toBe(1);
  expect(style('color').clipPath).toBe('inset(0% 0% 100% 0%)');
});

test('the links gather in three groups before the columns fold', () => {
  const { style } = drawn(1);
  for (const { name } of links) {
    expect(style(`link-${name}`).transform).toMatch(/^translate\(0px, 0px\)/);
  }
  expect(style('labels').opacity).toBe('1');
  expect(leftsAt(1).size).toBe(4);
  expect(leftsAt(2).size).toBe(2);
});

test('the one card that needs attention is raised, and all end at rest in two columns', () => {
  expect(drawn(3).style('selected').opacity).toBe('1');
  const { style } = drawn(4);
  for (const { name } of cards) expect(style(name.toLowerCase()).transform).toBe(atRest);
  expect(leftsAt(4).size).toBe(2);
  expect(style('selected').opacity).toBe('0');
});

test('there is a dot at the end for each of the six and seven people', () => {
  const { part, style } = drawn(4);
  expect(part('round-1').querySelectorAll('circle')).toHaveLength(6);
  expect(part('round-2').querySelectorAll('circle')).toHaveLength(7);
  expect(drawn(3).style('round-1').transform).not.toBe(style('round-1').transform);
});
