import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AppId } from './data';
import type { State } from './store';

// The real module calls matchMedia, which jsdom lacks.
vi.mock('../shared/page', () => ({ isFramed: false }));

const html = readFileSync(path.join(import.meta.dirname, 'index.html'), 'utf8');
const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];

let shelve: (change: Partial<State>) => Record<string, string[]>;
let cards: typeof import('./cards');
let initial: State;

beforeEach(async () => {
  vi.resetModules();
  document.body.innerHTML = body;
  cards = await import('./cards');
  initial = (await import('./store')).store.get();
  cards.collectCards((await import('./data')).appIds);
  shelve = (change) => {
    const state = { ...initial, ...change };
    cards.fillCards(state);
    cards.shelveCards(state);
    const shelves = [...document.querySelectorAll<HTMLElement>('[data-shelf]')];
    return Object.fromEntries(
      shelves.map((shelf) => [
        shelf.dataset.shelf,
        [...shelf.querySelectorAll('.open')].map(({ textContent }) => textContent.trim()),
      ]),
    );
  };
});

const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b));

it('lists first the apps that need attention, then the pinned apps, then the rest by last use', () => {
  const { attention, pinned, rest = [] } = shelve({});
  expect(attention).toEqual(['Payroll', 'Inventory', 'Reviews']);
  expect(pinned).toEqual(['Bookings', 'Sales report']);
  expect(rest[0]).toBe('Invoices');
  expect(rest).toHaveLength(7);
});

it('counts the apps of the last shelf in its heading, and says how they are sorted', () => {
  const heading = () => document.querySelector('#s-rest')?.textContent;
  const written = heading();
  shelve({});
  expect(heading()).toBe(written);
  shelve({ added: ['gift'] });
  expect(heading()).toBe('8 other apps, last used first');
  shelve({ sort: 'name' });
  expect(heading()).toBe('10 other apps, A to Z');
});

it('starts the last shelf with the app that was just opened, and sorts all shelves by name on request', () => {
  const byName = shelve({ sort: 'name' });
  expect(byName.attention).toEqual([]);
  expect(byName.rest).toEqual(sorted(byName.rest ?? []));
  expect(shelve({ opened: ['website'] }).rest?.[0]).toBe('Website');
});

it('in the view before the redesign, shows one shelf, sorted by name', () => {
  const { attention, pinned, rest = [] } = shelve({ view: 'before' });
  expect([attention, pinned]).toEqual([[], []]);
  expect(rest).toHaveLength(12);
  expect(rest).toEqual(sorted(rest));
});

it('moves an app to another shelf when its task is done or it is pinned', () => {
  const { attention, pinned } = shelve({ settled: ['payroll'], pins: ['coupons'] });
  expect(attention).toEqual(['Inventory', 'Reviews']);
  expect(pinned).toEqual(['Coupons']);
  const pin = document.querySelector('[data-app="coupons"] .pin');
  expect(pin?.getAttribute('aria-pressed')).toBe('true');
});

it('adds marketplace apps to the shelves and to the monthly bill', () => {
  const state = { ...initial, added: ['gift'] as const satisfies AppId[] };
  expect(shelve(state).rest).toContain('Gift cards');
  expect(cards.installed(state)).toContain('gift');
  expect(cards.monthly(state)).toBeGreaterThan(cards.monthly(initial));
});

it('keeps focus on the pin button of a card that moves to another shelf', () => {
  shelve({});
  const pin = document.querySelector<HTMLElement>('[data-app="coupons"] .pin');
  pin?.focus();
  shelve({ pins: ['coupons'] });
  expect(document.activeElement).toBe(pin);
});
