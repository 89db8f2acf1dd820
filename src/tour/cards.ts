import { storyTiles, type StoryTile } from '../cases/tiles';
import { tour } from '../content/tour';
import { tourId } from './tour-entry';

export interface Card {
  story: StoryTile;
  /** The story's index. */
  place: number;
  says: (typeof tour.cards)[number]['says'];
  title: string;
}

/** All stories' cards in order. The tour's last card, at index `end`, belongs to no story. */
export const cards: readonly Card[] = storyTiles.flatMap((story, place) =>
  tour.cards.map((card) => ({ story, place, ...card })),
);
export const end = cards.length;

export const idOf = (slug: string, says: Card['says']) => `${tourId}-${slug}-${says}`;
export const endId = `${tourId}-end`;

const ids = [...cards.map(({ story, says }) => idOf(story.slug, says)), endId];

export const fragmentOf = (index: number) => `#${ids[index]}`;

/** Returns the index of a story's first card. */
export const firstOf = (place: number) => place * tour.cards.length;

/** Returns the index of the card that a fragment names; 0 for the tour's fragment or an unknown card. */
export function cardNamed(hash: string): number | undefined {
  if (!hash.startsWith(`#${tourId}-`) && hash !== `#${tourId}`) return undefined;
  return Math.max(0, ids.indexOf(hash.slice(1)));
}
