import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { draftRemove } from './case-removal.ts';

const cases = [
  { slug: 'shop', name: 'Corner Shop', inGrid: true },
  { slug: 'barn', name: 'Barn', inGrid: true },
];
const listed = cases.map((each) => `${JSON.stringify(each)},`).join('\n');

/** Plans to remove a case of a small project. Returns the file changes and their descriptions. */
async function planIn(files: Record<string, string>, slug = 'shop') {
  const root = mkdtempSync(path.join(tmpdir(), 'removal-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const all = {
    'src/cases/index.ts': `export const cases = [\n${listed}\n];\n`,
    'src/cases/shop/story.ts': 'export const story = {};',
    'src/cases/shop/tile.ts': 'export const tile = {};',
    'src/content/home.ts': 'export const home = {};',
    'public/a.txt': '',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const at = cases.findIndex((each) => each.slug === slug);
  const { changes, follows, writes } = await draftRemove(root, cases, at);
  return { changes, writes, rest: follows.slice(1) };
}

test('describes a folder by the contents that the owner knows', async () => {
  const { changes, writes, rest } = await planIn({
    'src/cases/shop/Stage.tsx': '',
    'src/cases/shop/stage-shop.ts': '',
    'src/cases/shop/cover.JPG': '',
    'src/cases/shop/pictures/door.svg': '',
    'src/cases/shop/walk.mp4': '',
  });
  expect(writes).toEqual([
    {
      file: 'src/cases/shop',
      what: 'is deleted, with its words, its scene, 2 pictures and 1 film',
    },
    { file: 'src/cases/index.ts', what: 'lists it no more' },
  ]);
  expect(changes.filter(({ bytes }) => !bytes)).toHaveLength(7);
  expect(rest).toEqual([]);
});

test('describes a folder that has only words', async () => {
  const { writes } = await planIn({});
  expect(writes[0]?.what).toBe('is deleted, with its words');
});

test('removes links to it, and lists each line that still names it', async () => {
  const { changes, writes, rest } = await planIn({
    'src/content/home.ts': [
      'export const home = {',
      "  figures: [{ value: '4', label: 'doors', to: '/shop' }],",
      "  lead: 'The Corner Shop sells again.',",
      "  other: ['Corner Shops', '/shop-floor', 'shop'],",
      '};\n',
    ].join('\n'),
    'src/cases/barn/story.ts': 'export const story = { premise: `Like /shop.` };',
    'src/shell/near.test.ts': "'/shop'",
  });
  expect(writes).toContainEqual({ file: 'src/content/home.ts', what: 'leads to /shop no more' });
  const home = changes.find(({ file }) => file === 'src/content/home.ts');
  expect(String(home?.bytes)).toMatch(/figures: \[\{ value: .4., label: .doors. \}\]/);
  expect(rest).toEqual([
    'src/content/home.ts:3 still names it: look whether that may stay.',
    'src/cases/barn/story.ts:1 still names it: look whether that may stay.',
  ]);
});

test('keeps its prototype, and says so', async () => {
  const { rest } = await planIn({
    'src/prototypes/shop/index.html': '',
    'e2e/prototypes-shop.spec.ts': '',
    'src/content/owner.ts': "export const owner = {\n  shop: '/prototypes/shop/#gallery',\n};\n",
  });
  expect(rest).toEqual([
    'src/prototypes/shop stays, at /prototypes/shop/. If no other page leads there, delete it with e2e/prototypes-shop.spec.ts, src/content/owner.ts:2.',
  ]);
});

test('removes a case whose code fails to load', async () => {
  const { writes } = await planIn({ 'src/cases/shop/story.ts': 'export const story = {{;' });
  expect(writes[0]?.file).toBe('src/cases/shop');
});
