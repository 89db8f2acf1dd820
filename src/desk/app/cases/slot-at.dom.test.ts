import { expect, test } from 'vitest';
import { slotAt } from './slot-at';

test('maps a height to a row, and clamps it to the list', () => {
  const list = document.createElement('ol');
  list.getBoundingClientRect = () => new DOMRect(0, 100);
  for (const height of [50, 80, 50]) {
    const row = document.createElement('li');
    Object.defineProperty(row, 'offsetHeight', { value: height });
    list.append(row);
  }
  const slots = [0, 149, 150, 229, 230, 900].map((y) => slotAt(list, y));
  expect(slots).toEqual([0, 0, 1, 1, 2, 2]);
});
