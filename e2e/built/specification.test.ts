import { expect, test } from 'vitest';
import { cases } from '../../src/cases';
import { figures } from '../../src/content/figures';
import { documentOf, textOf } from '../support/built';
import { routes, stories } from '../support/site-data';
import { specification, specifiedFigures } from '../support/specification';

// See support/specification.ts for how to retire these tests.

test('has the twelve pages, seven stories, and all figures of the specification', () => {
  const specifiedRoutes = Object.keys(specification);
  expect(specifiedRoutes).toHaveLength(12);
  expect(routes.toSorted()).toEqual(specifiedRoutes.toSorted());
  expect(stories).toEqual(specifiedRoutes.slice(-7));
  for (const { slug, name } of cases)
    expect(name).toMatch(specification[`/${slug}`]?.heading ?? '');
  const values = Object.entries(figures).map(([name, { value }]) => [name, value]);
  expect(Object.fromEntries(values)).toEqual(specifiedFigures);
  for (const { label } of Object.values(figures)) expect(label).toMatch(/^[a-z ].{3,}/);
});

test.each(Object.entries(specification))(
  '%s has the words of the specification in their order',
  (route, { heading, words }) => {
    const page = documentOf(route);
    expect(textOf(page.querySelector('h1')).replace(/\s+/g, ' ')).toMatch(heading);
    let text = textOf(page.querySelector('main'));
    for (const word of words.split(' | ')) {
      expect(text).toContain(word);
      text = text.slice(text.indexOf(word) + word.length);
    }
  },
);
