import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const root = document.documentElement;

async function visit() {
  delete root.dataset.theme;
  vi.resetModules();
  await import('../start/apply-choices');
  const beforePaint = root.dataset.theme;
  const { chooseScheme, useScheme } = await import('./preference');
  const { result } = renderHook(useScheme);
  return {
    beforePaint,
    choose: (scheme: Parameters<typeof chooseScheme>[0]) => act(() => chooseScheme(scheme)),
    get chosen() {
      return result.current;
    },
    get shown() {
      return root.dataset.theme;
    },
  };
}

const block = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('Storage is blocked', 'SecurityError');
  });

const otherTab = (key: string | null) =>
  act(() => dispatchEvent(new StorageEvent('storage', { key })));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('the next visit has the chosen theme before its first paint', async () => {
  (await visit()).choose('light');
  const next = await visit();
  expect(next.beforePaint).toBe('light');
  expect(next.chosen).toBe('light');
});

test('after Auto is chosen, the page follows the system again, also on the next visit', async () => {
  const page = await visit();
  page.choose('dark');
  page.choose('auto');
  expect(page.chosen).toBe('auto');
  expect(page.shown).toBeUndefined();
  expect((await visit()).beforePaint).toBeUndefined();
});

test('if storage is blocked, a choice still applies to the current page', async () => {
  block('getItem');
  block('setItem');
  block('removeItem');
  const page = await visit();
  expect(page.chosen).toBe('auto');
  page.choose('dark');
  expect(page.shown).toBe('dark');
  page.choose('auto');
  expect(page.shown).toBeUndefined();
});

test('a theme that is chosen in another tab applies here, too', async () => {
  const page = await visit();
  localStorage.setItem('theme', 'dark');
  otherTab('theme');
  expect(page.chosen).toBe('dark');
  expect(page.shown).toBe('dark');

  localStorage.clear();
  otherTab(null);
  expect(page.chosen).toBe('auto');
  expect(page.shown).toBeUndefined();
});

test('another tab’s change of a different storage key leaves the theme as it is', async () => {
  const page = await visit();
  page.choose('light');
  localStorage.setItem('theme', 'dark');
  otherTab('cart');
  expect(page.chosen).toBe('light');
  expect(page.shown).toBe('light');
});

test('an unknown stored theme counts as no choice', async () => {
  localStorage.setItem('theme', 'purple');
  const page = await visit();
  expect(page.chosen).toBe('auto');
  expect(['light', 'dark']).not.toContain(page.shown);
});
