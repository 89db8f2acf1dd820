import type { Location, NavigationType } from 'react-router-dom';
import { placeOf } from './places';

export interface Visit {
  location: Location;
  type: NavigationType;
}

/** What a link can ask of the arrival, in the state of its step in the history. */
interface Wishes {
  /** The page stays as it is, because something opens over it. */
  stays?: boolean;
  /** Whoever led here goes on with the keyboard where they are. */
  keepsFocus?: boolean;
}

export const wishesOf = ({ state }: Location): Wishes =>
  typeof state === 'object' && state !== null ? (state as Wishes) : {};

/** The element that a fragment names; none for an empty, unknown or malformed one. */
function targetOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (name === '') return null;
  const byName = document.getElementById(name);
  if (byName) return byName;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return null;
  }
}

/** Brings the reader to where a step of the history leads, on the page that is now on the screen. */
export function arrive({ location, type }: Visit, samePage: boolean, smooth: boolean) {
  const { stays, keepsFocus } = wishesOf(location);
  const place = type === 'POP' ? placeOf(location) : undefined;
  const target = targetOf(location.hash);

  if (stays) return;
  if (place !== undefined) {
    scrollTo({ top: place, behavior: 'instant' });
  } else if (target) {
    target.scrollIntoView({ behavior: samePage && smooth ? 'smooth' : 'instant' });
  } else if (!samePage || location.hash === '') {
    scrollTo({ top: 0, behavior: samePage && smooth ? 'smooth' : 'instant' });
  }
  if (keepsFocus || type === 'POP') return;
  if (target) focus(target);
  else if (!samePage) focus(document.querySelector('h1'));
}

function focus(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** After a reload or a return from elsewhere, where the browser has not found the place by itself. */
export function arriveFirst({ location }: Visit) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const returns = navigation?.type === 'reload' || navigation?.type === 'back_forward';
  const place = placeOf(location);
  if (returns && place !== undefined && scrollY === 0) {
    scrollTo({ top: place, behavior: 'instant' });
  }
}
