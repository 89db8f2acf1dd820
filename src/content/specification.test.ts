import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isOwned } from '../test-specification';
import { cases } from '../cases';
import type { Story, Tile } from './types';

/** Illustrations of chapters are final. The other drawings are placeholders for real pictures. */
const illustrations = new Set(['goals.svg', 'users.svg', 'problems.svg']);

const slugs = cases.map(({ slug }) => slug);
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
const svgsIn = (folder: string, place: string) =>
  namesIn(folder)
    .filter((name) => name.endsWith('.svg') && !illustrations.has(name))
    .map((name) => `${place}/${name}`);

interface States {
  case: string;
  states: { name: string; wireframe?: boolean }[];
}

function picturesOf(prototype: string): string[] {
  const file = readFileSync(`src/prototypes/${prototype}/states.json`, 'utf8');
  const { case: slug, states } = JSON.parse(file) as States;
  return states.map(({ name }) => `${slug}/${name}`);
}

const prototypes = namesIn('src/prototypes').filter((name) =>
  existsSync(`src/prototypes/${name}/index.html`),
);
const films = namesIn('src/films/rendered').filter((name) => /\.(mp4|avif)$/.test(name));

const drawn = [
  ...slugs.flatMap((slug) => svgsIn(`src/cases/${slug}`, slug)),
  ...slugs.flatMap((slug) => svgsIn(`src/cases/${slug}/pictures`, slug)),
  ...slugs.map((slug) => `${slug}/scene`),
  ...svgsIn('src/content/pictures', 'content'),
  ...svgsIn('src/content/pictures/logos', 'content/logos'),
  ...prototypes.flatMap(picturesOf),
  ...prototypes.map((name) => `prototypes/${name}`),
  ...films.map((name) => `films/${name.replace('.mp4', '')}`),
];

interface Shown {
  name: string;
  isMarked: boolean;
}

function shownIn(value: unknown, place: string, isInMarked = false): Shown[] {
  if (typeof value !== 'object' || value === null) return [];
  const isMarked = isInMarked || 'placeholderFor' in value;
  const { file, phone, film, address, kind, name: logo } = value as Record<string, unknown>;
  const names = [
    ...[file, phone]
      .filter((name) => typeof name === 'string')
      .map((name) => name.replace('.wireframe', ''))
      .map((name) => `${placeOf(name, logo ? `${place}/logos` : place)}/${name}`),
    ...(film ? [`films/${String(film)}`] : []),
    ...(/^\/(prototypes\/[^#]*)\//.exec(String(address))?.slice(1) ?? []),
    ...(kind === 'scene' ? [`${place}/scene`] : []),
  ];
  return [
    ...names.map((name) => ({ name, isMarked })),
    ...Object.values(value).flatMap((item) => shownIn(item, place, isMarked)),
  ];
}

const placeOf = (file: string, place: string) => (films.includes(file) ? 'films' : place);

const stories = import.meta.glob<Story>('../cases/*/story.ts', { eager: true, import: 'story' });
const tiles = import.meta.glob<Tile>('../cases/*/tile.ts', { eager: true, import: 'tile' });
const pages = import.meta.glob<object>('./{home,about,contact}.ts', { eager: true });

const caseOf = (slug: string) => ({
  story: stories[`../cases/${slug}/story.ts`],
  tile: tiles[`../cases/${slug}/tile.ts`],
});

const shown = [
  ...slugs.flatMap((slug) => shownIn(caseOf(slug), slug)),
  ...Object.values(pages).flatMap((page) => shownIn(page, 'content')),
];

describe.skipIf(isOwned)('placeholders', () => {
  test('media drawn for this site, except chapter illustrations, are always marked as placeholders', () => {
    const marked = new Set(shown.filter(({ isMarked }) => isMarked).map(({ name }) => name));
    const unmarked = new Set(shown.filter(({ isMarked }) => !isMarked).map(({ name }) => name));
    expect(drawn).not.toEqual([]);
    expect(drawn.filter((name) => !marked.has(name) || unmarked.has(name))).toEqual([]);
  });

  test('real media are never marked as placeholders', () => {
    const marked = shown.filter(({ isMarked }) => isMarked).map(({ name }) => name);
    expect(marked.filter((name) => !drawn.includes(name))).toEqual([]);
  });
});
