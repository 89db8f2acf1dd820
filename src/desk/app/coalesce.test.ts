import { expect, test, vi } from 'vitest';
import { coalesce } from './coalesce';

test('calls made during a run share one rerun', async () => {
  const ends: (() => void)[] = [];
  const perform = vi.fn<() => Promise<void>>(() => new Promise((end) => ends.push(end)));
  const inTurn = coalesce();
  const ask = () => inTurn(perform);
  const all = [ask(), ask(), ask()];
  expect(perform).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await all[0];
  await vi.waitFor(() => expect(perform).toHaveBeenCalledTimes(2));
  ends[1]?.();
  await Promise.all(all);
  expect(perform).toHaveBeenCalledTimes(2);
  void ask();
  expect(perform).toHaveBeenCalledTimes(3);
});

test('reruns after a failure', async () => {
  const perform = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('No.'));
  perform.mockResolvedValue();
  const inTurn = coalesce();
  const ask = () => inTurn(perform);
  const [first, second] = [ask(), ask()];
  await expect(first).rejects.toThrow('No.');
  await second;
  expect(perform).toHaveBeenCalledTimes(2);
});
