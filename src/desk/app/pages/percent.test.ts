import { expect, test } from 'vitest';
import { percent } from './percent';

test('formats a share with significant digits', () => {
  expect(percent(0.12345)).toBe('12.3 %');
  expect(percent(0.00123)).toBe('0.12 %');
  expect(percent(0.00001)).toBe('< 0.01 %');
});
