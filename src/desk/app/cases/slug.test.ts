import { expect, test } from 'vitest';
import { slugOf, slugProblem } from './slug';

test('derives an address from a name', () => {
  expect(slugOf('Café & Crème 2')).toBe('cafe-creme-2');
});

test('reports a slug that cannot be an address', () => {
  expect(slugProblem('second-shop', ['minimart'])).toBeUndefined();
  expect(slugProblem('minimart', ['minimart'])).toMatch('Another case');
  for (const slug of ['Shop', 'a b', '-a', 'a--b', 'é'])
    expect(slugProblem(slug, [])).toBeDefined();
});
