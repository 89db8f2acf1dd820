import { expect, test } from 'vitest';
import { worstWindow } from './layout-shifts';

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

test('sums the layout shifts in the worst session window, except those after input', () => {
  expect(worstWindow([])).toBe(0);
  expect(worstWindow([shift(0, 0.1), shift(900, 0.1), shift(950, 1, true)])).toBeCloseTo(0.2);
  expect(worstWindow([shift(0, 0.1), shift(1000, 0.3), shift(1500, 0.1)])).toBeCloseTo(0.4);
});

test('ends a session window after five seconds', () => {
  const steady = Array.from({ length: 11 }, (_, index) => shift(index * 500, 0.1));
  expect(worstWindow(steady)).toBeCloseTo(1);
});
