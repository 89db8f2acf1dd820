import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { contentLines, writeValid } from './content-lines.ts';
import { undo } from './history.ts';

const file = 'src/content/home.ts';
let root = '';

const check = vi.hoisted(() => vi.fn<(project: string) => Promise<string[]>>());
vi.mock(import('./site.ts'), async (original) => ({ ...(await original()), linesIn: check }));

const timesAsked = () => check.mock.calls.length;
const type = (words: string) => writeFileSync(path.join(root, file), words);
const edit = (words: string) =>
  writeValid(root, `Edited: ${words}`, [{ file, bytes: Buffer.from(words) }]);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-lines-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folders = 'node_modules public scripts src/cases src/content src/films src/prototypes';
  for (const folder of folders.split(' ')) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{}');
  check.mockReset();
  check.mockImplementation(async (project) => {
    await Promise.resolve();
    return [`Note: ${readFileSync(path.join(project, file), 'utf8')}`];
  });
  type('one');
});

test('the content check does not run again after Undo, because it knows the restored content', async () => {
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

test('the content check runs once for two calls made at the same time', async () => {
  const all = [contentLines(root), contentLines(root)];
  expect(await Promise.all(all)).toEqual([['Note: one'], ['Note: one']]);
  expect(timesAsked()).toBe(1);
});

test('the content check runs again after an edit by hand, even an edit made during the check', async () => {
  await contentLines(root);
  type('two');
  const lines = contentLines(root);
  type('three');
  expect(await lines).toEqual(['Note: three']);
  type('two');
  expect(await contentLines(root)).toEqual(['Note: two']);
});
