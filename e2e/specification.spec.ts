import { cases } from '../src/cases';
import { figures } from '../src/content/figures';
import { routes, stories } from './support/site';
import { specification, specifiedFigures } from './support/specification';
import { expect, once, test } from './support/test';
import { heading } from './support/visit';

// See support/specification.ts for what these tests are, and how to retire them.

const specifiedRoutes = Object.keys(specification);

test('the site has the twelve pages of the specification, and no others', () => {
  expect(specifiedRoutes).toHaveLength(12);
  expect(routes.toSorted()).toEqual(specifiedRoutes.toSorted());
});

test('the seven stories stand in the order of the specification, under its names', () => {
  expect(stories).toEqual(specifiedRoutes.slice(-7));
  for (const { slug, name } of cases) {
    expect(specification[`/${slug}`]?.heading.test(name), name).toBe(true);
  }
});

test('each figure is that of the specification, says what it counts, and there is no other', () => {
  const values = Object.entries(figures).map(([name, { value }]) => [name, value]);
  expect(Object.fromEntries(values)).toEqual(specifiedFigures);
  for (const { label } of Object.values(figures)) expect(label).toMatch(/^[a-z ].{3,}/);
});

for (const [route, { heading: title, words }] of Object.entries(specification)) {
  test(`${route} says what the specification has it say, in its order`, once, async ({ page }) => {
    await page.goto(route);
    await expect(heading(page)).toHaveText(title);
    const text = (await page.getByRole('main').textContent()) ?? '';
    expect(foundInOrder(text, words)).toEqual(words);
  });
}

function foundInOrder(text: string, words: readonly string[]): string[] {
  let from = 0;
  return words.filter((word) => {
    const at = text.indexOf(word, from);
    if (at >= 0) from = at + word.length;
    return at >= 0;
  });
}
