import { useSyncExternalStore } from 'react';
import { markMoving, useMotionOn } from './preference';

type Movers = typeof import('./movers');

let asked = false;
let movers: Movers | undefined;
const listeners = new Set<() => void>();

const setMovers = (now: Movers | undefined) => {
  movers = now;
  listeners.forEach((notify) => notify());
};

/** Fetches the code that animates. If it never comes, nothing was hidden for it, and the page stands still. */
export function loadMotion() {
  if (asked) return;
  asked = true;
  import('./movers').then(setMovers, giveUpMotion);
}

/** Some code that animates did not come: styles that were made ready for it let go. */
export function giveUpMotion() {
  markMoving(false);
  setMovers(undefined);
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** What moves things, while they may move: the visitor wants it, and the code for it is there. */
export function useMotion(): Movers | undefined {
  const on = useMotionOn();
  const loaded = useSyncExternalStore(
    subscribe,
    () => movers,
    () => undefined,
  );
  return on ? loaded : undefined;
}

/** Whether something may move now. */
export const useMoving = (): boolean => useMotion() !== undefined;
