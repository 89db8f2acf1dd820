import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { dataset } = document.documentElement;

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const prefersReduced = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: matches && media === '(prefers-reduced-motion: reduce)',
  }));

test.each([
  { system: 'full', chosen: 'auto', moves: true },
  { system: 'reduced', chosen: 'auto', moves: false },
  { system: 'full', chosen: 'off', moves: false },
  { system: 'reduced', chosen: 'on', moves: true },
])(
  'if the system asks for $system motion and the visitor has chosen $chosen, the page may move: $moves',
  async (each) => {
    prefersReduced(each.system === 'reduced');
    if (each.chosen !== 'auto') localStorage.setItem('motion', each.chosen);
    await import('./apply-choices');
    expect('moving' in dataset).toBe(each.moves);
  },
);

test('the page gets the stored theme', async () => {
  localStorage.setItem('theme', 'dark');
  await import('./apply-choices');
  expect(dataset.theme).toBe('dark');
});

test('if storage is blocked, the page follows the system’s settings', async () => {
  prefersReduced(true);
  vi.stubGlobal('localStorage', undefined);
  await import('./apply-choices');
  expect(dataset.theme).toBeUndefined();
  expect('moving' in dataset).toBe(false);
});
