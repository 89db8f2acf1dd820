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
    // Storage is blocked or full: positions last until the tab leaves the site.
  }
}
