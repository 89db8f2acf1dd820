import { useSyncExternalStore } from 'react';

/**
 * The visitor's choice is stored in localStorage under `key`, and set as the root element's data
 * attribute of that name. For the choice `auto`, both are removed.
 */
export function createPreference<const T extends string>(key: string, values: readonly T[]) {
  type Value = T | 'auto';
  const listeners = new Set<() => void>();
  let chosen: Value | undefined;

  const stored = (): Value => {
    try {
      const kept = localStorage.getItem(key);
      return values.find((value) => value === kept) ?? 'auto';
    } catch {
      return 'auto';
    }
  };
  const current = (): Value => (chosen ??= stored());

  const take = (value: Value) => {
    chosen = value;
    if (value === 'auto') delete document.documentElement.dataset[key];
    else document.documentElement.dataset[key] = value;
    listeners.forEach((notify) => notify());
  };

  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) take(stored());
  };

  const subscribe = (notify: () => void) => {
    if (listeners.size === 0) addEventListener('storage', follow);
    listeners.add(notify);
    return () => {
      listeners.delete(notify);
      if (listeners.size === 0) removeEventListener('storage', follow);
    };
  };

  const choose = (value: Value) => {
    take(value);
    try {
      if (value === 'auto') localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Storage is blocked: the choice lasts until the page unloads.
    }
  };

  const useChoice = (): Value => useSyncExternalStore(subscribe, current, () => 'auto');

  return { choose, current, subscribe, useChoice };
}

const theme = createPreference('theme', ['light', 'dark']);

export const chooseScheme = theme.choose;

/**
 * Returns `auto` while the page hydrates, although src/start/apply-choices.ts has already applied
 * the stored theme.
 */
export const useScheme = theme.useChoice;
