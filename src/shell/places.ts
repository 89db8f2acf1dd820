import type { Location } from 'react-router-dom';

const storageKey = 'places';

/** One place for each step of the tab's history: where the reader was on that page. */
export const keyOf = ({ key, pathname, search, hash }: Location): string =>
  `${key} ${pathname}${search}${hash}`;

const stored = (): Map<string, number> => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
};

let places: Map<string, number> | undefined;
const known = () => (places ??= stored());

/** The step of the history whose page is on the screen. It changes when that page does, not before. */
let shown: string | undefined;

export const placeOf = (location: Location): number | undefined => known().get(keyOf(location));

export const showsNow = (location: Location) => {
  shown = keyOf(location);
};

/** Where the reader is now belongs to the step that is on the screen. */
export const remember = () => {
  if (shown !== undefined) known().set(shown, scrollY);
};

let noting: ReturnType<typeof setTimeout> | undefined;

/** To be asked where it is makes the browser lay the page out: not in every frame of a scroll. */
const rememberSoon = () => {
  noting ??= setTimeout(() => {
    noting = undefined;
    remember();
  }, 100);
};

const keep = () => {
  remember();
  // The browser itself is best at finding the place again when it loads the page anew.
  history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...known()]));
  } catch {
    // Storage is blocked or full: places are known until the tab leaves the site.
  }
};

const restoreByHand = () => {
  history.scrollRestoration = 'manual';
};

/** WebKit shows a page that it kept from its top: when it was left, it was too late to ask for more. */
const comeBack = ({ persisted }: PageTransitionEvent) => {
  restoreByHand();
  const place = shown === undefined ? undefined : known().get(shown);
  if (persisted && place !== undefined) scrollTo({ top: place, behavior: 'instant' });
};

/** Remembers where the reader is, from now on; the answer ends it. */
export function rememberPlaces(): () => void {
  restoreByHand();
  addEventListener('scroll', rememberSoon, { passive: true });
  addEventListener('pagehide', keep);
  addEventListener('pageshow', comeBack);
  return () => {
    removeEventListener('scroll', rememberSoon);
    removeEventListener('pagehide', keep);
    removeEventListener('pageshow', comeBack);
    history.scrollRestoration = 'auto';
  };
}
