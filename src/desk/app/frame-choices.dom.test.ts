import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { getItem, setItem, removeItem } = Storage.prototype;

const begin = async (name: string) => {
  window.name = name;
  vi.resetModules();
  await import('./frame-choices');
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  Object.assign(Storage.prototype, { getItem, setItem, removeItem });
  vi.resetModules();
});

test('in an iframe of the desk, takes the theme from the iframe’s name and turns motion off, without storing either', async () => {
  localStorage.setItem('theme', 'light');
  await begin('desk dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(localStorage.getItem('motion')).toBe('off');
  localStorage.setItem('theme', 'auto');
  localStorage.removeItem('theme');
  localStorage.setItem('other', 'kept');
  expect(localStorage.getItem('other')).toBe('kept');
  expect(getItem.call(localStorage, 'theme')).toBe('light');
});

test('outside the desk’s iframes, does not replace the methods of localStorage', async () => {
  await begin('');
  expect(Storage.prototype.getItem).toBe(getItem);
});
