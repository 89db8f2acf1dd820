import { expect, test } from 'vitest';
import { looks, nameOfLook } from './cells';

test('gives a page four combinations with unique names', () => {
  const names = looks({}).map(nameOfLook);
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(4);
});

test('filters combinations', () => {
  expect(looks({ size: 'phone' }).map(nameOfLook)).toEqual(['Phone, light', 'Phone, dark']);
});
