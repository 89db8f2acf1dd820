import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { figures } from '../../content/figures';
import type { Stop } from '../../motion/stage';
import { atRest, drawerOf } from '../../test-stage';
import { CaseStage } from './Stage';
import { sheets, statesOf, top, type SheetName } from './stage-wall';

const drawn = drawerOf(CaseStage);
const names = Object.keys(sheets) as SheetName[];

test('there are four posters and two cards in one stack, the top one face down', () => {
  expect(names).toHaveLength(6);
  const stacked = names.filter((name) => (statesOf(name)[0].scaleX ?? 1) < 0);
  expect(stacked).toEqual([top]);
});

test('every sheet hangs in its place before the banner comes, and stays there', () => {
  for (const stop of [2, 3, 4] as const) {
    const { style } = drawn(stop);
    for (const name of names) expect(style(name).transform, name).toBe(atRest);
  }
});

test('the redesign is laid over the original', () => {
  const cuts = ([2, 3, 4] as const).map((stop) => drawn(stop).style('redesign').clipPath);
  expect(cuts).toEqual(['inset(0% 100% 0% 0%)', 'inset(0% 60% 0% 0%)', 'inset(0% 0% 0% 0%)']);
  expect(drawn(4).style('banner').transform).toBe(atRest);
});

test('the bar of the redesign grows from the length of the original to 1.7 times that', () => {
  const cutAt = (stop: Stop) =>
    Number(drawn(stop).style('bar-redesign').clipPath.split(' ')[1]?.replace('%', ''));
  expect(1 / (1 - cutAt(3) / 100)).toBeCloseTo(1.7, 2);
  expect(cutAt(4)).toBe(0);
  expect(screen.getAllByText(`+${figures.engagement.value}`).length).toBeGreaterThan(0);
});
