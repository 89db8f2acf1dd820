import { beforeEach, expect, test, vi } from 'vitest';
import type { observeReveal, TakeTurn } from './observe-reveal';
import { rise } from './entrances';

let arrive: ((takeTurn?: TakeTurn) => void) | undefined;
vi.mock('./observe-reveal', () => ({
  observeReveal: ((_, { onReveal }) => {
    arrive = onReveal;
    return () => (arrive = undefined);
  }) satisfies typeof observeReveal,
}));

beforeEach(() => {
  arrive = undefined;
});

test('staggers blocks that appear together, by at most 200 ms', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const block = document.createElement('p');
  const animate = (block.animate = vi.fn<Element['animate']>());
  for (const [turn, delay] of [
    [0, 0],
    [2, 100],
    [9, 200],
  ] as const) {
    rise(block);
    arrive?.(() => turn);
    expect(animate.mock.lastCall?.[1]).toMatchObject({ duration: 300, delay });
  }
  vi.unstubAllGlobals();
});

test('does not animate blocks in print', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === 'print' }));
  const block = document.createElement('div');
  const animate = (block.animate = vi.fn<Element['animate']>());
  rise(block);
  arrive?.(() => 0);
  expect(animate).not.toHaveBeenCalled();
});
