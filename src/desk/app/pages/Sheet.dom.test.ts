import { expect, test, vi } from 'vitest';
import { takeTurn } from './Sheet';

test('loads two pages at a time, in order, and skips pages that were canceled while they waited', () => {
  const begin = Array.from({ length: 4 }, () => vi.fn<() => void>());
  const ends = begin.map(takeTurn);
  const begun = () => begin.map((one) => one.mock.calls.length);
  expect(begun()).toEqual([1, 1, 0, 0]);
  ends[2]?.();
  ends[0]?.();
  expect(begun()).toEqual([1, 1, 0, 1]);
  // Ending a turn twice must not free another page's turn.
  ends[0]?.();
  const late = vi.fn<() => void>();
  const end = takeTurn(late);
  expect(late).not.toHaveBeenCalled();
  ends[1]?.();
  expect(late).toHaveBeenCalledOnce();
  ends[3]?.();
  end();
});
