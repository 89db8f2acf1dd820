import { expect, test } from 'vitest';
import { looks, nameOfLook } from './cells';

test('gives a page eight combinations with unique names', () => {
  const names = looks({}).map(nameOfLook);
  expect(names).toHaveLength(8);
  expect(new Set(names).size).toBe(8);
});

test('filters combinations', () => {
  expect(looks({ size: 'phone', motion: 'off' }).map(nameOfLook)).toEqual([
    'Phone, light, still',
    'Phone, dark, still',
  ]);
});
