import { expect, test } from 'vitest';
import type { Part } from '../contract.ts';
import {
  answer,
  applyEdits,
  confirm,
  copyEntry,
  editWords,
  removeEntry,
  replacePicture,
  type Edit,
  tidy,
} from './edits.ts';
import { findItems, type Entry, type Found } from './find-items.ts';

const file = 'src/content/home.ts';

type Change = (source: string, found: Found) => Edit[];

async function changed(source: string, text: string, change: Change) {
  const found = findItems(file, source).find((each) => each.text === text);
  if (!found) throw new Error(`nothing says ${text}`);
  return tidy(process.cwd(), file, applyEdits(source, change(source, found)));
}

const start = 'export const a = ';
const after = async (value: string, text: string, change: Change) =>
  (await changed(`${start}${value};`, text, change)).slice(start.length, -2);

const edited = (value: string, text: string, parts: Part[]) =>
  after(value, text, (source, found) => editWords(source, found, parts));
const confirmed = (value: string, text: string) => after(value, text, confirm);
const answered = (value: string, text: string, words: string) =>
  after(value, text, (_source, found) => answer(found, words));
const copied = (source: string, text: string) =>
  after(source, text, (whole, { entries }) => copyEntry(entries[0] as Entry, whole));
const removed = (source: string, text: string, at = 0) =>
  after(source, text, (_whole, { entries }) => removeEntry(entries[at] as Entry));
const replaced = (value: string, text: string) =>
  after(value, text, (source, found) => replacePicture(source, found, 'me.jpg', 'It’s me'));

const value = { figure: 'figures.grants.value', value: '2' };

test.each([
  ['an apostrophe', "It's", `"It's"`],
  ['quotes', 'the "whole" thing', `'the "whole" thing'`],
  ['an apostrophe and quotes', `"It's"`, `'"It\\'s"'`],
  ['a backslash', 'a\\b', "'a\\\\b'"],
  ['template syntax', '${b} `c`', "'${b} `c`'"],
  ['several lines', 'one\n  two\r\nthree', "'one two three'"],
  ['a no-break space', 'a\u00a0b', "'a\\u00a0b'"],
])('editing writes words with %s as a valid string', async (_what, words, source) => {
  expect(await edited("'old'", 'old', [words])).toBe(source);
});

test('editing keeps draft() around the words, and wraps a long line', async () => {
  const words = 'word '.repeat(25).trim();
  expect(await edited("{ b: draft('old') }", 'old', [words])).toBe(
    `{\n  b: draft(\n    '${words}',\n  ),\n}`,
  );
});

test('editing keeps an embedded expression, wherever it moves in the text', async () => {
  const source = '`${figures.grants.value} grants`';
  expect(await edited(source, '${figures.grants.value} grants', ['Won `', value, '` ${x}'])).toBe(
    '`Won \\`${figures.grants.value}\\` \\${x}`',
  );
});

test.each([
  [['2 grants'], '${figures.grants.value} must stay: it comes from another field.'],
  [[value, { figure: 'process.env', value: '' }], '${process.env} is not in this text.'],
])(
  'editing throws if it drops a number embedded in the text, or embeds another value: %j',
  async (parts, line) => {
    const source = '`${figures.grants.value} grants`';
    await expect(edited(source, '${figures.grants.value} grants', parts)).rejects.toThrow(line);
  },
);

test('editing a question’s fallback draft keeps the question', async () => {
  const source = "question('Why?') ?? draft('old')";
  expect(await edited(source, 'Why?', ['new'])).toBe("question('Why?') ?? draft('new')");
});

test('editing a question without a fallback throws', async () => {
  await expect(edited("question('Why?')", 'Why?', ['So.'])).rejects.toThrow(
    'There are no words to edit.',
  );
});

test.each([
  ["draft('x')", 'x', "'x'"],
  ['draft(`${b} x`)', '${b} x', '`${b} x`'],
  ["[draft('x'), draft('y')]", 'y', "[draft('x'), 'y']"],
  ["draft(['x', draft('y')])", "['x', draft('y')]", "['x', draft('y')]"],
  ["question('Why?') ?? draft('x')", 'Why?', "'x'"],
  ["question('Why?') ?? `${b} x`", 'Why?', '`${b} x`'],
  ["`${draft('It`s')} and ${draft(`${b} two`)}`", 'It`s', '`It\\`s and ${draft(`${b} two`)}`'],
  ["`${draft('one')} and ${draft(`${b} two`)}`", '${b} two', "`${draft('one')} and ${b} two`"],
  ["draft(b ? 'x' : 'y') as const", "b ? 'x' : 'y'", "(b ? 'x' : 'y') as const"],
])(
  'confirming removes draft() or question(): %s, with “%s” confirmed, becomes %s',
  async (source, text, expected) => {
    expect(await confirmed(source, text)).toBe(expected);
  },
);

test.each([
  ["'x'", 'x', 'This text is confirmed already.'],
  ["question('Why?')", 'Why?', 'There is no text to confirm. Answer the question.'],
  ["question('Why?') ?? []", 'Why?', 'cannot edit this'],
  ["{ file: 'a.svg', placeholderFor: 'B', alt: 'C' }", 'a.svg: B', 'cannot be confirmed'],
])('confirming throws for an item that cannot be confirmed: %s', async (source, text, line) => {
  await expect(confirmed(source, text)).rejects.toThrow(line);
});

test.each([
  ["{ why: question('Why?') }", '{ why: "It\'s so." }'],
  ["{ why: question('Why?') ?? draft('x') }", '{ why: "It\'s so." }'],
])('answering replaces the question in %s', async (source, expected) => {
  expect(await answered(source, 'Why?', "It's so.")).toBe(expected);
});

test('answering a draft, or a question that expects a list, throws', async () => {
  await expect(answered("draft('x')", 'x', 'y')).rejects.toThrow('not a question');
  await expect(answered("question('Which?') ?? []", 'Which?', 'y')).rejects.toThrow(
    'cannot edit this',
  );
});

test('copying a list entry copies its drafts, and puts the copy right after the entry', async () => {
  expect(await copied("[draft('x'), 'y']", 'x')).toBe("[draft('x'), draft('x'), 'y']");
});

test('copying a list entry turns confirmed texts into drafts in the copy', async () => {
  const source = "export const a = [{ b: 'x', c: 'y' }];";
  const found = findItems(file, source);
  const [entry] = found[0]?.entries ?? [];
  const edits = copyEntry(entry as Entry, source, found);
  expect(applyEdits(source, edits)).toBe(
    "export const a = [{ b: 'x', c: 'y' }, { b: draft('x'), c: draft('y') }];",
  );
});

test('copying a list entry gives the copy new ids', async () => {
  const source = "[{ id: 'x', b: 'one', c: [{ id: 'y-1' }, { id: 'y-2' }] }, { id: 'x-2' }]";
  expect(await copied(source, 'one')).toBe(
    `[
  { id: 'x', b: 'one', c: [{ id: 'y-1' }, { id: 'y-2' }] },
  { id: 'x-3', b: 'one', c: [{ id: 'y-3' }, { id: 'y-4' }] },
  { id: 'x-2' },
]`,
  );
});

test('copying a scene throws, because a story has one scene', async () => {
  await expect(copied("[{ kind: 'scene', alt: 'x' }]", 'x')).rejects.toThrow('one scene');
});

test.each([
  ["['x', 'y', 'z']", 'x', "['y', 'z']"],
  ["['x', 'y', 'z']", 'y', "['x', 'z']"],
  ["['x', 'y', 'z',]", 'z', "['x', 'y']"],
  ["['x',]", 'x', '[]'],
])('removing a list entry leaves a valid list: %s without %s', async (source, text, expected) => {
  expect(await removed(source, text)).toBe(expected);
});

test('removing a list entry also removes the entries inside it', async () => {
  expect(await removed("[['x', 'y'], ['z']]", 'y', 1)).toBe("[['z']]");
});

test('does not offer to copy or remove entries of a list with a fixed length', () => {
  const source = `${start}{ blocks: [{ steps: [{ title: 'x' }] }] };`;
  const [found] = findItems(file, source);
  expect(found?.entries.map(({ field }) => field)).toEqual(['a.blocks[0]']);
});

test('replacing a picture removes placeholderFor and the phone version, and keeps the caption', async () => {
  const source = `{
      file: 'a', phone: 'a-phone', placeholderFor: 'A photo', alt: draft('Drawn'), caption: draft('Me'),
    }`;
  expect(await replaced(source, 'a: A photo')).toBe(
    "{\n  file: 'me.jpg',\n  alt: 'It’s me',\n  caption: draft('Me'),\n}",
  );
});

test('replacing a logo of the logo strip stores the alternative text as the logo’s name', async () => {
  const source = "{ file: 'a.svg', placeholderFor: 'The logo', name: 'A' }";
  expect(await replaced(source, 'a.svg: The logo')).toBe(
    "{\n  file: 'me.jpg',\n  name: 'It’s me',\n}",
  );
});

test('replacing an item that is not a picture throws', async () => {
  const source = "[{ id: 'b', placeholderFor: 'C' }, 'd']";
  await expect(replaced(source, 'b: C')).rejects.toThrow('cannot edit this');
  await expect(replaced(source, 'd')).rejects.toThrow('This is not a picture.');
});

test('an edited file keeps the imports that it still uses, and loses the others', async () => {
  const source = `import { draft } from './draft';
import { figures, type Figure } from './figures';
import { question } from './question';
import type { Picture } from './types';

export const a: Figure = { label: draft('x'), why: question('Why?') ?? \`\${figures.b.value}\` };
`;
  expect(await changed(source, 'x', confirm))
    .toBe(`import { figures, type Figure } from './figures';
import { question } from './question';

export const a: Figure = { label: 'x', why: question('Why?') ?? \`\${figures.b.value}\` };
`);
  expect(await changed(source, 'Why?', (_source, found) => answer(found, 'So.')))
    .toBe(`import { draft } from './draft';
import { type Figure } from './figures';

export const a: Figure = { label: draft('x'), why: 'So.' };
`);
});

test('an edited file loses an unused import even if a field has the import’s name', async () => {
  const source = "import { draft } from './draft';\nexport const a = { draft: draft('x') };";
  expect(await changed(source, 'x', confirm)).not.toContain('import');
});

test('an edit that would leave invalid TypeScript throws', async () => {
  await expect(tidy(process.cwd(), file, 'export const a = ;')).rejects.toThrow(
    'src/content/home.ts would not be TypeScript',
  );
});
