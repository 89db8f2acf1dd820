import { expect, test } from 'vitest';
import { storyTiles } from '../cases/tiles';
import { tour } from '../content/tour';
import { cardNamed, cards, end, firstOf, fragmentOf } from './cards';

test('the tour has the cards of all stories in order', () => {
  expect(cards.map(({ story, says }) => `${story.slug} ${says}`)).toEqual(
    storyTiles.flatMap(({ slug }) => tour.cards.map(({ says }) => `${slug} ${says}`)),
  );
  expect(cards[firstOf(2)]?.story).toBe(storyTiles[2]);
});

test('each card of the tour has its own fragment, and so does the end', () => {
  const all = [...cards.keys(), end];
  expect(all.map((index) => cardNamed(fragmentOf(index)))).toEqual(all);
});

test('the tour starts at the first card if the fragment is #tour or names an unknown card', () => {
  expect(cardNamed('#tour')).toBe(0);
  expect(cardNamed('#tour-gone-problem')).toBe(0);
});

test('the tour does not open for a fragment that does not belong to it', () => {
  expect(['', '#main', '#tourism'].map(cardNamed)).toEqual([undefined, undefined, undefined]);
});
