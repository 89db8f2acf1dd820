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

type Report = (field: string, expected: string, found: unknown) => void;

const chapterOrder = 'goals, users, problems, approach, media, skills';
/** Where a question to the owner may stand in place of a value. */
const openFields = new Set([
  'employer',
  'position',
  'teamSize',
  'decision',
  'evidence',
  'chosen',
  'rejected',
  'why',
  'cost',
  'differently',
]);
/** Ids that the pages themselves use. */
const takenIds = ['main', 'root', 'menu', 'in-brief', 'in-brief-title'];

export const describe = ({ file, field, expected, found }: Problem): string =>
  `${file}: ${field}: expected ${expected}, found ${found === undefined ? 'nothing' : JSON.stringify(found)}`;

export function checkContent({ order, folders, cases, files, pictures, paths }: Content) {
  const problems: Problem[] = [];
  const reportIn =
    (file: string): Report =>
    (field, expected, found) =>
      problems.push({ file, field, expected, found });

  checkOrder(order, folders, reportIn('src/cases/index.ts'));
  for (const { slug, listedAs, tile, story, pictures: own } of cases) {
    const inTile = reportIn(`src/cases/${slug}/tile.ts`);
    const inStory = reportIn(`src/cases/${slug}/story.ts`);
    checkFields(tile, { pictures: own, paths }, inTile);
    checkFields(story, { pictures: own, paths }, inStory);
    checkTile(tile, listedAs, inTile);
    const chapters = story.chapters.map(({ kind }) => kind).join(', ');
    if (chapters !== chapterOrder) inStory('chapters', chapterOrder, chapters);
    checkIds(story, inStory);
  }
  for (const { file, value } of files) {
    // The owner's name may not be known yet; everything else that has a name needs it.
    const nameIsOpen = file === 'src/content/owner.ts';
    checkFields(value, { pictures, paths, nameIsOpen }, reportIn(file));
  }
  return problems;
}

/** Every story leads to one that exists, and none comes twice. */
function checkOrder(order: readonly string[], folders: ReadonlySet<string>, report: Report) {
  order.forEach((slug, index) => {
    const field = `cases[${index}].slug`;
    if (!folders.has(slug)) {
      report(field, `a folder src/cases/${slug} with files.ts, story.ts and tile.ts`, slug);
    } else if (order.indexOf(slug) !== index) report(field, 'each story once', slug);
  });
}

function checkTile({ name, colors }: Tile, listedAs: string, report: Report) {
  if (name !== listedAs) report('name', `“${listedAs}”, as in src/cases/index.ts`, name);
  for (const [role, color] of Object.entries(colors)) {
    if (!/^#[0-9a-f]{6}$/.test(color)) report(`colors.${role}`, 'a color such as #0f2a5f', color);
  }
}

function checkIds(story: Story, report: Report) {
  const seen = new Map(takenIds.map((id) => [id, 'the page itself']));
  const visit = (value: unknown, at: string) => {
    for (const { name, field, item } of entriesOf(value, at)) {
      const id = String(item);
      const first = seen.get(id);
      if (name !== 'id') visit(item, field);
      else if (!/^[a-z][a-z0-9-]*$/.test(id)) {
        report(field, 'an id of small letters, digits and hyphens', id);
      } else if (first) report(field, `an id of its own (${first} has it)`, id);
      else seen.set(id, field);
    }
  };
  visit(story, '');
}

interface Known {
  pictures: ReadonlySet<string>;
  paths: ReadonlySet<string>;
  nameIsOpen?: boolean;
}

/** The rules for single fields, wherever they stand. */
function checkFields(value: unknown, known: Known, report: Report, at = '') {
  for (const { name, field, item } of entriesOf(value, at)) {
    const expected = expectedOf(name, item, value, known);
    if (expected) report(field, expected, item);
    else checkFields(item, known, report, field);
  }
  if (!isRecord(value)) return;
  const require = (name: string, expected: string) => {
    if (!(name in value)) report(at ? `${at}.${name}` : name, expected, undefined);
  };
  const heights = heightsFor(value);
  // A mark is named by the words beside it.
  if ('file' in value && !('name' in value)) require('alt', 'a text alternative');
  if (heights) require('height', heights.join(' or '));
}

/** What a field should hold instead, if anything. */
function expectedOf(name: string, item: unknown, parent: unknown, known: Known) {
  const heights = heightsFor(parent);
  if (item === undefined) return openFields.has(name) ? undefined : 'a value';
  if (name === 'alt' && !isText(item)) return 'a text alternative';
  if ((name === 'file' || name === 'phone') && !known.pictures.has(String(item))) {
    return 'the name of a picture that exists';
  }
  if (name === 'height' && heights && !heights.includes(Number(item))) return heights.join(' or ');
  if (typeof item !== 'string') return undefined;
  if (name === 'to' || name === 'address') return checkAddress(item, known.paths);
  return isText(item) || (name === 'name' && known.nameIsOpen) ? undefined : 'some text';
}

function heightsFor(value: unknown): number[] | undefined {
  if (!isRecord(value)) return undefined;
  if (value.kind === 'prototype') return [450, 400];
  return 'transcript' in value ? [300] : undefined;
}

/** Nothing when the address leads somewhere; otherwise what was expected. */
export function checkAddress(address: string, paths: ReadonlySet<string>): string | undefined {
  if (address.startsWith('#')) return address.length > 1 ? undefined : 'a fragment after the #';
  if (address.startsWith('/')) {
    const [path = ''] = address.split(/[?#]/);
    return paths.has(path) ? undefined : 'a path that this site has';
  }
  if (!URL.canParse(address)) return 'an address, such as https://example.com/ or /about';
  return ['https:', 'http:', 'mailto:'].includes(new URL(address).protocol)
    ? undefined
    : 'an address that begins with https:, http: or mailto:';
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function entriesOf(value: unknown, at: string) {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => ({ name: '', field: `${at}[${index}]`, item }));
  }
  return Object.entries(isRecord(value) ? value : {}).map(([name, item]) => ({
    name,
    field: at ? `${at}.${name}` : name,
    item,
  }));
}
