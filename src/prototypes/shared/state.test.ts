import { afterEach, describe, expect, it, vi } from 'vitest';
import { choice, createStore, data, flag, several, text, whole } from './state';

// The page asks the browser for things that jsdom does not have.
vi.mock('./page', () => ({ isFramed: false }));

const fields = () => ({
  view: choice(['after', 'before'], 'after'),
  pinned: several(['ledger', 'stock'], []),
  open: text('', 'link'),
  compact: flag(false),
  seats: whole(1, { min: 1, max: 9 }),
  orders: data<number[]>([], (value) => (Array.isArray(value) ? value.map(Number) : undefined)),
});

const open = () => createStore('test', fields());
const visit = (hash: string) => history.replaceState(null, '', `/${hash}`);

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  visit('');
});

describe('the state of a prototype', () => {
  it('is written to the hash without its initial values', () => {
    const store = open();
    store.set({ view: 'before', pinned: ['stock', 'ledger'], orders: [3] });
    expect(location.hash).toBe('#view=before&pinned=stock,ledger');
    store.reset();
    expect(location.hash).toBe('');
  });

  it('is reproduced by a link, whatever was remembered', () => {
    open().set({ compact: true, seats: 4 });
    visit('#view=before');
    expect(open().get()).toMatchObject({ view: 'before', compact: false, seats: 1 });
  });

  it('is remembered for the tab when there is no link, but not what belongs to links alone', () => {
    open().set({ compact: true, open: 'ledger', orders: [1, 2] });
    visit('');
    expect(open().get()).toMatchObject({ compact: true, open: '', orders: [1, 2] });
  });

  it('refuses what is not a value', () => {
    visit('#view=sideways&pinned=ledger,nonsense&seats=99&compact=perhaps');
    sessionStorage.setItem('prototype:test', '{"orders":"{broken"}');
    expect(open().get()).toEqual({
      view: 'after',
      pinned: ['ledger'],
      open: '',
      compact: false,
      seats: 1,
      orders: [],
    });
  });

  it('tells its listeners at once and after each change', () => {
    const store = open();
    const seen: string[] = [];
    const stop = store.subscribe((state, previous) =>
      seen.push(`${previous.seats}-${state.seats}`),
    );
    store.set({ seats: 2 });
    stop();
    store.set({ seats: 3 });
    expect(seen).toEqual(['1-1', '1-2']);
  });

  it('follows Back', () => {
    const store = open();
    store.set({ view: 'before' }, { push: true });
    visit('');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(store.get().view).toBe('after');
  });

  it('lives without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const store = open();
    store.set({ seats: 5 });
    expect(store.get().seats).toBe(5);
  });

  it('gives addresses for links', () => {
    expect(open().hashFor({ view: 'before', seats: 2 })).toBe('#view=before&seats=2');
  });
});
