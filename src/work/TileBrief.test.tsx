import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storyTiles } from '../cases/tiles';
import { cards, fragmentOf } from '../tour/cards';
import { TileBrief } from './TileBrief';

test('every tour card’s fragment is the id of an element in a tile’s brief, with the card’s title and some text', () => {
  render(storyTiles.map(({ slug }) => <TileBrief key={slug} slug={slug} />));
  for (const [index, { title }] of cards.entries()) {
    const item = document.querySelector(fragmentOf(index));
    expect(item?.querySelector('dt')).toHaveTextContent(title);
    expect(item?.querySelector('dd')).toHaveTextContent(/\w{3}/);
  }
});
