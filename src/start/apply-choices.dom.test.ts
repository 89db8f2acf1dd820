import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { dataset } = document.documentElement;

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const prefersReduced = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: matches && media === '(prefers-reduced-motion: reduce)',
  }));

test.each([
  ['full', 'auto', 'may'],
  ['reduced', 'auto', 'must not'],
  ['full', 'off', 'must not'],
  ['reduced', 'on', 'may'],
])(
  'if the system asks for %s motion and the visitor has chosen “%s”, the page %s move',
  async (system, chosen, may) => {
    prefersReduced(system === 'reduced');
    if (chosen !== 'auto') localStorage.setItem('motion', chosen);
    await import('./apply-choices');
    expect('moving' in dataset).toBe(may === 'may');
  },
);

test('if storage is blocked, the page follows the system’s settings', async () => {
  prefersReduced(true);
  vi.stubGlobal('localStorage', undefined);
  await import('./apply-choices');
  expect(dataset.theme).toBeUndefined();
  expect('moving' in dataset).toBe(false);
});
