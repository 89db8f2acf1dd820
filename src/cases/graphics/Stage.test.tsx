import { expect, test } from 'vitest';
import { figures } from '../../content/figures';
import { atRest, drawerOf, stops } from '../../test-stage';
import { CaseStage } from './Stage';
import { sheets, statesOf, top, type SheetName } from './stage-wall';

const drawn = drawerOf(CaseStage);
const names = Object.keys(sheets) as SheetName[];

test('starts as one stack of four posters and two cards, the top one face down', () => {
  expect(names).toHaveLength(6);
  const stacked = names.filter((name) => (statesOf(name)[0].scaleX ?? 1) < 0);
  expect(stacked).toEqual([top]);
});

test('every sheet stays visible on every screen: stacked, fanned out, and hung', () => {
  for (const name of names) {
    const { x, y, width, height, stacked, fanned } = sheets[name];
    const hung = [x + width / 2, y + height / 2, 0, 1] as const;
    for (const [toX, toY, rotate, scale] of [stacked, fanned, hung]) {
      const angle = (Math.abs(rotate) * Math.PI) / 180;
      const across = (scale * (width * Math.cos(angle) + height * Math.sin(angle))) / 2;
      const down = (scale * (width * Math.sin(angle) + height * Math.cos(angle))) / 2;
      expect(Math.min(toX, 800 - toX) - across, name).toBeGreaterThanOrEqual(20);
      expect(Math.min(toY, 800 - toY) - down, name).toBeGreaterThanOrEqual(20);
    }
  }
});

test('every sheet hangs in place before the banner appears, and stays there', () => {
  for (const stop of [2, 3, 4] as const) {
    const { style } = drawn(stop);
    for (const name of names) expect(style(name).transform, name).toBe(atRest);
  }
});

test('dims the sheets behind the captions, but never hides them', () => {
  const light = stops.map((stop) => Number(drawn(stop).style('passed').opacity));
  expect(light.map((at) => at === 1)).toEqual([true, true, true, false, true]);
  expect(light[3]).toBeGreaterThan(0);
  expect(light[3]).toBeLessThan(0.2);
});

test('wipes the redesign over the original', () => {
  const cutAt = (stop: 2 | 3 | 4) =>
    Number(drawn(stop).style('redesign').clipPath.split(' ')[1]?.replace('%', ''));
  expect(drawn(2).style('banner').opacity).toBe('0');
  expect(cutAt(2)).toBeGreaterThanOrEqual(100);
  expect(cutAt(3)).toBeGreaterThan(0);
  expect(cutAt(3)).toBeLessThan(100);
  expect(cutAt(4)).toBeLessThanOrEqual(0);
});

test('ends with the claimed increase', () => {
  expect(drawn(3).style('figure').opacity).toBe('0');
  expect(drawn(4).style('figure').opacity).toBe('1');
  expect(drawn(4).part('figure')).toHaveTextContent(
    `+${figures.engagement.value}claimed engagement`,
  );
});
