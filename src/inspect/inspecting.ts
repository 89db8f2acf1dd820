import { useSyncExternalStore } from 'react';

type State = 'off' | 'on' | 'failed';

const isIn = (query: string) => /[?&]inspect\b/.test(query);

let state: State = !import.meta.env.SSR && isIn(location.search) ? 'on' : 'off';
const listeners = new Set<() => void>();

export function setInspect(next: State) {
  state = next;
  followInAddress();
  listeners.forEach((notify) => notify());
}

export const toggleInspect = () => setInspect(state === 'on' ? 'off' : 'on');

/**
 * Adds `?inspect` to the address or removes it, so that a copied address opens Inspect, too. Each
 * change also removes all other query parameters, because the site does not use any.
 */
export function followInAddress() {
  const { pathname, search, hash } = location;
  const isOn = state === 'on';
  if (isOn === isIn(search)) return;
  history.replaceState(history.state, '', pathname + (isOn ? '?inspect' : '') + hash);
}

export const useInspect = (): State =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => state,
    () => 'off',
  );
