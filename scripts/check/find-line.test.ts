import { expect, test } from 'vitest';
import { findLine } from './find-line.mjs';

const source = `import { figures } from './figures';

const jobs = [
  { title: 'Designer' },
];
const shared = {
  mail: 'a@shop.org',
};
export const page = {
  title: draft('Shop'),
  lead:
    'It sells.',
  jobs,
  ways: {
    ...shared,
    ...figures.all,
    list: draft([
      'Door',
      'Window',
    ]) satisfies string[],
  },
  photos: [photo(1), ...more, photo(2)],
};
`;

test.each([
  ['page.title', 10],
  ['page.lead', 11],
  ['page.jobs[0].title', 4],
  ['page.ways.mail', 7],
  ['page.ways.list[1]', 19],
  ['title', 10],
])('finds the field %s on line %i', (field, line) => {
  expect(findLine('src/content/page.ts', source, field)).toBe(line);
});

test.each([
  ['page.photos[0].alt', 22, 'the call that returns the object'],
  ['page.photos[2].alt', 22, 'the list that includes another list'],
  ['page.ways.other', 14, 'the object that lacks the field'],
])('for the field %s, which has no line of its own, returns line %i, that of %s', (field, line) => {
  expect(findLine('src/content/page.ts', source, field)).toBe(line);
});

test('findLine returns undefined for a field of a constant that the file does not declare', () => {
  expect(findLine('src/content/page.ts', "export * from './other';", 'hero.title')).toBeUndefined();
});
