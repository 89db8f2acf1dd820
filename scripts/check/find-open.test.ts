import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cases } from '../../src/cases';
import { findDrafts, findPlaceholders, findQuestions } from './find-open.mjs';

const found = (source: string) =>
  findDrafts('src/content/home.ts', source).map(
    ({ line, text }: { line: number; text: string }) => `${line}: ${text}`,
  );

test('finds a draft with its file, line, and text', () => {
  expect(findDrafts('src/content/home.ts', "export const title =\n  draft('Hello.');")).toEqual([
    { file: 'src/content/home.ts', line: 2, text: 'Hello.' },
  ]);
});

test('returns a draft’s string as one line of text, and any other argument as source code', () => {
  const source = [
    "draft('It’s \\'quoted\\'');",
    'draft("double");',
    'draft(`a ${place} of\n   two lines`);',
    'draft(7);',
    'draft(owner.name);',
  ];
  expect(found(source.join('\n'))).toEqual([
    "1: It’s 'quoted'",
    '2: double',
    '3: a ${place} of two lines',
    '5: 7',
    '6: owner.name',
  ]);
});

test('finds several drafts on one line', () => {
  expect(found("const pair = { a: draft('one'), b: [draft('two')] };")).toEqual([
    '1: one',
    '1: two',
  ]);
});

test('finds a draft inside another call or another draft', () => {
  expect(found("photo(1, draft('alt'));\ndraft(join(draft('inner')));")).toEqual([
    '1: alt',
    "2: join(draft('inner'))",
    '2: inner',
  ]);
});

test('finds a question, and does not count its fallback as a draft', () => {
  const source = "const part =\n  question('Which part was yours?') ??\n  draft('Design.');";
  expect(findQuestions('src/content/home.ts', source)).toEqual([
    { file: 'src/content/home.ts', line: 2, text: 'Which part was yours?' },
  ]);
  expect(found(source)).toEqual([]);
});

test('ignores draft(…) in comments and strings, and functions with similar names', () => {
  const source = `
    import { draft } from './draft';
    // draft('in a comment')
    /* draft('in a longer comment') */
    const text = "draft('in a text')";
    drafts('another function');
    redraft('another function');
    beer.draft('another thing’s function');
    export const keep = draft;
  `;
  expect(found(source)).toEqual([]);
});

test('the error for a file with a syntax error names the file', () => {
  expect(() => findDrafts('src/content/home.ts', 'const = 1')).toThrow(/^src\/content\/home\.ts: /);
});

const listOf = (...options: string[]) =>
  execFileSync(process.execPath, ['scripts/check/drafts.mjs', ...options], { encoding: 'utf8' });
const list = listOf();

test('npm run drafts lists every draft and every question under its page', () => {
  const countListed = (kind: string) => {
    const sections = list.matchAll(
      new RegExp(`^(\\S.*): (\\d+) ${kind}s?\n((?: {2}\\S+:\\d+ {2}.+\n)+)`, 'gm'),
    );
    return [...sections].reduce((sum, [, page, count, lines = '']) => {
      expect(lines.trimEnd().split('\n'), page).toHaveLength(Number(count));
      return sum + Number(count);
    }, 0);
  };
  const [drafts, questions] = [countByHand('draft'), countByHand('question')];

  expect(countListed('draft')).toBe(drafts);
  expect(countListed('question')).toBe(questions);
  expect(list).toMatch(new RegExp(`^In all ${drafts} drafts?, ${questions} questions? and `, 'm'));
  const open = list.matchAll(/^(\S.*): \d+ (?:draft|question)s?\n((?: {2}.+\n)+)/gm);
  for (const [, page, lines = ''] of open) {
    for (const [, slug] of lines.matchAll(/src\/cases\/([\w-]+)\//g)) expect(page).toBe(`/${slug}`);
  }
});

function countByHand(call: string): number {
  return (
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(?!desk).*\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => readFileSync(path.join('src', name), 'utf8'))
      .map((source) => source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''))
      // In `question(…) ?? draft(…)`, the draft does not count.
      .map((source) => source.replace(/\)\s*\?\?\s*(\[[^\]]*\]|draft\(|`[^`]*`)/g, ') ?? ('))
      .reduce(
        (sum, source) =>
          sum + (source.match(new RegExp(`(?<![\\w.])${call}\\(`, 'g')) ?? []).length,
        0,
      )
  );
}

const placeholdersIn = (source: string) =>
  findPlaceholders('src/cases/minimart/story.ts', source).map(
    ({ line, text }: { line: number; text: string }) => `${line}: ${text}`,
  );

test('finds a placeholder, with its source file and line, its name, and its description', () => {
  const source =
    "export const cover = {\n  file: 'cover.svg',\n  placeholderFor: 'A screenshot',\n};";
  expect(findPlaceholders('src/cases/minimart/tile.ts', source)).toEqual([
    { file: 'src/cases/minimart/tile.ts', line: 1, text: 'cover.svg: A screenshot' },
  ]);
});

test('lists a film’s placeholder with the film’s file, and a scene’s placeholder with the scene’s id', () => {
  const source = `
    const film = { id: 'loop-1', film: 'recruitment-1', placeholderFor: 'The GIF' };
    const scene = { kind: 'scene', id: 'from-old-to-new', placeholderFor: 'Material' };
  `;
  expect(placeholdersIn(source)).toEqual([
    '2: recruitment-1: The GIF',
    '3: from-old-to-new: Material',
  ]);
});

test('finds both placeholders if one is inside the other on the same line', () => {
  expect(
    placeholdersIn(
      "({ file: 'a', placeholderFor: 'A', in: [{ file: 'b', placeholderFor: 'B' }] })",
    ),
  ).toEqual(['1: a: A', '1: b: B']);
});

test('ignores placeholderFor in comments and strings, and code that reads placeholderFor', () => {
  const source = `
    // { placeholderFor: 'in a comment' }
    const text = "placeholderFor: 'in a text'";
    const { placeholderFor } = picture;
    const keep = { file: 'real.avif', alt: 'placeholderFor' };
  `;
  expect(placeholdersIn(source)).toEqual([]);
});

test('npm run drafts lists every placeholder of the site, and counts them by page and in all', () => {
  const content = import.meta.glob<object>(
    ['../../src/content/*.ts', '../../src/cases/*/{story,tile}.ts', '!**/*.test.ts'],
    { eager: true },
  );
  const marked = Object.values(content).flatMap(
    (module) => JSON.stringify(module).match(/"placeholderFor":/g) ?? [],
  );
  const sections = [
    ...list.matchAll(/^\S+: (\d+) placeholders?, and what .+\n((?: {2}\S+:\d+ {2}\S.*: .+\n)+)/gm),
  ];
  for (const [head, count, lines = ''] of sections) {
    expect(lines.trimEnd().split('\n'), head).toHaveLength(Number(count));
  }
  const total = sections.reduce((sum, [, count]) => sum + Number(count), 0);
  expect(total).toBe(marked.length);
  expect(list).toMatch(new RegExp(` and ${total} placeholders?\\.`));
});

test('npm run drafts lists only the entries of the page that --page names', () => {
  const own = `/${cases[0]?.slug}`;
  for (const [asked, page] of [
    [`${own}/`, own],
    ['home', '/'],
  ] as const) {
    const listed = new Set(listOf('--page', asked).match(/^\S+(?=: \d)/gm));
    expect([...listed].filter((other) => other !== page)).toEqual([]);
  }
});

test.each([
  [['--help'], 0, '--page minimart'],
  [['--page', 'nowhere'], 2, 'There is no page nowhere. The pages are /'],
  [['--page', 'resume'], 0, 'src/content/resume.ts:'],
])('npm run drafts with %j exits with status %i and prints “%s”', (args, status, line) => {
  const command = spawnSync(process.execPath, ['scripts/check/drafts.mjs', ...args], {
    encoding: 'utf8',
  });
  expect(command.stdout + command.stderr).toContain(line);
  expect(command.status).toBe(status);
});
