import { useSyncExternalStore } from 'react';
import { markMoving, useMotionAllowed } from './preference';

type MotionCode = typeof import('./motion-code');

let asked = false;
let code: MotionCode | undefined;
const listeners = new Set<() => void>();

const setCode = (now: MotionCode | undefined) => {
  code = now;
  listeners.forEach((notify) => notify());
};

/** Fetches the code that animates. If it never comes, nothing was hidden for it, and the page stands still. */
export function loadMotion() {
  if (asked) return;
  asked = true;
  import('./motion-code').then(setCode, giveUpMotion);
}

/** Some code that animates did not come: styles that were made ready for it let go. */
export function giveUpMotion() {
  markMoving(false);
  setCode(undefined);
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** What moves things, while they may move: the visitor wants it, and the code for it is there. */
export function useMotionCode(): MotionCode | undefined {
  const on = useMotionAllowed();
  const loaded = useSyncExternalStore(
    subscribe,
    () => code,
    () => undefined,
  );
  return on ? loaded : undefined;
}

/** Whether something may move now. */
export const useMotionReady = (): boolean => useMotionCode() !== undefined;
