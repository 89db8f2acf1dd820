import { expect, test, vi } from 'vitest';
import { whenIdle } from './idle';

// jsdom has no requestIdleCallback, and neither has Safari.
test('where the browser cannot tell when it is idle, the task runs soon', async () => {
  const run = vi.fn<() => void>();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});

test('a task that is called off does not run', () => {
  vi.useFakeTimers();
  const run = vi.fn<() => void>();
  whenIdle(run)();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  vi.useRealTimers();
});
