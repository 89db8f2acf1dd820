import { beforeEach, expect, test } from 'vitest';
import { spotsOf, type Placed } from './spots';

const item = (key: string, rest: Partial<Placed> = {}): Placed => ({ key, ...rest });
const spotsIn = (items: Placed[], marked: Parameters<typeof spotsOf>[2] = []) =>
  Array.from(spotsOf(document.body, items, marked), ([key, spots]) => [
    key,
    ...spots.map((spot) => (spot as Element).id),
  ]);
const element = (id: string) => document.getElementById(id) ?? document.body;

beforeEach(() => {
  document.body.innerHTML = '';
});

test('tells covers with the same file name apart by their paths', () => {
  document.body.innerHTML = `
    <img id="shop" alt="" src="/@pictures/src/cases/shop/cover.svg?v=1">
    <img id="barn" alt="" src="/@pictures/src/cases/barn/cover.svg?v=2">`;
  const path = (slug: string) => ({ picture: { path: `src/cases/${slug}/cover.svg` } });
  expect(spotsIn([item('one', path('barn')), item('two', path('shop'))])).toEqual([
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
  const marked = [
    ['one.alt', element('first')],
    ['two.alt', element('second')],
  ] as const;
  expect(spotsIn(items, marked)).toEqual([
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
  expect(spotsIn(items, [['logo.name', name]])).toEqual([
    ['logo', 'logo'],
    ['logo.name', undefined],
    ['scene', 'room'],
  ]);
});
