import { afterEach, describe, expect, it, vi } from 'vitest';
import { choice, createStore, data, flag, several, text } from './state';

// The real module calls matchMedia, which jsdom lacks.
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

describe('a prototype’s store', () => {
  it('writes changed fields to the hash, except session-only ones', () => {
    const store = open();
    store.set({ view: 'before', pinned: ['stock', 'ledger'], orders: [3] });
    expect(location.hash).toBe('#view=before&pinned=stock,ledger');
    store.reset();
    expect(location.hash).toBe('');
  });

  it('if a link sets a field, ignores session storage for all fields that links can set', () => {
    open().set({ compact: true, pinned: ['stock'] });
    visit('#view=before');
    expect(open().get()).toMatchObject({ view: 'before', compact: false, pinned: [] });
  });

  it('if the hash is empty, restores all fields from session storage except those kept only in the hash', () => {
    open().set({ compact: true, open: 'ledger', orders: [1, 2] });
    visit('');
    expect(open().get()).toMatchObject({ compact: true, open: '', orders: [1, 2] });
  });

  it('ignores invalid values in the hash and in session storage', () => {
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

  it('calls a listener when it subscribes and after each change', () => {
    const store = open();
    const seen: string[] = [];
    store.subscribe((state, previous) => seen.push(`${previous.view}, ${state.view}`));
    store.set({ view: 'before' });
    expect(seen).toEqual(['after, after', 'after, before']);
  });

  it('restores the previous state after Back', () => {
    const store = open();
    store.set({ view: 'before' }, { push: true });
    visit('');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(store.get().view).toBe('after');
  });

  it('adds a history entry for a change with `push: true`, but not in an iframe', () => {
    const before = history.length;
    page.isFramed = true;
    open().set({ view: 'before' }, { push: true });
    expect(history.length).toBe(before);
    page.isFramed = false;
    open().set({ view: 'after' }, { push: true });
    expect(history.length).toBe(before + 1);
  });

  it('keeps state if session storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const store = open();
    store.set({ compact: true });
    expect(store.get().compact).toBe(true);
  });

  it('hashFor returns the hash of a link that changes the given fields', () => {
    expect(open().hashFor({ view: 'before', compact: true })).toBe('#view=before&compact=1');
  });
});
