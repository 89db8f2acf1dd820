const storageKey = 'places';

type ScrollPosition = [entryKey: string, scrollY: number];

/** Returns the scroll position of each history entry of this tab, as it was when a page was left. */
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
    // Storage is blocked or full: positions last until the tab leaves the site.
  }
}
