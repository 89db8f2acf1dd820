import { describe, expect, test } from 'vitest';
import { storyTiles } from '../cases/tiles';
import { tour } from '../content/tour';
import { cardNamed, cards, end, firstOf, fragmentOf } from './cards';

describe('the tour', () => {
  test('has the cards of all stories in order', () => {
    expect(cards.map(({ story, says }) => `${story.slug} ${says}`)).toEqual(
      storyTiles.flatMap(({ slug }) => tour.cards.map(({ says }) => `${slug} ${says}`)),
    );
    expect(cards[firstOf(2)]?.story).toBe(storyTiles[2]);
  });

  test('has its own fragment for each card and for the end', () => {
    const all = [...cards.keys(), end];
    expect(all.map((index) => cardNamed(fragmentOf(index)))).toEqual(all);
  });

  test('starts at the first card if the fragment is #tour or names an unknown card', () => {
    expect(cardNamed('#tour')).toBe(0);
    expect(cardNamed('#tour-gone-problem')).toBe(0);
  });

  test('does not open for a fragment that is not its own', () => {
    expect(['', '#main', '#tourism'].map(cardNamed)).toEqual([undefined, undefined, undefined]);
  });
});
