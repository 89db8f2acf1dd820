import { useMemo, useSyncExternalStore } from 'react';

export const views = ['pages', 'words', 'cases', 'publish'] as const;
export type View = (typeof views)[number];

interface DeskRoute {
  view: View;
  asked: Readonly<Record<string, string>>;
}

export function routeAt(hash: string): DeskRoute {
  const [name, search = ''] = hash.replace(/^#/, '').split('?');
  const view = views.find((known) => known === name) ?? 'pages';
  return { view, asked: Object.fromEntries(new URLSearchParams(search)) };
}

export function addressOf(view: View, asked: Record<string, string | undefined> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(asked)) if (value) search.set(key, value);
  return search.size > 0 ? `#${view}?${search}` : `#${view}`;
}

/** Adds no history entry. `replaceState` fires no `hashchange` event, so this function does. */
export function refine({ view, asked }: DeskRoute, change: Record<string, string | undefined>) {
  history.replaceState(history.state, '', addressOf(view, { ...asked, ...change }));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

const subscribe = (notify: () => void) => {
  addEventListener('hashchange', notify);
  return () => removeEventListener('hashchange', notify);
};

export function useDeskRoute(): DeskRoute {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => routeAt(hash), [hash]);
}
