import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Against, Difference } from '../../contract';
import { differenceOf, useAgainst } from './use-against';

test('returns a difference only for compared cells without motion', () => {
  const cell: Difference = { page: '/about', size: 'desktop', theme: 'dark', differing: 0.25 };
  const result: Against = { revision: 'v1', phase: 'done', done: 1, total: 1, cells: [cell] };
  const look = { size: 'desktop', theme: 'dark', motion: 'off' } as const;
  expect(differenceOf(result, '/about', look)).toBe(0.25);
  expect(differenceOf(result, '/about', { ...look, motion: 'on' })).toBeUndefined();
  expect(differenceOf(result, '/about', { ...look, theme: 'light' })).toBeUndefined();
  expect(differenceOf(result, '/', look)).toBeUndefined();
});

test('requests the comparison again after the server restarts without one', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told: Against = { revision: 'v1', phase: 'comparing', done: 0, total: 2, cells: [] };
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(told));
  vi.stubGlobal('fetch', fetched);
  const { result } = renderHook(() => useAgainst('v1'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current.result).toEqual(told);
  fetched.mockRejectedValueOnce(new Error('nobody is there'));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(result.current.failure).toContain('does not answer');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(result.current.failure).toBeUndefined();
  expect(result.current.result).toEqual(told);
});
