import { afterEach, describe, expect, it, vi } from 'vitest';
import { choice, createStore, data, flag, several, text } from './state';

// APIs that jsdom lacks.
const page = vi.hoisted(() => ({ isFramed: false }));
vi.mock('./page', () => page);

const fields = () => ({
  view: choice(['after', 'before'], 'after'),
  pinned: several(['ledger', 'stock'], []),
  open: text('', 'link'),
  compact: flag(false),
  orders: data<number[]>([], (value) => (Array.isArray(value) ? value.map(Number) : undefined)),
});

const open = () => createStore('test', fields());
const visit = (hash: string) => history.replaceState(null, '', `/${hash}`);

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  visit('');
  page.isFramed = false;
});

describe('the state of a prototype', () => {
  it('is written to the hash without its initial values', () => {
    const store = open();
    store.set({ view: 'before', pinned: ['stock', 'ledger'], orders: [3] });
    expect(location.hash).toBe('#view=before&pinned=stock,ledger');
    store.reset();
    expect(location.hash).toBe('');
  });

  it('is restored from a link rather than from storage', () => {
    open().set({ compact: true, pinned: ['stock'] });
    visit('#view=before');
    expect(open().get()).toMatchObject({ view: 'before', compact: false, pinned: [] });
  });

  it('is restored from session storage without a link, except for link-only fields', () => {
    open().set({ compact: true, open: 'ledger', orders: [1, 2] });
    visit('');
    expect(open().get()).toMatchObject({ compact: true, open: '', orders: [1, 2] });
  });

  it('ignores invalid values', () => {
    visit('#view=sideways&pinned=ledger,nonsense&compact=perhaps');
    sessionStorage.setItem('prototype:test', '{"orders":"{broken"}');
    expect(open().get()).toEqual({
      view: 'after',
      pinned: ['ledger'],
      open: '',
      compact: false,
      orders: [],
    });
  });

  it('calls listeners at once and after each change', () => {
    const store = open();
    const seen: string[] = [];
    store.subscribe((state, previous) => seen.push(`${previous.view}, ${state.view}`));
    store.set({ view: 'before' });
    expect(seen).toEqual(['after, after', 'after, before']);
  });

  it('follows Back', () => {
    const store = open();
    store.set({ view: 'before' }, { push: true });
    visit('');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(store.get().view).toBe('after');
  });

  it('adds a history entry when pushed, but not in a frame', () => {
    const before = history.length;
    page.isFramed = true;
    open().set({ view: 'before' }, { push: true });
    expect(history.length).toBe(before);
    page.isFramed = false;
    open().set({ view: 'after' }, { push: true });
    expect(history.length).toBe(before + 1);
  });

  it('works without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const store = open();
    store.set({ compact: true });
    expect(store.get().compact).toBe(true);
  });

  it('creates hashes for links', () => {
    expect(open().hashFor({ view: 'before', compact: true })).toBe('#view=before&compact=1');
  });
});
