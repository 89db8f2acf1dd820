import { expect, test } from 'vitest';
import { fieldsOf, partsOf } from './parts';

const seven = { figure: 'figures.links', value: '7' };
const two = { figure: 'figures.columns', value: '2' };

test('puts a field before, between, and after figures', () => {
  expect(fieldsOf([seven, ' links, ', two])).toEqual({
    words: ['', ' links, ', ''],
    figures: [seven, two],
  });
  expect(fieldsOf(['Words'])).toEqual({ words: ['Words'], figures: [] });
});

test('drops empty fields', () => {
  const parts = [seven, ' links, ', two];
  expect(partsOf(fieldsOf(parts))).toEqual(parts);
});

test('joins lines of a text', () => {
  expect(partsOf({ words: ['One\n  line'], figures: [] })).toEqual(['One line']);
});
