/** What content has to be like, so that a page made of it is whole. */
import type { Story, Tile } from '../../src/content/types.ts';

export interface Problem {
  file: string;
  field: string;
  expected: string;
  found: unknown;
}

export interface CaseContent {
  slug: string;
  /** Its name in the list of all cases. */
  listedAs: string;
  tile: Tile;
  story: Story;
  /** The names of the pictures that the case has. */
  pictures: ReadonlySet<string>;
}

export interface Content {
  /** The slugs in the order of the stories, and the folders that are there. */
  order: readonly string[];
  folders: ReadonlySet<string>;
  cases: readonly CaseContent[];
  /** The other content files by name, with the pictures that they may show. */
  files: readonly { file: string; value: unknown }[];
  pictures: ReadonlySet<string>;
  /** Every path that this site answers. */
  paths: ReadonlySet<string>;
}

const chapterOrder = ['goals', 'users', 'problems', 'approach', 'media', 'skills'];
const heightsOf: Record<string, readonly number[]> = { prototype: [450, 400], film: [300] };
/** Ids that the pages themselves use. */
const takenIds = ['main', 'root', 'menu', 'in-brief', 'in-brief-title'];

export const describe = ({ file, field, expected, found }: Problem): string =>
  `${file}: ${field}: expected ${expected}, found ${found === undefined ? 'nothing' : JSON.stringify(found)}`;

export function checkContent(content: Content): Problem[] {
  return [
    ...checkOrder(content.order, content.folders),
    ...content.cases.flatMap(({ slug, listedAs, tile, story, pictures }) => [
      ...walk(`src/cases/${slug}/tile.ts`, tile, { pictures, paths: content.paths }),
      ...walk(`src/cases/${slug}/story.ts`, story, { pictures, paths: content.paths }),
      ...checkName(`src/cases/${slug}/tile.ts`, tile, listedAs),
      ...checkColors(`src/cases/${slug}/tile.ts`, tile),
      ...checkChapters(`src/cases/${slug}/story.ts`, story),
      ...checkIds(`src/cases/${slug}/story.ts`, story),
    ]),
    ...content.files.flatMap(({ file, value }) =>
      walk(file, value, { pictures: content.pictures, paths: content.paths }),
    ),
  ];
}

/** Every story leads to one that exists, and none comes twice. */
function checkOrder(order: readonly string[], folders: ReadonlySet<string>): Problem[] {
  const file = 'src/cases/index.ts';
  return order.flatMap((slug, index) => {
    const field = `cases[${index}].slug`;
    if (!folders.has(slug)) {
      const expected = `a folder src/cases/${slug} with files.ts, story.ts and tile.ts`;
      return [{ file, field, expected, found: slug }];
    }
    if (order.indexOf(slug) !== index) {
      return [{ file, field, expected: 'each story once', found: slug }];
    }
    return [];
  });
}

const checkName = (file: string, { name }: Tile, listedAs: string): Problem[] =>
  name === listedAs
    ? []
    : [{ file, field: 'name', expected: `“${listedAs}”, as in src/cases/index.ts`, found: name }];

function checkColors(file: string, { colors }: Tile): Problem[] {
  return Object.entries(colors)
    .filter(([, color]) => !/^#[0-9a-f]{6}$/.test(color))
    .map(([name, found]) => ({
      file,
      field: `colors.${name}`,
      expected: 'a color such as #0f2a5f',
      found,
    }));
}

function checkChapters(file: string, { chapters }: Story): Problem[] {
  const found = chapters.map(({ kind }) => kind).join(', ');
  const expected = chapterOrder.join(', ');
  return found === expected ? [] : [{ file, field: 'chapters', expected, found }];
}

function checkIds(file: string, story: Story): Problem[] {
  const seen = new Map(takenIds.map((id) => [id, 'the page itself']));
  return identified(story, '').flatMap(({ id, field }) => {
    if (!/^[a-z][a-z0-9-]*$/.test(id)) {
      return [{ file, field, expected: 'an id of small letters, digits and hyphens', found: id }];
    }
    const first = seen.get(id);
    if (first) return [{ file, field, expected: `an id of its own (${first} has it)`, found: id }];
    seen.set(id, field);
    return [];
  });
}

function identified(value: unknown, at: string): { id: string; field: string }[] {
  return entriesOf(value, at).flatMap(({ name, field, item }) =>
    name === 'id' ? [{ id: String(item), field }] : identified(item, field),
  );
}

interface Known {
  pictures: ReadonlySet<string>;
  paths: ReadonlySet<string>;
}

/** The rules for single fields, wherever they stand. */
function walk(file: string, value: unknown, known: Known, at = ''): Problem[] {
  const isPicture = isRecord(value) && 'file' in value;
  const heights = heightsFor(value);
  const problems = entriesOf(value, at).flatMap(({ name, field, item }) => {
    const report = (expected: string): Problem[] => [{ file, field, expected, found: item }];
    if (item === undefined) return report('a value');
    if (name === 'alt' && !isText(item)) return report('a text alternative');
    if (name === 'file' && isPicture && !known.pictures.has(String(item))) {
      return report('the name of a picture that exists');
    }
    if (name === 'height' && heights && !heights.includes(Number(item))) {
      return report(heights.join(' or '));
    }
    if ((name === 'to' || name === 'address') && typeof item === 'string') {
      const wanted = checkAddress(item, known.paths);
      return wanted ? report(wanted) : [];
    }
    if (typeof item === 'string') {
      return isText(item) || mayBeEmpty(file, name) ? [] : report('some text');
    }
    return walk(file, item, known, field);
  });
  const missing = (name: string, expected: string): Problem[] =>
    isRecord(value) && !(name in value)
      ? [{ file, field: at ? `${at}.${name}` : name, expected, found: undefined }]
      : [];
  // A mark is named by the words beside it.
  if (isPicture && !('name' in value)) problems.push(...missing('alt', 'a text alternative'));
  if (heights) problems.push(...missing('height', heights.join(' or ')));
  return problems;
}

/** The owner's name may not be known yet; everything else that has a name needs it. */
const mayBeEmpty = (file: string, name: string): boolean =>
  name === 'name' && file === 'src/content/owner.ts';

function heightsFor(value: unknown): readonly number[] | undefined {
  if (!isRecord(value)) return undefined;
  return value.kind === 'prototype'
    ? heightsOf.prototype
    : 'transcript' in value
      ? heightsOf.film
      : undefined;
}

/** Nothing when the address leads somewhere; otherwise what was expected. */
export function checkAddress(address: string, paths: ReadonlySet<string>): string | undefined {
  if (address.startsWith('#')) return address.length > 1 ? undefined : 'a fragment after the #';
  if (address.startsWith('/')) {
    const [path = ''] = address.split(/[?#]/);
    return paths.has(path) ? undefined : 'a path that this site has';
  }
  try {
    const { protocol } = new URL(address);
    return ['https:', 'http:', 'mailto:'].includes(protocol)
      ? undefined
      : 'an address that begins with https:, http: or mailto:';
  } catch {
    return 'an address, such as https://example.com/ or /about';
  }
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function entriesOf(value: unknown, at: string) {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => ({ name: '', field: `${at}[${index}]`, item }));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([name, item]) => ({
    name,
    field: at ? `${at}.${name}` : name,
    item,
  }));
}
