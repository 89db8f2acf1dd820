import type { StepState } from './step';

/** Where a step wants the reader to be on the page that is now on the screen. */
export interface Destination extends StepState {
  hash: string;
  /** Where the reader was when they left this step, if they come back to it. */
  scrollY?: number;
  goesBack: boolean;
  samePage: boolean;
  smooth: boolean;
}

/** The element that a fragment names, once it is shown; none for an empty, unknown or malformed one. */
function targetOf(hash: string): HTMLElement | null {
  const named = elementOf(hash.slice(1));
  return named?.getClientRects().length ? named : null;
}

function elementOf(name: string): HTMLElement | null {
  if (name === '') return null;
  const byName = document.getElementById(name);
  if (byName) return byName;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return null;
  }
}

/** Brings a card to the start of its row. It may scroll the page as well, so it comes before `bringReader`. */
export const bringCard = (card: HTMLElement | undefined) =>
  card?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' });

/** Where the reader wants to be once the page has come that far, and where they are meanwhile. */
let awaited: { destination: Destination; leftAt: number } | undefined;

/** Scrolls to where the reader was, to the fragment or to the top, and moves the focus there. */
export function bringReader(destination: Destination) {
  const { hash, scrollY, goesBack, samePage, smooth, stays, keepsFocus } = destination;
  if (stays) return;
  const target = targetOf(hash);
  const isBelow = !target && (hash !== '' || !!scrollY);
  const isLater = isBelow && document.querySelector('[data-coming]') !== null;
  awaited = isLater ? { destination, leftAt: window.scrollY } : undefined;
  if (isLater) return;

  const behavior = samePage && smooth ? 'smooth' : 'instant';
  if (scrollY !== undefined) scrollTo({ top: scrollY, behavior: 'instant' });
  else if (target) target.scrollIntoView({ behavior });
  else if (!samePage || hash === '') scrollTo({ top: 0, behavior });

  if (keepsFocus || goesBack) return;
  if (target) focus(target);
  else if (!samePage) focus(document.querySelector('h1'));
}

/** More of the page has come: on to where the reader wanted to be, unless they have gone on meanwhile. */
export function bringReaderOn() {
  if (!awaited || awaited.leftAt !== window.scrollY) return;
  bringReader({ ...awaited.destination, smooth: false });
}

function focus(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** After a reload or a return from another site, if the browser has not restored the place itself. */
export function restoreAfterLoad(scrollY: number | undefined) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const returns = navigation?.type === 'reload' || navigation?.type === 'back_forward';
  if (returns && scrollY !== undefined && window.scrollY === 0) {
    scrollTo({ top: scrollY, behavior: 'instant' });
  }
}
