import { useSyncExternalStore } from 'react';

export const schemes = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const key = 'theme';
const listeners = new Set<() => void>();
let chosen: Scheme | undefined;

const isScheme = (value: unknown): value is Scheme => schemes.some((scheme) => scheme === value);

const stored = (): Scheme => {
  try {
    const value = localStorage.getItem(key);
    return isScheme(value) ? value : 'auto';
  } catch {
    return 'auto';
  }
};

const show = (scheme: Scheme) => {
  if (scheme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = scheme;
};

const current = (): Scheme => (chosen ??= stored());

export function chooseScheme(scheme: Scheme) {
  chosen = scheme;
  show(scheme);
  try {
    if (scheme === 'auto') localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
  listeners.forEach((notify) => notify());
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  const follow = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    chosen = stored();
    show(chosen);
    notify();
  };
  addEventListener('storage', follow);
  return () => {
    listeners.delete(notify);
    removeEventListener('storage', follow);
  };
};

/** The visitor's choice of theme. The head of the page has applied it before the first paint. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, current, () => 'auto');
