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

async function planIn(files: Record<string, string>) {
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
  return draftRemove(root, cases, 0);
}

test('removing a case deletes its folder, removes links to it from key numbers, and lists the other lines that mention it', async () => {
  const { changes, follows } = await planIn({
    'src/content/home.ts': [
      'export const home = {',
      "  figures: [{ value: '4', label: 'doors', to: '/shop' }, { ...grants, label: 'grants', to: draft('/shop') }],",
      "  lead: 'The Corner Shop sells again.',",
      "  other: ['Corner Shops', '/shop-floor', 'shop'],",
      '};\n',
    ].join('\n'),
    'src/cases/barn/story.ts': 'export const story = { brief: { problem: `Like /shop.` } };',
    'src/shell/near.test.ts': "'/shop'",
  });
  expect(changes.filter(({ bytes }) => !bytes).map(({ file }) => file)).toEqual([
    'src/cases/shop/story.ts',
    'src/cases/shop/tile.ts',
  ]);
  const home = changes.find(({ file }) => file === 'src/content/home.ts');
  const [, figures] = /figures: (\[[^]*?\]),\n  lead/.exec(String(home?.bytes)) ?? [];
  expect(figures?.replaceAll(/\s+/g, ' ')).toBe(
    '[ { value: "4", label: "doors" }, { ...grants, label: "grants" }, ]',
  );
  expect(follows).toEqual([
    'src/cases/shop is deleted, with 2 files. /shop is no longer a page.',
    'src/content/home.ts no longer links to /shop.',
    'src/content/home.ts:6 still mentions it. Check whether that is right.',
    'src/cases/barn/story.ts:1 still mentions it. Check whether that is right.',
  ]);
});

test('says that the prototype of a removed case stays, and which files and lines belong to it', async () => {
  const { follows } = await planIn({
    'src/prototypes/shop/index.html': '',
    'e2e/prototypes-shop.spec.ts': '',
    'src/content/owner.ts': "export const owner = {\n  shop: '/prototypes/shop/#gallery',\n};\n",
  });
  expect(follows.slice(1)).toEqual([
    'src/prototypes/shop stays, at /prototypes/shop/. If no other page leads there, delete it with e2e/prototypes-shop.spec.ts, src/content/owner.ts:2.',
  ]);
});

test('removes a case whose story has a syntax error', async () => {
  const { changes } = await planIn({ 'src/cases/shop/story.ts': 'export const story = {{;' });
  expect(changes).toHaveLength(3);
});
