import { shelves } from 'virtual:case-shelves';
import type { CaseModule } from '.';
import type { Tile } from '../content/types';
import { shelfOf } from './shelf';

export interface FoundCase {
  slug: string;
  /** From 1 on, in the order of the stories. */
  place: number;
  total: number;
  load: () => Promise<CaseModule>;
  /** The story after this one; none after the last. */
  next?: { slug: string; load: () => Promise<Tile> };
}

export type Shelf = readonly FoundCase[];

/** The case of that name, if there is one. Only the few on its own shelf are fetched to look it up. */
export async function findCase(slug: string): Promise<FoundCase | undefined> {
  const shelf = await shelves[shelfOf(slug, shelves.length)]?.();
  return shelf?.find((found) => found.slug === slug);
}
