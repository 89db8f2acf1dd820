import { storyTiles, type StoryTile } from '../cases/tiles';
import { tour } from '../content/tour';
import type { Story } from '../content/types';
import { tourId } from './tour-entry';

export interface Card {
  story: StoryTile;
  place: number;
  says: (typeof tour.cards)[number]['says'];
  title: string;
}

/** Does not include the tour's last card, which has the index `end` and belongs to no story. */
export const cards: readonly Card[] = storyTiles.flatMap((story, place) =>
  tour.cards.map((card) => ({ story, place, ...card })),
);
export const end = cards.length;

export const idOf = (slug: string, says: Card['says']) => `${tourId}-${slug}-${says}`;
export const endId = `${tourId}-end`;

const ids = [...cards.map(({ story, says }) => idOf(story.slug, says)), endId];

export const fragmentOf = (index: number) => `#${ids[index]}`;

export const firstOf = (place: number) => place * tour.cards.length;

/**
 * Returns 0 for `#tour` or an unknown card, and undefined for a fragment that does not belong to
 * the tour.
 */
export function cardNamed(hash: string): number | undefined {
  if (!hash.startsWith(`#${tourId}-`) && hash !== `#${tourId}`) return undefined;
  return Math.max(0, ids.indexOf(hash.slice(1)));
}

export const textOf = ({ says, story }: Card, loaded: Story | undefined): string =>
  loaded ? (loaded.summary ?? loaded.brief)[says] : story.tile.lead;
