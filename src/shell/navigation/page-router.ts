import type { ComponentType } from 'react';
import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
} from 'react-router-dom';
import type { Colors, PageHead } from '../../content/types';
import { pageOf } from '../../ui/href';

export interface RouteMeta {
  kind?: 'case';
  path?: string;
  head: PageHead;
  colors?: Colors;
  Header?: ComponentType;
}

export interface LoadedPage {
  Component: ComponentType;
  meta: RouteMeta;
}

interface RouterState {
  /** Its `pathname` includes the site's base path. */
  location: Location;
  navigationType: NavigationType;
  page: LoadedPage;
  pending?: Location;
}

export interface PageRouter {
  navigator: Navigator;
  state: () => RouterState;
  subscribe: (listener: () => void) => () => void;
}

interface PageRequest {
  location: Location;
  navigationType: NavigationType;
  isWanted: () => boolean;
}

export type LoadPage = (request: PageRequest) => Promise<LoadedPage>;

const createHref: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to));

/** React Router's format of `history.state`. `idx` is 0 in the first entry of a visit. */
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

let hadTransition = false;

/** True if the browser itself animated the last Back or Forward, as Safari does after a swipe. */
export const hadUAVisualTransition = () => hadTransition;

/**
 * React Router's declarative mode cannot wait for code to load. When a link is followed, this
 * router changes the address only after the new page's code has loaded.
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
      // React Router resolves links before it calls a navigator, so `to` always has a path.
      const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
      const key = Math.random().toString(36).slice(2, 10);
      const location = { pathname, search, hash, state: usr, key, mask: undefined };
      void show(location, type, () => {
        const { idx = 0, usr: before } = stored();
        const address = createHref(location);
        // If React has not rendered yet, the second click of a double-click adds no second entry.
        const isSame =
          address === createPath(window.location) && JSON.stringify(usr) === JSON.stringify(before);
        const isPush = type === NavigationType.Push && !isSame;
        const entry: StoredState = { usr, key, idx: isPush ? idx + 1 : idx };
        try {
          if (isPush) history.pushState(entry, '', address);
          else history.replaceState(entry, '', address);
        } catch {
          // Safari throws if a page adds too many entries in a short time. Then the next page's
          // document loads.
          window.location.assign(address);
        }
      });
    };

  if (stored().idx === undefined) history.replaceState({ ...stored(), idx: 0 }, '');
  addEventListener('popstate', ({ hasUAVisualTransition = false }) => {
    hadTransition = hasUAVisualTransition;
    void show(currentLocation(), NavigationType.Pop);
  });

  return {
    navigator: {
      createHref,
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

export const staticRouter = (page: LoadedPage, pathname: string): PageRouter => ({
  navigator: {
    createHref,
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
