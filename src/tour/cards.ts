import { storyTiles, type StoryTile } from '../cases/tiles';
import { tour } from '../content/tour';
import { tourId } from './tour-entry';

export interface Card {
  story: StoryTile;
  /** The story's place, from 0. */
  place: number;
  says: (typeof tour.cards)[number]['says'];
  title: string;
}

/** All cards in their order. After the last comes the end, which belongs to no story. */
export const cards: readonly Card[] = storyTiles.flatMap((story, place) =>
  tour.cards.map((card) => ({ story, place, ...card })),
);
export const end = cards.length;

export const idOf = (slug: string, says: Card['says']) => `${tourId}-${slug}-${says}`;
const endId = `${tourId}-end`;

const ids = [...cards.map(({ story, says }) => idOf(story.slug, says)), endId];

export const fragmentOf = (index: number) => `#${ids[index]}`;

/** The first card of a story. */
export const firstOf = (place: number) => place * tour.cards.length;

/** The card that a fragment names. The tour's own opens the first, and so does a story that is no more. */
export function cardNamed(hash: string): number | undefined {
  if (!hash.startsWith(`#${tourId}-`) && hash !== `#${tourId}`) return undefined;
  return Math.max(0, ids.indexOf(hash.slice(1)));
}
