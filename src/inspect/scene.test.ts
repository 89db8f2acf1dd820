import { expect, test } from 'vitest';
import { merged } from './scene';

test('joins ranges that touch or overlap, and keeps the gaps between others', () => {
  const ranges = [
    { from: 0.29, to: 0.39 },
    { from: 0.1, to: 0.15 },
    { from: 0.15, to: 0.2 },
    { from: 0.12, to: 0.14 },
  ];
  expect(merged(ranges)).toEqual([
    { from: 0.1, to: 0.2 },
    { from: 0.29, to: 0.39 },
  ]);
});
