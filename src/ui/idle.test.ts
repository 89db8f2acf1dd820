import { expect, test, vi } from 'vitest';
import { whenIdle } from './idle';

// jsdom has no requestIdleCallback, and neither has Safari.
test('runs the task soon without requestIdleCallback', async () => {
  const run = vi.fn<() => void>();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});

test('does not run a canceled task', () => {
  vi.useFakeTimers();
  const run = vi.fn<() => void>();
  whenIdle(run)();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  vi.useRealTimers();
});
