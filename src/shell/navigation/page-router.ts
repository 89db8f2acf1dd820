import type { ComponentType } from 'react';
import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
} from 'react-router-dom';
import { pageOf } from '../current-page';
import type { RouteMeta } from '../route-meta';

/** A page with its code. */
export interface LoadedPage {
  Component: ComponentType;
  meta: RouteMeta;
}

export interface RouterState {
  /** Of the page that is shown; its path includes the base path. */
  location: Location;
  navigationType: NavigationType;
  page: LoadedPage;
  /** Where the visitor is going while that page's code loads. */
  pending?: Location;
}

export interface PageRouter {
  navigator: Navigator;
  state: () => RouterState;
  subscribe: (listener: () => void) => () => void;
}

interface Wish {
  location: Location;
  navigationType: NavigationType;
  /** False once the visitor goes elsewhere. */
  isWanted: () => boolean;
}

export type LoadPage = (wish: Wish) => Promise<LoadedPage>;

/** React Router's format, plus the entry's place in the tab's history. */
interface StoredState {
  usr?: unknown;
  key?: string;
  idx?: number;
}

const stored = () => (history.state ?? {}) as StoredState;

const currentLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = stored();
  return { pathname, search, hash, state: usr, key, mask: undefined };
};

/**
 * React Router's declarative mode does not load code. This router changes the address once the code of its
 * page is there, and tells what is pending until then.
 */
export function createPageRouter(first: LoadedPage, load: LoadPage): PageRouter {
  let state: RouterState = {
    location: currentLocation(),
    navigationType: NavigationType.Pop,
    page: first,
  };
  const loaded = new Map([[pageOf(state.location.pathname), first]]);
  const listeners = new Set<() => void>();
  const set = (next: RouterState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  async function show(
    location: Location,
    navigationType: NavigationType,
    changeAddress = () => {},
  ) {
    const path = pageOf(location.pathname);
    let page = loaded.get(path);
    if (!page) {
      set({ ...state, pending: location });
      const isWanted = () => state.pending === location;
      page = await load({ location, navigationType, isWanted });
      loaded.set(path, page);
      if (!isWanted()) return;
    }
    changeAddress();
    set({ location, navigationType, page });
  }

  const change =
    (type: NavigationType): Navigator['push'] =>
    (to, usr: unknown = null) => {
      const parts = typeof to === 'string' ? parsePath(to) : to;
      const key = Math.random().toString(36).slice(2, 10);
      const { pathname = state.location.pathname, search = '', hash = '' } = parts;
      void show({ pathname, search, hash, state: usr, key, mask: undefined }, type, () => {
        const { idx = 0 } = stored();
        const entry: StoredState = { usr, key, idx: type === NavigationType.Push ? idx + 1 : idx };
        const address = createPath(parts);
        try {
          if (type === NavigationType.Push) history.pushState(entry, '', address);
          else history.replaceState(entry, '', address);
        } catch {
          // Safari allows only so many entries in a short time.
          window.location.assign(address);
        }
      });
    };

  if (stored().idx === undefined) history.replaceState({ ...stored(), idx: 0 }, '');
  addEventListener('popstate', () => void show(currentLocation(), NavigationType.Pop));

  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => history.go(delta),
      push: change(NavigationType.Push),
      replace: change(NavigationType.Replace),
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** For prerendering and tests of one page: every link is there, and none leads anywhere. */
export const staticRouter = (page: LoadedPage, pathname: string): PageRouter => ({
  navigator: {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go() {},
    push() {},
    replace() {},
  },
  state: () => ({
    location: { pathname, search: '', hash: '', state: null, key: 'default', mask: undefined },
    navigationType: NavigationType.Pop,
    page,
  }),
  subscribe: () => () => {},
});
