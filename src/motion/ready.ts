import { useSyncExternalStore } from 'react';
import { useMotionOn } from './preference';

type Features = typeof import('./features').features;

let promise: Promise<Features> | undefined;
let ready = false;
const listeners = new Set<() => void>();

const setReady = (now: boolean) => {
  ready = now;
  listeners.forEach((notify) => notify());
};

/** The code that animates. If it never comes, nothing was hidden for it, and the page stands still. */
export const loadFeatures = (): Promise<Features> =>
  (promise ??= import('./features').then(
    ({ features }) => {
      setReady(true);
      return features;
    },
    () => {
      giveUpMotion();
      return new Promise<never>(() => {});
    },
  ));

/** Some code that animates did not come: styles that were made ready for it let go. */
export function giveUpMotion() {
  document.documentElement.dataset.motion = 'off';
  setReady(false);
}

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
