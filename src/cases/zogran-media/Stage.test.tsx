import { expect, test } from 'vitest';
import { atRest, drawerOf, stops } from '../../test-stage';
import { CaseStage } from './Stage';
import { blocks } from './stage-states';

const drawn = drawerOf(CaseStage);

test('the window is empty at first; then the blocks drop into it upright', () => {
  const [before, after] = [drawn(0), drawn(1)];
  expect(before.style('asked').opacity).toBe('1');
  for (const { name, at } of blocks) {
    expect(at[0].y).toBeLessThan((at[1].y ?? 0) - 800);
    expect(before.style(name).transform).not.toContain('rotate(0deg)');
    expect(after.style(name).transform).toContain('rotate(0deg)');
  }
});

test('color comes over the page from the top down; it scrolls once and ends at its top', () => {
  expect(stops.map((stop) => drawn(stop).style('page').clipPath)).toEqual([
    'inset(0% 0% 100% 0%)',
    'inset(0% 0% 100% 0%)',
    'inset(0% 0% 67.7% 0%)',
    'inset(50% 0% 0% 0%)',
    'inset(0% 0% 50% 0%)',
  ]);
});

test('desktop and phone end beside each other', () => {
  const { style } = drawn(4);
  for (const part of ['window', 'site', 'phone']) expect(style(part).transform).toBe(atRest);
  expect(drawn(3).style('phone').transform).not.toBe(atRest);
});
