import { useSyncExternalStore } from 'react';
import { markMoving, useMotionAllowed } from './preference';

type MotionCode = typeof import('./motion.chunk');

let requested = false;
let code: MotionCode | undefined;
const listeners = new Set<() => void>();

const setCode = (next: MotionCode | undefined) => {
  code = next;
  listeners.forEach((notify) => notify());
};

/** Fetches the motion code. Nothing is hidden before it has loaded, so a page without it is whole. */
export function loadMotion() {
  if (requested) return;
  requested = true;
  import('./motion.chunk').then(setCode, giveUpMotion);
}

/** For when motion code fails to load: drops the styles that prepare for it. */
export function giveUpMotion() {
  markMoving(false);
  setCode(undefined);
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** The motion code, once it is loaded and while motion is allowed. */
export function useMotionCode(): MotionCode | undefined {
  const allowed = useMotionAllowed();
  const loaded = useSyncExternalStore(
    subscribe,
    () => code,
    () => undefined,
  );
  return allowed ? loaded : undefined;
}

/** Whether motion is allowed and its code is loaded. */
export const useMotionReady = (): boolean => useMotionCode() !== undefined;
