import type { Story, Tile } from '../../src/content/types.ts';
import { chapterTitles } from '../../src/content/chapters.ts';
import { checkOrder, checkTile, noFile, noLine } from './case-rules.ts';
import { checkFile, checkResume, type ShownFile } from './file-rules.ts';
import { embedOf } from '../../src/media/embed-url.ts';
import type { Problem, Report, Rule } from './problem.ts';

export { describe } from './problem.ts';

export interface CaseContent {
  slug: string;
  listedAs: string;
  tile: Tile;
  story: Story;
  /** Allowed in picture fields: names of the case's files and of files in src/films/rendered. */
  pictures: ReadonlySet<string>;
  /** Allowed in film fields: names of the case's films and of films in src/films/rendered. */
  films: ReadonlySet<string>;
}

export interface Content {
  order: readonly string[];
  folders: ReadonlySet<string>;
  missing: readonly string[];
  cases: readonly CaseContent[];
  /** The content files outside src/cases. They may show the files in `pictures` and `logos`. */
  files: readonly { file: string; value: Record<string, unknown> }[];
  pictures: ReadonlySet<string>;
  logos: ReadonlySet<string>;
  paths: ReadonlySet<string>;
  /** Slugs that no case may have, because the site uses these addresses itself. */
  taken: ReadonlySet<string>;
  shown: readonly ShownFile[];
  /** The PDF that the owner supplies instead of the generated one: its path and its first bytes. */
  resume?: { file: string; start: string };
}

/** Fields that may be undefined, as a `question(…)` is until the owner answers it. */
const openFields = new Set([
  'availability',
  'employer',
  'position',
  'teamSize',
  'when',
  'decision',
  'constraint',
  'evidence',
  'chosen',
  'rejected',
  'why',
  'cost',
  'failed',
  'differently',
]);
const takenIds = ['main', 'root', 'menu', 'in-brief', 'in-brief-title'];

export function checkContent(content: Content): Problem[] {
  const problems = new Map<string, Problem>();
  const reportIn =
    (file: string, isNote = false): Report =>
    (field, rule, found) => {
      const place = `${file} ${field}`;
      if (!problems.has(place)) problems.set(place, { file, field, rule, found, isNote });
    };
  const noteIn = (file: string) => reportIn(file, true);

  const { order, folders, missing, cases, files, pictures, logos, paths, taken, shown, resume } =
    content;
  checkOrder(order, folders, taken, reportIn('src/cases/index.ts'));
  for (const slug of folders) {
    if (!order.includes(slug)) noteIn(`src/cases/${slug}`)('', noLine, undefined);
  }
  for (const file of missing) reportIn(file)('', noFile, undefined);
  for (const { slug, listedAs, tile, story, pictures: own, films } of cases) {
    const inTile = reportIn(`src/cases/${slug}/tile.ts`);
    const inStory = reportIn(`src/cases/${slug}/story.ts`);
    checkTile(tile, listedAs, inTile);
    checkChapters(story, inStory);
    checkIds(story, inStory);
    checkFields(tile, { pictures: own, films, paths }, inTile);
    checkFields(story, { pictures: own, films, paths }, inStory);
  }
  for (const { file, value } of files) {
    const { owner } = value;
    if (isRecord(owner)) checkOwner(owner, reportIn(file));
    checkFields(value, { pictures, logos, paths, nameIsOpen: isRecord(owner) }, reportIn(file));
  }
  for (const each of shown) checkFile(each, reportIn(each.file), noteIn(each.file));
  if (resume) checkResume(resume.start, reportIn(resume.file));
  return [...problems.values()];
}

const ownerRules: readonly (readonly [name: string, form: RegExp, rule: Rule])[] = [
  ['mail', /^[^\s@]+@[^\s@]+\.[^\s@.]+$/, ['an email address such as ada@shop.org', 'correct it']],
  [
    'address',
    /^https?:\/\/[^\s/]+/,
    ['an address such as https://ada.org/', 'write all of it, from https:// on'],
  ],
  [
    'resume',
    /^\/[^/?#\s]+\.pdf$/,
    ['a name such as /resume.pdf', 'let it begin with a slash and end with .pdf'],
  ],
];

function checkOwner(owner: Record<string, unknown>, report: Report) {
  for (const [name, form, rule] of ownerRules) {
    if (!form.test(String(owner[name]))) report(`owner.${name}`, rule, owner[name]);
  }
}

function checkChapters({ chapters }: Story, report: Report) {
  for (const name of Object.keys(chapterTitles)) {
    if (!(name in chapters)) report(`chapters.${name}`, chapter, undefined);
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
        report(field, ['an id of small letters, digits and hyphens', 'write it so'], id);
      } else if (first) report(field, [`an id of its own (${first} has it)`, 'change one'], id);
      else seen.set(id, field);
    }
  };
  visit(story, '');
}

interface Known {
  pictures: ReadonlySet<string>;
  logos?: ReadonlySet<string>;
  films?: ReadonlySet<string>;
  paths: ReadonlySet<string>;
  nameIsOpen?: boolean;
}

const chapter: Rule = ['a chapter', 'write it; every story has the same six'];
const someValue: Rule = ['a value', 'write one, or take the field out'];
const words: Rule = ['some text', 'write it, or take the field out where it may be'];
const entry: Rule = ['at least one entry', 'write one, or take the list out where it may be'];
const alternative: Rule = ['a text alternative', 'say in words what is seen'];
const picture: Rule = [
  'the name of a picture that exists',
  'put the file there, or correct the name',
];
const film: Rule = ['the name of a film that exists', 'put the file there, or correct the name'];
const pictureKind: Rule = ['a JPG, PNG, WebP, AVIF or SVG file', 'save it as one of these'];
const filmKind: Rule = ['an MP4 file', 'save the film as one'];
const someFilm: Rule = ['a film', 'name its file, or write an `address`'];
const oneThing: Rule = ['the address of one film or prototype', 'open it, and copy that address'];
const height = (heights: readonly number[]): Rule => [heights.join(' or '), 'write one of these'];

const mayBeEmpty = new Set(['jobs']);

function checkFields(whole: unknown, known: Known, report: Report, at = '') {
  for (const { name, field, item } of entriesOf(whole, at)) {
    const rule = ruleBrokenBy(name, item, whole, known);
    if (rule) report(field, rule, item);
    else checkFields(item, known, report, field);
  }
  if (!isRecord(whole)) return;
  const require = (name: string, rule: Rule) => {
    if (!(name in whole)) report(at ? `${at}.${name}` : name, rule, undefined);
  };
  const heights = heightsFor(whole);
  // A logo in the logo strip needs no text alternative: its `name` is shown beside it.
  if ('file' in whole && !('name' in whole)) require('alt', alternative);
  if (heights) require('height', height(heights));
  if ('transcript' in whole && !('address' in whole)) require('film', someFilm);
}

function ruleBrokenBy(name: string, item: unknown, parent: unknown, known: Known) {
  const heights = heightsFor(parent);
  if (item === undefined) {
    // The page hides a prototype without an address, and a film with neither an address nor a file.
    return openFields.has(name) || (name === 'address' && heights) ? undefined : someValue;
  }
  if (name === 'alt' && !isText(item)) return alternative;
  if (name === 'file' || name === 'phone') {
    const isLogo = isRecord(parent) && 'name' in parent;
    const there = (isLogo && known.logos) || known.pictures;
    if (/\.(heic|heif|gif|tiff?|bmp|psd|pdf|mov|mp4)$/i.test(String(item))) return pictureKind;
    if (!there.has(String(item))) return picture;
  }
  if (name === 'film' && known.films && !known.films.has(String(item))) {
    return /\.(mov|m4v|webm|avi|mkv|gif)$/i.test(String(item)) ? filmKind : film;
  }
  if (name === 'height' && heights && !heights.includes(Number(item))) return height(heights);
  if (Array.isArray(item) && item.length === 0 && !mayBeEmpty.has(name)) return entry;
  if (typeof item !== 'string') return undefined;
  if (name === 'to') return checkAddress(item, known.paths);
  if (name === 'address') {
    return (
      checkAddress(item, known.paths) ?? (heights && isNothingToShow(item) ? oneThing : undefined)
    );
  }
  return isText(item) || (name === 'name' && known.nameIsOpen) ? undefined : words;
}

function heightsFor(parent: unknown): number[] | undefined {
  if (!isRecord(parent)) return undefined;
  if (parent.kind === 'prototype') return [450, 400];
  return 'transcript' in parent ? [300] : undefined;
}

const isNothingToShow = (address: string) =>
  URL.canParse(address) && embedOf(address).frame === undefined;

const completeIt = 'write all of it';

export function checkAddress(address: string, paths: ReadonlySet<string>): Rule | undefined {
  if (address.startsWith('#')) {
    return address.length > 1 ? undefined : ['a fragment after the #', completeIt];
  }
  if (address.startsWith('/')) {
    const [path = ''] = address.split(/[?#]/);
    return paths.has(path)
      ? undefined
      : ['a path that this site has', 'correct it, or add what it leads to'];
  }
  if (!URL.canParse(address)) {
    return ['an address, such as https://example.com/ or /about', completeIt];
  }
  return ['https:', 'http:', 'mailto:'].includes(new URL(address).protocol)
    ? undefined
    : ['an address that begins with https:, http: or mailto:', 'choose such a one'];
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
