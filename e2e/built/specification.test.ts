import { expect, test } from 'vitest';
import { cases } from '../../src/cases';
import { figures } from '../../src/content/figures';
import { documentOf } from '../support/built';
import { routes, stories } from '../support/site-data';
import { specification, specifiedFigures } from '../support/specification';

// See support/specification.ts for how to retire these tests.

const specifiedRoutes = Object.keys(specification);

test('the site has the twelve pages of the specification, and no others', () => {
  expect(specifiedRoutes).toHaveLength(12);
  expect(routes.toSorted()).toEqual(specifiedRoutes.toSorted());
});

test('the seven stories have the order and the names of the specification', () => {
  expect(stories).toEqual(specifiedRoutes.slice(-7));
  for (const { slug, name } of cases) {
    expect(specification[`/${slug}`]?.heading.test(name), name).toBe(true);
  }
});

test('the figures are those of the specification, and each has a label', () => {
  const values = Object.entries(figures).map(([name, { value }]) => [name, value]);
  expect(Object.fromEntries(values)).toEqual(specifiedFigures);
  for (const { label } of Object.values(figures)) expect(label).toMatch(/^[a-z ].{3,}/);
});

test.each(Object.entries(specification))(
  '%s has the words of the specification in their order',
  (route, { heading, words }) => {
    const page = documentOf(route);
    expect(page.querySelector('h1')?.textContent?.replace(/\s+/g, ' ').trim()).toMatch(heading);
    const text = page.querySelector('main')?.textContent ?? '';
    let from = 0;
    for (const word of words) {
      const at = text.indexOf(word, from);
      expect(at, word).toBeGreaterThanOrEqual(0);
      from = at + word.length;
    }
  },
);
