import { expect, test, vi } from 'vitest';
import { takeTurn } from './turns';

const tick = () => Promise.resolve();

test('loads two at a time, and skips canceled ones', async () => {
  const begin = Array.from({ length: 4 }, () => vi.fn<() => void>());
  const ends = begin.map(takeTurn);
  await tick();
  expect(begin.map((one) => one.mock.calls.length)).toEqual([1, 1, 0, 0]);
  ends[2]?.();
  ends[0]?.();
  await tick();
  expect(begin.map((one) => one.mock.calls.length)).toEqual([1, 1, 0, 1]);
  // Ending a turn twice must not free another page's turn.
  ends[0]?.();
  const late = vi.fn<() => void>();
  const end = takeTurn(late);
  await tick();
  expect(late).not.toHaveBeenCalled();
  ends[1]?.();
  await tick();
  expect(late).toHaveBeenCalledOnce();
  ends[3]?.();
  end();
});
