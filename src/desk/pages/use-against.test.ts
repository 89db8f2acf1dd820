import { expect, test } from 'vitest';
import type { Against, Difference } from '../../../scripts/desk/contract';
import { differenceOf } from './use-against';

test('what differs is known of the still look that was compared, and of no other', () => {
  const cell: Difference = { page: '/about', size: 'desktop', theme: 'dark', differing: 0.25 };
  const result: Against = { revision: 'v1', phase: 'done', done: 1, total: 1, cells: [cell] };
  const look = { size: 'desktop', theme: 'dark', motion: 'off' } as const;
  expect(differenceOf(result, '/about', look)).toBe(0.25);
  expect(differenceOf(result, '/about', { ...look, motion: 'on' })).toBeUndefined();
  expect(differenceOf(result, '/about', { ...look, theme: 'light' })).toBeUndefined();
  expect(differenceOf(result, '/', look)).toBeUndefined();
});
