import { describe, expect, test } from 'vitest';
import { storyTiles } from '../cases/tiles';
import { tour } from '../content/tour';
import { cardNamed, cards, end, firstOf, fragmentOf } from './cards';

describe('the tour’s cards', () => {
  test('tell each story in turn', () => {
    expect(cards.map(({ story, says }) => `${story.slug} ${says}`)).toEqual(
      storyTiles.flatMap(({ slug }) => tour.cards.map(({ says }) => `${slug} ${says}`)),
    );
    expect(cards[firstOf(2)]?.story).toBe(storyTiles[2]);
  });

  test('have an address each, and so has the end', () => {
    const all = [...cards.keys(), end];
    expect(all.map((index) => cardNamed(fragmentOf(index)))).toEqual(all);
  });

  test('are opened at the first by the tour’s own address, and by that of a story that is gone', () => {
    expect(cardNamed('#tour')).toBe(0);
    expect(cardNamed('#tour-gone-problem')).toBe(0);
  });

  test('leave other fragments alone', () => {
    expect(['', '#main', '#tourism'].map(cardNamed)).toEqual([undefined, undefined, undefined]);
  });
});
