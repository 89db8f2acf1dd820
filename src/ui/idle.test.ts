import { expect, test, vi } from 'vitest';
import { whenIdle } from './idle';

// Node has no requestIdleCallback.
test('whenIdle runs a task after a short delay if requestIdleCallback is missing', async () => {
  const run = vi.fn<() => void>();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});

test('whenIdle does not run a canceled task', () => {
  vi.useFakeTimers();
  const run = vi.fn<() => void>();
  whenIdle(run)();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  vi.useRealTimers();
});
