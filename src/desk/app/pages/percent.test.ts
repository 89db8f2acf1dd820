import { expect, test } from 'vitest';
import { percent } from './percent';

test('a share has as many digits as say something', () => {
  expect(percent(0.12345)).toBe('12.3 %');
  expect(percent(0.00123)).toBe('0.12 %');
  expect(percent(0.00001)).toBe('< 0.01 %');
});
