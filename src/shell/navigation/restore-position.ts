import type { Position } from './navigation-state';

function targetOf(hash: string): HTMLElement | null {
  const named = elementOf(hash.slice(1));
  return named?.getClientRects().length ? named : null;
}

function elementOf(id: string): HTMLElement | null {
  if (id === '') return null;
  const element = document.getElementById(id);
  if (element) return element;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}

let pending: { position: Position; atScrollY: number } | undefined;

export function restorePosition(position: Position) {
  const { hash, scrollY, isPop, isSamePage, isSmooth, options } = position;
  if (options.preventScrollReset) return;
  const target = targetOf(hash);
  const isBelow = !target && (hash !== '' || !!scrollY);
  const isPending = isBelow && document.querySelector('[data-pending]') !== null;
  pending = isPending ? { position, atScrollY: window.scrollY } : undefined;
  if (isPending) return;

  const behavior = isSamePage && isSmooth ? 'smooth' : 'instant';
  if (scrollY !== undefined) scrollTo({ top: scrollY, behavior: 'instant' });
  else if (target) target.scrollIntoView({ behavior });
  else if (!isSamePage || hash === '') scrollTo({ top: 0, behavior });

  if (options.preventFocusReset || isPop) return;
  if (target) focus(target);
  else if (!isSamePage) focus(document.querySelector('h1'));
}

/**
 * To be called when more of the page is shown: tries the last `restorePosition` again, unless the
 * visitor has scrolled since then.
 */
export function restorePendingPosition() {
  if (!pending || pending.atScrollY !== window.scrollY) return;
  restorePosition({ ...pending.position, isSmooth: false });
}

function focus(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export function restoreScrollAfterLoad(scrollY: number | undefined) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const returns = navigation?.type === 'reload' || navigation?.type === 'back_forward';
  if (returns && scrollY !== undefined && window.scrollY === 0) {
    scrollTo({ top: scrollY, behavior: 'instant' });
  }
}

const storageKey = 'places';

type ScrollPosition = [entryKey: string, scrollY: number];

export function loadScrollPositions(): ScrollPosition[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as unknown;
    return Array.isArray(stored) ? (stored as ScrollPosition[]) : [];
  } catch {
    return [];
  }
}

export function saveScrollPositions(positions: readonly ScrollPosition[]) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage is blocked or full, so the positions are lost when the tab leaves the site.
  }
}
