import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const root = document.documentElement;

/** A visit to a page: what its head does, and what the site then knows of the theme. */
async function visit() {
  delete root.dataset.theme;
  vi.resetModules();
  await import('../start/apply-choices');
  const beforePaint = root.dataset.theme;
  const { chooseScheme, useScheme } = await import('./scheme');
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

/** Something in storage changed in another tab. */
const otherTab = (key: string | null) =>
  act(() => dispatchEvent(new StorageEvent('storage', { key })));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('without a choice, the system decides', async () => {
  const page = await visit();
  expect(page.chosen).toBe('auto');
  expect(page.shown).toBeUndefined();
});

test('a chosen theme is shown at once', async () => {
  const page = await visit();
  page.choose('dark');
  expect(page.chosen).toBe('dark');
  expect(page.shown).toBe('dark');
});

test('on the next visit it is there before anything is drawn', async () => {
  (await visit()).choose('light');
  const next = await visit();
  expect(next.beforePaint).toBe('light');
  expect(next.chosen).toBe('light');
});

test('auto gives the choice back to the system and forgets it', async () => {
  const page = await visit();
  page.choose('dark');
  page.choose('auto');
  expect(page.chosen).toBe('auto');
  expect(page.shown).toBeUndefined();
  expect((await visit()).beforePaint).toBeUndefined();
});

test('where storage is blocked, a choice still holds for this page', async () => {
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

test('a choice made in another tab is followed', async () => {
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

test('what another tab stores for something else changes nothing', async () => {
  const page = await visit();
  page.choose('light');
  localStorage.setItem('theme', 'dark');
  otherTab('cart');
  expect(page.chosen).toBe('light');
  expect(page.shown).toBe('light');
});

test('something else in storage under that name counts as no choice', async () => {
  localStorage.setItem('theme', 'purple');
  const page = await visit();
  expect(page.chosen).toBe('auto');
  expect(['light', 'dark']).not.toContain(page.shown);
});
