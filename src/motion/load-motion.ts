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

/** Loads the motion code. Until it has loaded, nothing is hidden, so the page is complete even without it. */
export function loadMotion() {
  if (requested) return;
  requested = true;
  import('./motion.chunk').then(setCode, giveUpMotion);
}

/** Removes the styles that prepare for motion. Call if any motion code fails to load. */
export function giveUpMotion() {
  markMoving(false);
  setCode(undefined);
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

export function useMotionCode(): MotionCode | undefined {
  const allowed = useMotionAllowed();
  const loaded = useSyncExternalStore(
    subscribe,
    () => code,
    () => undefined,
  );
  return allowed ? loaded : undefined;
}

export const useMotionReady = (): boolean => useMotionCode() !== undefined;
