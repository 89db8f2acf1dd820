import { beforeEach, expect, test, vi } from 'vitest';
import type { observeReveal, TakeTurn } from './observe-reveal';
import { countUp, rise } from './entrances';

let arrive: ((takeTurn?: TakeTurn) => void) | undefined;
vi.mock('./observe-reveal', () => ({
  observeReveal: ((_, { onReveal }) => {
    arrive = onReveal;
    return () => (arrive = undefined);
  }) satisfies typeof observeReveal,
}));

beforeEach(() => {
  arrive = undefined;
  vi.useFakeTimers();
});

function startCount(value: string) {
  const figure = document.createElement('span');
  figure.textContent = value;
  const stop = countUp(figure, value);
  return { figure, stop, shown: () => figure.dataset['counting'] };
}

test('counts up within 800 ms in the figure’s notation, and never down', () => {
  const { figure, shown } = startCount('$2,400+');
  expect(shown()).toBeUndefined();
  arrive?.(() => 0);
  expect(shown()).toBe('$1,000+');
  const seen: number[] = [];
  for (let time = 0; time < 760; time += 40) {
    vi.advanceTimersByTime(40);
    expect(shown()).toMatch(/^\$\d,\d{3}\+$/);
    expect(figure.textContent).toBe('$2,400+');
    seen.push(Number(shown()?.replaceAll(/\D/g, '')));
  }
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(new Set(seen).size).toBeGreaterThan(8);
  expect(seen.at(-1)).toBeLessThanOrEqual(2400);
  vi.advanceTimersByTime(200);
  expect(shown()).toBeUndefined();
});

test('does not count after a jump past the figure', () => {
  const { shown } = startCount('2,400');
  arrive?.();
  expect(shown()).toBeUndefined();
});

test('does not count a range', () => {
  startCount('8 to 12');
  expect(arrive).toBeUndefined();
});

test('shows the figure again when stopped', () => {
  const { stop, shown } = startCount('24');
  arrive?.(() => 0);
  expect(shown()).toBe('10');
  stop();
  expect(shown()).toBeUndefined();
});

test('staggers blocks that appear together, within 200 ms', () => {
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

test('does not rise in print', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === 'print' }));
  const block = document.createElement('div');
  const animate = (block.animate = vi.fn<Element['animate']>());
  rise(block);
  arrive?.(() => 0);
  expect(animate).not.toHaveBeenCalled();
});
