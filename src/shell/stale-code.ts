import { pageOf } from './current-page';
import { answers, lineIsBack } from './line';

let destination: URL | undefined;
const waiting = new Set<() => void>();

/** Tells which page the reader is on the way to, if to any. */
export const headFor = (address: string | undefined) => {
  destination = address === undefined ? undefined : new URL(address, location.href);
  waiting.forEach((goOn) => goOn());
};

/** Whether the reader is on the way to the top of another page. On a way back the address is that page's already. */
export const headsForTop = () =>
  destination?.hash === '' && pageOf(destination.pathname) !== pageOf(location.pathname);

const isWanted = (path: string) => pageOf((destination ?? location).pathname) === pageOf(path);

const whenWanted = (path: string) =>
  new Promise<void>((done) => {
    const look = () => {
      if (!isWanted(path)) return;
      waiting.delete(look);
      done();
    };
    waiting.add(look);
  });

/**
 * After a deploy, an open tab may ask for code that is gone. The page still exists as finished HTML,
 * so the tab loads that instead. While nothing can be reached, it waits: loading would only bring up
 * the browser's error page.
 */
export async function orOpenAnew<T>(path: string, load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      // The router never forgets a failure, so it is not told of one if the reader has gone elsewhere.
      if (!isWanted(path)) await whenWanted(path);
      else {
        const { href } = destination ?? location;
        if (await answers(href)) return openAnew(href);
        await lineIsBack(href);
      }
    }
  }
}

function openAnew(href: string): Promise<never> {
  if (href === location.href) location.reload();
  else location.assign(href);
  // A tab restored from the back/forward cache is as stale as before.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  return new Promise(() => {});
}
