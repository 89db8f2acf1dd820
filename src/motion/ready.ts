import { useSyncExternalStore } from 'react';
import { useMotionOn } from './preference';

type Features = typeof import('./features').features;

let promise: Promise<Features> | undefined;
let ready = false;
const listeners = new Set<() => void>();

/** The code that animates. If it never comes, nothing was hidden for it, and the page stays as it is. */
export const loadFeatures = (): Promise<Features> =>
  (promise ??= import('./features').then(
    ({ features }) => {
      ready = true;
      listeners.forEach((notify) => notify());
      return features;
    },
    () => new Promise<never>(() => {}),
  ));

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

const useReady = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => ready,
    () => false,
  );

/** Whether something may move now: the visitor wants it, and the code for it is there. */
export function useMoving(): boolean {
  const on = useMotionOn();
  const loaded = useReady();
  return on && loaded;
}
