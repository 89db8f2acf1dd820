import { expect, test } from 'vitest';
import { looks, nameOfLook } from './cells';

test('a page has eight looks, each with a name of its own', () => {
  const names = looks({}).map(nameOfLook);
  expect(names).toHaveLength(8);
  expect(new Set(names).size).toBe(8);
});

test('those that are asked for are left', () => {
  expect(looks({ size: 'phone', motion: 'off' }).map(nameOfLook)).toEqual([
    'Phone, light, still',
    'Phone, dark, still',
  ]);
});
