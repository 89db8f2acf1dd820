import { useSyncExternalStore } from 'react';

let back: Promise<void> | undefined;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export const answers = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

async function waitFor(address: string) {
  do {
    await new Promise<unknown>((done) => {
      setTimeout(done, 5000);
      addEventListener('online', done, { once: true });
    });
  } while (!(await answers(address)));
  back = undefined;
  tell();
}

export function whenReachable(address: string): Promise<void> {
  back ??= waitFor(address);
  tell();
  return back;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsUnreachable = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => back !== undefined,
    () => false,
  );
