import { beforeEach, expect, test } from 'vitest';
import {
  followMarks,
  mark as markInFrame,
  marked,
  spotsIn,
  unmark,
  spotsOf,
  type Placed,
} from './marks';

const mark = <T>(nth: number, value: T) => marked(`${nth}`, value);
const nextTask = () => new Promise((done) => setTimeout(done));
const found = () =>
  spotsIn(document.body).map(([key, spot]) => [
    Number(key),
    'startContainer' in spot ? spot.toString() : spot.tagName,
  ]);

beforeEach(() => {
  document.body.innerHTML = '';
  followMarks(document);
});

test('adds invisible marks to words, but not to addresses or empty strings, and only in an iframe of the desk', () => {
  expect(unmark(mark(7, 'Hello'))).toEqual({
    text: 'Hello',
    marks: [{ key: '7', from: 0, to: 5 }],
  });
  expect(parseInt(mark(7, '28,000+'), 10)).toBe(28);
  for (const value of ['', '/about', 'https://ada.org/', undefined, 4]) {
    expect(mark(7, value)).toBe(value);
  }
  expect(markInFrame('7', 'Hello')).toBe('Hello');
});

test('tells equal strings apart by the invisible marks that the desk adds', async () => {
  document.body.innerHTML = `<p>${mark(1, '2')}</p><p>2 min read</p><p>${mark(5, '2')}</p>`;
  await nextTask();
  expect(document.body.textContent).toBe('22 min read2');
  expect(found()).toEqual([
    [1, '2'],
    [5, '2'],
  ]);
});

test('finds a marked string inside another marked string, and one that the page splits into several elements', async () => {
  const sentence = mark(20, `Up by ${mark(1, '6+')} percent`);
  const title = mark(40, 'Hello again');
  document.body.innerHTML = `<p>${sentence}</p><h1>${title.replace(/(\S+) /, '<b>$1</b> ')}</h1>`;
  await nextTask();
  expect(found()).toEqual([
    [1, '6+'],
    [20, 'Up by 6+ percent'],
    [40, 'H1'],
  ]);
});

test('finds the picture whose alt attribute or SVG title has an item’s hidden mark', async () => {
  document.body.innerHTML = `<img alt="${mark(9, 'A cat')}"><svg><title>${mark(10, 'A dog')}</title></svg>`;
  await nextTask();
  expect(document.querySelector('img')?.alt).toBe('A cat');
  expect(found()).toEqual([
    [9, 'IMG'],
    [10, 'svg'],
  ]);
});

test('finds marks in a text node that changes later', async () => {
  document.body.innerHTML = `<p>${mark(1, 'One')}</p>`;
  await nextTask();
  const text = document.querySelector('p')?.firstChild as Text;
  text.data = mark(3, 'Three');
  await nextTask();
  expect(found()).toEqual([[3, 'Three']]);
  text.data = 'Other';
  await nextTask();
  expect(found()).toEqual([]);
});

const item = (key: string, rest: Partial<Placed> = {}): Placed => ({ key, ...rest });
const idsOfSpots = (items: Placed[], marks: Parameters<typeof spotsOf>[2] = []) =>
  Array.from(spotsOf(document.body, items, marks), ([key, spots]) => [
    key,
    ...spots.map((spot) => (spot as Element).id),
  ]);
const element = (id: string) => document.getElementById(id) ?? document.body;

test('tells covers with the same file name apart by their paths', () => {
  document.body.innerHTML = `
    <img id="shop" alt="" src="/@pictures/src/cases/shop/cover.svg?v=1">
    <img id="barn" alt="" src="/@pictures/src/cases/barn/cover.svg?v=2">`;
  const path = (slug: string) => ({ picture: { path: `src/cases/${slug}/cover.svg` } });
  expect(idsOfSpots([item('one', path('barn')), item('two', path('shop'))])).toEqual([
    ['one', 'barn'],
    ['two', 'shop'],
  ]);
});

test('tells two uses of a picture apart by their alternative text', () => {
  document.body.innerHTML = `
    <img id="first" alt="A cat" src="/cat.svg"><img id="second" alt="The same cat" src="/cat.svg">`;
  const picture = { path: 'cat.svg' };
  const items = [
    item('one', { picture }),
    item('one.alt'),
    item('two', { picture }),
    item('two.alt'),
  ];
  const marks = [
    ['one.alt', element('first')],
    ['two.alt', element('second')],
  ] as const;
  expect(idsOfSpots(items, marks)).toEqual([
    ['one', 'first'],
    ['one.alt', 'first'],
    ['two', 'second'],
    ['two.alt', 'second'],
  ]);
});

test('finds an inline SVG logo by the name beside it, and a section by its id', () => {
  document.body.innerHTML =
    '<ul><li id="logo"><svg></svg>Acme</li></ul><section id="room"></section>';
  const name = document.createRange();
  name.selectNodeContents(element('logo').lastChild ?? document.body);
  const items = [
    item('logo', { picture: { path: 'acme.svg' } }),
    item('logo.name'),
    item('scene', { anchor: 'room' }),
  ];
  expect(idsOfSpots(items, [['logo.name', name]])).toEqual([
    ['logo', 'logo'],
    ['logo.name', undefined],
    ['scene', 'room'],
  ]);
});
