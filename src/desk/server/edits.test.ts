import { describe, expect, test } from 'vitest';
import type { Part } from '../contract.ts';
import { answer, applyEdits, confirm, editWords, replacePicture, type Edit } from './edits.ts';
import { findItems, type Found } from './find-items.ts';
import { tidy } from './tidy.ts';

const file = 'src/content/home.ts';

/** Returns the source after a change to the item with this text. */
async function after(source: string, text: string, change: (found: Found) => Edit[]) {
  const found = findItems(file, source).find((each) => each.text === text);
  if (!found) throw new Error(`nothing says ${text}`);
  return tidy(process.cwd(), file, applyEdits(source, change(found)));
}

const edited = (source: string, text: string, parts: Part[]) =>
  after(source, text, (found) => editWords(source, found, parts));
const confirmed = (source: string, text: string) =>
  after(source, text, (found) => confirm(source, found));
const answered = (source: string, text: string, words: string) =>
  after(source, text, (found) => answer(found, words));
const replaced = (source: string, text: string) =>
  after(source, text, (found) => replacePicture(source, found, 'me.jpg', 'It’s me'));

const value = { figure: 'figures.grants.value', value: '2' };

describe('an edit', () => {
  test.each([
    ['an apostrophe', "It's", `export const a = "It's";\n`],
    ['quotes', 'the "whole" thing', `export const a = 'the "whole" thing';\n`],
    ['both', `"It's"`, `export const a = '"It\\'s"';\n`],
    ['a backslash', 'a\\b', "export const a = 'a\\\\b';\n"],
    ['what looks like code', '${b} `c`', "export const a = '${b} `c`';\n"],
    ['several lines', 'one\n  two\r\nthree', "export const a = 'one two three';\n"],
    ['a space that does not break', 'a\u00a0b', "export const a = 'a\\u00a0b';\n"],
  ])('writes a text with %s as a valid string', async (_what, words, source) => {
    expect(await edited("export const a = 'old';", 'old', [words])).toBe(source);
  });

  test('keeps draft() around the text, and wraps a long line', async () => {
    const words = 'word '.repeat(25).trim();
    expect(await edited("export const a = { b: draft('old') };", 'old', [words])).toBe(
      `export const a = {\n  b: draft(\n    '${words}',\n  ),\n};\n`,
    );
  });

  test('keeps an embedded figure, wherever it moves in the text', async () => {
    const source = 'export const a = `${figures.grants.value} grants`;';
    expect(await edited(source, '${figures.grants.value} grants', ['Won `', value, '` ${x}'])).toBe(
      'export const a = `Won \\`${figures.grants.value}\\` \\${x}`;\n',
    );
  });

  test.each([
    [['2 grants'], '${figures.grants.value} must stay: it comes from another field.'],
    [[value, { figure: 'process.env', value: '' }], '${process.env} is not in this text.'],
  ])('throws if a figure is removed or added: %j', async (parts, line) => {
    const source = 'export const a = `${figures.grants.value} grants`;';
    await expect(edited(source, '${figures.grants.value} grants', parts)).rejects.toThrow(line);
  });

  test('edits the fallback draft of a question, and keeps the question', async () => {
    const source = "export const a = question('Why?') ?? draft('old');";
    expect(await edited(source, 'Why?', ['new'])).toBe(
      "export const a = question('Why?') ?? draft('new');\n",
    );
  });

  test('throws for a question without a fallback', async () => {
    await expect(edited("export const a = question('Why?');", 'Why?', ['So.'])).rejects.toThrow(
      'There are no words to edit.',
    );
  });
});

describe('a confirmation', () => {
  test.each([
    ["export const a = draft('x');", 'x', "export const a = 'x';\n"],
    ['export const a = draft(`${b} x`);', '${b} x', 'export const a = `${b} x`;\n'],
    ["export const a = [draft('x'), draft('y')];", 'y', "export const a = [draft('x'), 'y'];\n"],
    [
      "export const a = draft(['x', draft('y')]);",
      "['x', draft('y')]",
      "export const a = ['x', draft('y')];\n",
    ],
    ["export const a = question('Why?') ?? draft('x');", 'Why?', "export const a = 'x';\n"],
    ["export const a = question('Why?') ?? `${b} x`;", 'Why?', 'export const a = `${b} x`;\n'],
    [
      "export const a = `${draft('It`s')} and ${draft(`${b} two`)}`;",
      'It`s',
      'export const a = `It\\`s and ${draft(`${b} two`)}`;\n',
    ],
    [
      "export const a = `${draft('one')} and ${draft(`${b} two`)}`;",
      '${b} two',
      "export const a = `${draft('one')} and ${b} two`;\n",
    ],
    [
      "export const a = draft(b ? 'x' : 'y') as const;",
      "b ? 'x' : 'y'",
      "export const a = (b ? 'x' : 'y') as const;\n",
    ],
  ])('removes draft() or question() from %s', async (source, text, expected) => {
    expect(await confirmed(source, text)).toBe(expected);
  });

  test.each([
    ["export const a = 'x';", 'x', 'This text is confirmed already.'],
    [
      "export const a = question('Why?');",
      'Why?',
      'There is no text to confirm. Answer the question.',
    ],
    ["export const a = question('Why?') ?? [];", 'Why?', 'cannot edit this'],
    [
      "export const a = { file: 'a.svg', placeholderFor: 'B', alt: 'C' };",
      'a.svg: B',
      'cannot be confirmed',
    ],
  ])('throws for an item that cannot be confirmed: %s', async (source, text, line) => {
    await expect(confirmed(source, text)).rejects.toThrow(line);
  });
});

describe('an answer', () => {
  test.each([
    ["export const a = { why: question('Why?') };", 'export const a = { why: "It\'s so." };\n'],
    [
      "export const a = { why: question('Why?') ?? draft('x') };",
      'export const a = { why: "It\'s so." };\n',
    ],
  ])('replaces the question in %s', async (source, expected) => {
    expect(await answered(source, 'Why?', "It's so.")).toBe(expected);
  });

  test('is rejected for a draft, and for a question that expects a list', async () => {
    await expect(answered("export const a = draft('x');", 'x', 'y')).rejects.toThrow(
      'not a question',
    );
    await expect(
      answered("export const a = question('Which?') ?? [];", 'Which?', 'y'),
    ).rejects.toThrow('cannot edit this');
  });
});

describe('a replaced picture', () => {
  test('loses placeholderFor and its phone version, and keeps its caption', async () => {
    const source = `export const a = {
      file: 'a', phone: 'a-phone', placeholderFor: 'A photo', alt: draft('Drawn'), caption: draft('Me'),
    };`;
    expect(await replaced(source, 'a: A photo')).toBe(
      "export const a = {\n  file: 'me.jpg',\n  alt: 'It’s me',\n  caption: draft('Me'),\n};\n",
    );
  });

  test('gets its alternative text as its name if it is a logo on the strip', async () => {
    const source = "export const a = { file: 'a.svg', placeholderFor: 'The logo', name: 'A' };";
    expect(await replaced(source, 'a.svg: The logo')).toBe(
      "export const a = {\n  file: 'me.jpg',\n  name: 'It’s me',\n};\n",
    );
  });

  test('cannot be an item that is not a picture placeholder', async () => {
    const source = "export const a = [{ id: 'b', placeholderFor: 'C' }, 'd'];";
    await expect(replaced(source, 'b: C')).rejects.toThrow('cannot edit this');
    await expect(replaced(source, 'd')).rejects.toThrow('This is not a picture.');
  });
});

describe('the written source', () => {
  test('has no unused imports', async () => {
    const source = `import { draft } from './draft';
import { figures, type Figure } from './figures';
import { question } from './question';
import type { Picture } from './types';

export const a: Figure = { label: draft('x'), why: question('Why?') ?? \`\${figures.b.value}\` };
`;
    expect(await confirmed(source, 'x')).toBe(`import { figures, type Figure } from './figures';
import { question } from './question';

export const a: Figure = { label: 'x', why: question('Why?') ?? \`\${figures.b.value}\` };
`);
    expect(await answered(source, 'Why?', 'So.')).toBe(`import { draft } from './draft';
import { type Figure } from './figures';

export const a: Figure = { label: draft('x'), why: 'So.' };
`);
  });

  test('has no unused import, even if a field has the same name', async () => {
    const source = "import { draft } from './draft';\nexport const a = { draft: draft('x') };";
    expect(await confirmed(source, 'x')).not.toContain('import');
  });

  test('is rejected if it is not valid TypeScript', async () => {
    await expect(tidy(process.cwd(), file, 'export const a = ;')).rejects.toThrow(
      'src/content/home.ts would not be TypeScript',
    );
  });
});
