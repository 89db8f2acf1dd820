import type { LinkPosition } from './link-position';

/** What is known about one step of the tab's history. */
export interface StepRecord {
  /** How far its page was scrolled. The only part that outlives a reload. */
  scrollY?: number;
  /** The link by which its page was left. */
  leftBy?: LinkPosition;
  /** The case that its page opened, when the case's ground grew out of a link, and whether words went with it. */
  opened?: { page: string; withWords: boolean };
}

const storageKey = 'places';

const load = (): [string, number][] => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as unknown;
    return Array.isArray(stored) ? (stored as [string, number][]) : [];
  } catch {
    return [];
  }
};

/** The record of every step that the visitor has taken in this tab, by the step's key. */
export class StepRecords {
  private loaded: Map<string, StepRecord> | undefined;

  private get records() {
    this.loaded ??= new Map(load().map(([key, scrollY]) => [key, { scrollY }]));
    return this.loaded;
  }

  of(key: string): StepRecord {
    const record = this.records.get(key) ?? {};
    this.records.set(key, record);
    return record;
  }

  save() {
    const places = [...this.records].map(([key, { scrollY }]) => [key, scrollY]);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places));
    } catch {
      // Storage is blocked or full: the records last until the tab leaves the site.
    }
  }
}
