import { useSyncExternalStore } from 'react';

/**
 * Loads code with `load`. If the code is missing, as after a deploy, loads the prerendered document
 * at `href` instead. If the server is unreachable, waits for it and then calls `load` again: a
 * document that cannot load would show the browser's error page.
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
  // If Back restores this page from the back/forward cache, its code is still stale, so it reloads.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  return never;
}

/** Exists while the server is unreachable, and resolves when the server answers again. */
let back: Promise<void> | undefined;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

const answers = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    // If the server is down, a proxy answers for it: 502, 503, or 504.
    ({ status }) => status < 500,
    () => false,
  );

async function pollUntilAnswer(address: string) {
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
  back ??= pollUntilAnswer(address);
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
