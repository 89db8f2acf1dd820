import { useSyncExternalStore } from 'react';

/**
 * If the code is missing, as after a deploy, loads the page's prerendered HTML at `href` instead.
 * While the server is unreachable, waits and then loads the code again, because loading the page
 * would show the browser's error page.
 */
export async function loadOrReload<T>(
  href: string,
  load: () => Promise<T>,
  isWanted: () => boolean,
): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      const isReachable = isWanted() && (await answers(href));
      if (!isWanted()) return never;
      if (isReachable) return reload(href);
      await whenReachable(href);
    }
  }
}

const never = new Promise<never>(() => {});

function reload(href: string): Promise<never> {
  if (href === location.href) location.reload();
  else location.assign(href);
  // A page restored from the back/forward cache still has the stale code.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  return never;
}

/** Pending while the server is unreachable. */
let back: Promise<void> | undefined;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

const answers = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Asks the server every five seconds, and when the browser reports a connection. */
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

function whenReachable(address: string): Promise<void> {
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
