import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cases } from '.';
import { findCase } from './find';
import { gridTiles, storyTiles } from './tiles';

test('finds a case by its slug, and returns the case’s number and the next story', () => {
  const [, second, third] = cases;
  expect(findCase(second?.slug ?? '')).toMatchObject({
    slug: second?.slug,
    place: 2,
    total: cases.length,
    next: { slug: third?.slug },
  });
});

test('finds no case for an unknown slug', () => {
  expect(findCase('no-such-case')).toBeUndefined();
});

test('loads the content, the pictures, and the stage (if any) of a case', async () => {
  const { slug = '', name } = cases.at(-1) ?? {};
  const { story, tile, Stage, cover, logos } = (await findCase(slug)?.load()) ?? {};
  expect(tile?.name).toBe(name);
  expect(cover?.src).toContain(tile?.cover.file);
  expect(logos).toHaveProperty([story?.header.logo.file ?? '']);
  expect(Stage !== undefined).toBe(existsSync(`src/cases/${slug}/Stage.tsx`));
  await Stage?.fetchCode();
  expect(Stage?.hasCode()).not.toBe(false);
});

test('lists tiles in the order of the cases, and puts only cases with `inGrid` in the grid', () => {
  expect(storyTiles.map(({ slug }) => slug)).toEqual(cases.map(({ slug }) => slug));
  expect(gridTiles.map(({ slug }) => slug)).toEqual(
    cases.filter(({ inGrid }) => inGrid).map(({ slug }) => slug),
  );
});
