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

export function loadMotion() {
  if (requested) return;
  requested = true;
  import('./motion.chunk').then(setCode, giveUpMotion);
}

/** Turns motion off, as if its code had never loaded. Call it if any motion code fails to load. */
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
