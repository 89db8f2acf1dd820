import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cases } from '../../cases/index.ts';
import { findDrafts, findPlaceholders, findQuestions } from '../../../scripts/check/find-open.mjs';
import { contentFiles } from './content-files.ts';
import { findItems } from './find-items.ts';
import { newCase } from './site.ts';

const found = (source: string, file = 'src/content/home.ts') =>
  findItems(file, source).map(({ kind, field, text }) => `${kind} ${field}: ${text}`);

test.each([
  ["export const hero = { title: 'Hello' };", ['text hero.title: Hello']],
  [
    "export const hero = { headline: ['a', 'b'] as const };",
    ['text hero.headline[0]: a', 'text hero.headline[1]: b'],
  ],
  [
    'export const hero = { line: `up by ${figures.a.value}` };',
    ['text hero.line: up by ${figures.a.value}'],
  ],
  ["export const owner = { name: '' };", ['text owner.name: ']],
])('finds text items in %s, and names their fields', (source, items) =>
  expect(found(source)).toEqual(items),
);

test('outside owner.ts, finds a string that is not prose only if its field is an address or a color', () => {
  const source = "export const a = { address: 'https://ada.org/', tint: '#000000', to: '/a' };";
  const both = ['text a.address: https://ada.org/', 'text a.tint: #000000'];
  expect(found(source)).toEqual(both);
  expect(found(source, 'src/content/owner.ts')).toEqual([...both, 'text a.to: /a']);
});

test('leaves out the export’s name in the field paths of a tile', () => {
  const source = "export const tile = { name: 'MiniMart' };";
  expect(found(source, 'src/cases/minimart/tile.ts')).toEqual(['text name: MiniMart']);
});

test.each([
  "import { a } from './a'; export const block = { kind: 'text', id: 'a', to: '/', says: 'part' };",
  'export const team = (size: string) => `team of ${size}`;',
  "export const list = { entries: words.split(',') };",
  "export const block = { to: '/' } satisfies Record<string, 'a' | 'b'>;",
  "const draft = 'x'.length; interface A { says: 'b' }",
])('finds nothing to edit in %s', (source) => expect(found(source)).toEqual([]));

test('finds a draft as one item, and each draft inside it as an item of its own', () => {
  expect(found("export const a = { b: draft('one'), c: draft([draft('two'), 'three']) };")).toEqual(
    ['draft a.b: one', "draft a.c: [draft('two'), 'three']", 'draft a.c[0]: two'],
  );
});

test('finds a draft inside a template literal, and the literal as a text item', () => {
  expect(found("export const a = `${draft('one')} and two`;")).toEqual([
    "text a: ${draft('one')} and two",
    'draft a: one',
  ]);
});

test('for a draft whose value is a list, names the line to edit by hand', () => {
  const [list, text] = findItems('src/content/home.ts', "const a = [draft(['x']), draft('y')];");
  expect(list?.closed).toBe('The desk cannot edit this. Change it in src/content/home.ts:1.');
  expect(text?.closed).toBeUndefined();
});

test('finds a question and its fallback as one item', () => {
  expect(
    found("export const a = { b: question('Why?') ?? draft('So.'), c: question('Who?') };"),
  ).toEqual(['question a.b: Why?', 'question a.c: Who?']);
});

test('for a question that asks for a list, names the line to edit by hand', () => {
  const [jobs] = findItems('src/content/resume.ts', "const jobs = question('Which?') ?? [];");
  expect(jobs?.closed).toBe('The desk cannot edit this. Change it in src/content/resume.ts:1.');
});

test('finds a placeholder and its alternative text as two items', () => {
  const source =
    "export const a = { file: 'a.svg', placeholderFor: 'A photo', alt: draft('Seen') };";
  expect(found(source)).toEqual(['placeholder a: a.svg: A photo', 'draft a.alt: Seen']);
});

test('finds a picture without placeholderFor as a picture item', () => {
  const source = "export const a = { file: 'a.jpg', alt: 'Seen' };";
  expect(found(source)).toEqual(['picture a: a.jpg', 'text a.alt: Seen']);
});

test('for a placeholder that is not a picture, names the line to edit by hand', () => {
  const [scene] = findItems(
    'src/content/home.ts',
    "const a = { id: 'scene', placeholderFor: 'Film' };",
  );
  expect(scene?.closed).toBe('The desk cannot edit this. Change it in src/content/home.ts:1.');
  expect(scene?.picture).toBeUndefined();
});

test('gives each draft of a story the source range of its draft() call', () => {
  const source = newCase('Acme', 0)['story.ts'] ?? '';
  const items = findItems('src/cases/acme/story.ts', source);
  const drafts = items.filter(({ kind }) => kind === 'draft');
  expect(drafts.length).toBeGreaterThan(10);
  for (const { start, end } of drafts) {
    expect(source.slice(start, end)).toMatch(/^draft\([^]*\)$/);
  }
});

test('finds as many drafts, questions, and placeholders as npm run drafts', () => {
  const files = contentFiles(
    '.',
    cases.map(({ slug }) => slug),
  );
  const kinds = [
    ['draft', findDrafts],
    ['question', findQuestions],
    ['placeholder', findPlaceholders],
  ] as const;
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const items = findItems(file, source);
    for (const [kind, find] of kinds) {
      const listed: unknown[] = find(file, source);
      const shown = items.filter((item) => item.kind === kind);
      expect(shown, `${file}: ${kind}`).toHaveLength(listed.length);
    }
  }
});

test('gives each item a unique key, which stays the same when code is inserted before the item', () => {
  const source = "export const a = `${draft('one')} and ${draft('two')}`;";
  const keysOf = (text: string) => findItems('src/content/home.ts', text).map(({ key }) => key);
  expect(new Set(keysOf(source)).size).toBe(3);
  expect(keysOf(`/* moved */ ${source}`)).toEqual(keysOf(source));
});

test('rejects a file with a syntax error, and names the line of the error', () => {
  expect(() => found('export const b = 1;\nexport const a = {')).toThrow('src/content/home.ts:2: ');
});
