import { useSyncExternalStore } from 'react';

type State = 'off' | 'on' | 'failed';

let state: State =
  typeof location !== 'undefined' && /[?&]inspect\b/.test(location.search) ? 'on' : 'off';
const listeners = new Set<() => void>();

export function setInspect(next: State) {
  state = next;
  followInAddress();
  listeners.forEach((notify) => notify());
}

export const toggleInspect = () => setInspect(state === 'on' ? 'off' : 'on');

/** Keeps the state in the address, so that it can be shared. No other query means anything to the site. */
export function followInAddress() {
  const { pathname, search, hash } = location;
  const query = state === 'on' ? '?inspect' : '';
  // A query of someone else stays while Inspect is off.
  if (search === query || (!query && !search.includes('inspect'))) return;
  history.replaceState(history.state, '', pathname + query + hash);
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
