import { expect, test } from 'vitest';
import { byPage, countOf, filterItems } from './content-items';
import { itemOf } from './test-items';

const items = [
  itemOf({ page: '/about', kind: 'draft', text: 'Hello from  Atlanta.' }),
  itemOf({ page: '/about', kind: 'text', text: 'Education' }),
  itemOf({ page: '/', kind: 'question', text: 'Which part?', question: 'Which part?' }),
  itemOf({ page: '/', kind: 'placeholder', field: 'hero.portrait' }),
];
const texts = (filter: Parameters<typeof filterItems>[1]) => filterItems(items, filter).length;

test('if no kind is chosen, lists drafts, questions, and placeholders, but no other text', () => {
  expect(texts({})).toBe(3);
  expect(texts({ kind: 'text' })).toBe(1);
});

test('if no kind is chosen, lists empty text items, too', () => {
  expect(filterItems([itemOf({ kind: 'text', text: '' })], {})).toHaveLength(1);
});

test('filters and counts items by page', () => {
  expect(texts({ page: '/about' })).toBe(1);
  expect(countOf(items, 'question', '/')).toBe(1);
  expect(countOf(items, 'question', '/about')).toBe(0);
});

test('searches words, questions, and field names, and ignores case and spacing', () => {
  expect(texts({ words: 'from atlanta' })).toBe(1);
  expect(texts({ words: 'PART' })).toBe(1);
  expect(texts({ words: ' hero.portrait ' })).toBe(1);
  expect(texts({ words: 'hero: portrait' })).toBe(1);
  expect(texts({ words: 'nothing like it' })).toBe(0);
});

test('if no kind is chosen, a search also finds text that is neither a draft nor a question', () => {
  const figure = itemOf({ kind: 'text', text: '80%' });
  expect(filterItems([figure], { words: '80%' })).toEqual([figure]);
});

test('groups items by page, in the order in which the pages first appear', () => {
  expect(byPage(items).map(([page, ofPage]) => [page, ofPage.length])).toEqual([
    ['/about', 2],
    ['/', 2],
  ]);
});
