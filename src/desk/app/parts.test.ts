import { expect, test } from 'vitest';
import { fieldsOf, partsOf } from './parts';

const seven = { figure: 'figures.links', value: '7' };
const two = { figure: 'figures.columns', value: '2' };

test('there is a field before, between and after the figures', () => {
  expect(fieldsOf([seven, ' links, ', two])).toEqual({
    words: ['', ' links, ', ''],
    figures: [seven, two],
  });
  expect(fieldsOf(['Words'])).toEqual({ words: ['Words'], figures: [] });
});

test('what is not typed into leaves nothing behind', () => {
  const parts = [seven, ' links, ', two];
  expect(partsOf(fieldsOf(parts))).toEqual(parts);
});

test('a text is one line', () => {
  expect(partsOf({ words: ['One\n  line'], figures: [] })).toEqual(['One line']);
});
