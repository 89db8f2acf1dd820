import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { cases } from '../../src/cases';
import { findPlaceholders } from './find-placeholders.mjs';

const found = (source: string) =>
  findPlaceholders('src/cases/minimart/story.ts', source).map(
    ({ line, text }: { line: number; text: string }) => `${line}: ${text}`,
  );

test('finds a placeholder with its file, line, name, and description', () => {
  const source =
    "export const cover = {\n  file: 'cover.svg',\n  placeholderFor: 'A screenshot',\n};";
  expect(findPlaceholders('src/cases/minimart/tile.ts', source)).toEqual([
    { file: 'src/cases/minimart/tile.ts', line: 1, text: 'cover.svg: A screenshot' },
  ]);
});

test('names a film by its file, and a scene by its id', () => {
  const source = `
    const film = { id: 'loop-1', film: 'recruitment-1', placeholderFor: 'The GIF' };
    const scene = { kind: 'scene', id: 'from-old-to-new', placeholderFor: 'Material' };
  `;
  expect(found(source)).toEqual(['2: recruitment-1: The GIF', '3: from-old-to-new: Material']);
});

test('finds both placeholders if one is inside the other on the same line', () => {
  expect(
    found("({ file: 'a', placeholderFor: 'A', in: [{ file: 'b', placeholderFor: 'B' }] })"),
  ).toEqual(['1: a: A', '1: b: B']);
});

test('ignores placeholderFor in comments and strings, and code that reads placeholderFor', () => {
  const source = `
    // { placeholderFor: 'in a comment' }
    const text = "placeholderFor: 'in a text'";
    const { placeholderFor } = picture;
    const keep = { file: 'real.avif', alt: 'placeholderFor' };
  `;
  expect(found(source)).toEqual([]);
});

test('the error for a file with a syntax error names the file', () => {
  expect(() => found('const = 1')).toThrow(/^src\/cases\/minimart\/story\.ts: /);
});

describe('npm run drafts', () => {
  const slug = cases[0]?.slug ?? '';

  const listOf = (...options: string[]) =>
    execFileSync(process.execPath, ['scripts/check/drafts.mjs', ...options], { encoding: 'utf8' });

  test('lists every placeholder of the site under its page', () => {
    const list = listOf();
    const content = import.meta.glob<object>(
      ['../../src/content/*.ts', '../../src/cases/*/{story,tile}.ts', '!**/*.test.ts'],
      { eager: true },
    );
    const marked = Object.values(content).flatMap(
      (module) => JSON.stringify(module).match(/"placeholderFor":/g) ?? [],
    );
    const sections = [
      ...list.matchAll(
        /^\S+: (\d+) placeholders?, and what .+\n((?: {2}\S+:\d+ {2}\S.*: .+\n)+)/gm,
      ),
    ];
    for (const [head, count, lines = ''] of sections) {
      expect(lines.trimEnd().split('\n'), head).toHaveLength(Number(count));
    }
    const total = sections.reduce((sum, [, count]) => sum + Number(count), 0);
    expect(total).toBe(marked.length);
    expect(list).toMatch(new RegExp(` and ${total} placeholders?\\.`));
  });

  test('with --page, lists no entries of other pages', () => {
    for (const page of [slug, `/${slug}/`, 'home']) {
      const listed = new Set(listOf('--page', page).match(/^\S+(?=: \d)/gm));
      expect([...listed].filter((other) => other !== (page === 'home' ? '/' : `/${slug}`))).toEqual(
        [],
      );
    }
  });

  test('with --page, fails for an unknown page, and names the known pages', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/check/drafts.mjs', '--page', 'no-such-page'],
      { encoding: 'utf8' },
    );
    expect(status).toBe(2);
    expect(stderr).toMatch(/^There is no page no-such-page\. The pages are /);
  });
});
