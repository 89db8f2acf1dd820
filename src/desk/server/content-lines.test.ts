import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { contentLines, writeWhole } from './content-lines.ts';
import { undo } from './history.ts';

const file = 'src/content/home.ts';
let root = '';

/** Prints the file's text, and counts its runs. */
const check = `
  import { appendFileSync, readFileSync } from 'node:fs';
  appendFileSync(new URL('../../asked', import.meta.url), '.');
  console.error('Note: ' + readFileSync('${file}', 'utf8'));
`;

const timesAsked = () => readFileSync(path.join(root, 'asked')).length;
const type = (words: string) => writeFileSync(path.join(root, file), words);
const edit = (words: string) =>
  writeWhole(root, `Edited: ${words}`, [{ file, bytes: Buffer.from(words) }]);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-lines-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folders =
    'node_modules public scripts/check src/cases src/content src/films src/prototypes';
  for (const folder of folders.split(' ')) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{}');
  writeFileSync(path.join(root, 'scripts/check/content.mjs'), check);
  type('one');
});

test('does not check content again after Undo', async () => {
  expect(await contentLines(root)).toEqual(['Note: one']);
  await edit('two');
  await edit('three');
  expect(await contentLines(root)).toEqual(['Note: three']);
  expect(timesAsked()).toBe(3);
  await undo(root);
  expect(await contentLines(root)).toEqual(['Note: two']);
  await undo(root);
  expect(await contentLines(root)).toEqual(['Note: one']);
  expect(timesAsked()).toBe(3);
});

test('calls made during a check share its result', async () => {
  const all = [contentLines(root), contentLines(root)];
  expect(await Promise.all(all)).toEqual([['Note: one'], ['Note: one']]);
  expect(timesAsked()).toBe(1);
});

test('checks manual edits, also those made during a check', async () => {
  await contentLines(root);
  type('two');
  const lines = contentLines(root);
  type('three');
  expect(await lines).toEqual(['Note: three']);
  type('two');
  expect(await contentLines(root)).toEqual(['Note: two']);
});
