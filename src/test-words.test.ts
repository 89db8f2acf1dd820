import { expect, test } from 'vitest';
import { countsIn, namesIn } from './test-words';

test('namesIn finds quoted words, numbers, and capitalized words that do not start a sentence', () => {
  expect(namesIn('A card: “Lunch, live.” in pink')).toEqual(['Lunch', 'live']);
  expect(
    namesIn('A finger picks seat D in row 2, then Salmon. The Bill: $45,000, at 6:40.'),
  ).toEqual(['2', 'Salmon', 'Bill', '$45,000', '6:40']);
});

test('countsIn finds numbers, in words or digits, directly before the noun, or with one word in between', () => {
  const texts = ['Seven links above four columns.', '7 navigation links', 'The links of a page'];
  expect(countsIn(texts, 'links')).toEqual([7, 7]);
  expect(countsIn(texts, 'columns')).toEqual([4]);
});
