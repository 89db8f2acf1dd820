const storageKey = 'places';

type ScrollPosition = [entryKey: string, scrollY: number];

/** Returns the scroll positions of this tab's history entries, saved when the tab last left the site. */
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
