import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { recover, undo, undoEntries, write } from './history.ts';
import { hashOf } from './project-files.ts';

const file = 'src/content/home.ts';
const picture = 'src/content/pictures/me.jpg';
const bytes = Buffer.from([0xff, 0xd8, 0, 0x0d, 0x0a, 0xfe]);
let root = '';

const read = (name: string) => readFileSync(path.join(root, name));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-history-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'src/content/pictures'), { recursive: true });
  writeFileSync(path.join(root, file), 'one\r\n');
});

test('undoes several changes one by one, and restores every byte', async () => {
  await write(root, 'First', [{ file, bytes: Buffer.from('two') }]);
  await write(root, 'Second', [
    { file, bytes: Buffer.from('three') },
    { file: picture, bytes },
  ]);
  await write(root, 'Third', [{ file: picture, bytes: undefined }]);
  expect((await undoEntries(root)).map(({ label }) => label)).toEqual(['Third', 'Second', 'First']);
  await undo(root);
  expect(read(picture).equals(bytes)).toBe(true);
  await undo(root);
  expect(existsSync(path.join(root, picture))).toBe(false);
  expect(read(file).toString()).toBe('two');
  await undo(root);
  expect(read(file).toString()).toBe('one\r\n');
  await expect(undo(root)).rejects.toThrow('There is nothing to undo.');
  expect(await undoEntries(root)).toEqual([]);
});

test('does not undo a change if one of its files has been edited since', async () => {
  await write(root, 'First', [
    { file: picture, bytes },
    { file, bytes: Buffer.from('two') },
  ]);
  writeFileSync(path.join(root, file), 'typed by hand');
  await expect(undo(root)).rejects.toThrow(`${file} has changed since`);
  expect(read(file).toString()).toBe('typed by hand');
  expect(read(picture).equals(bytes)).toBe(true);
});

test('says why a change cannot be undone, and undoes an earlier one instead', async () => {
  await write(root, 'First', [{ file: picture, bytes }]);
  await write(root, 'Second', [{ file, bytes: Buffer.from('two') }]);
  await write(root, 'Third', [{ file, bytes: Buffer.from('three') }]);
  writeFileSync(path.join(root, file), 'typed by hand');
  const [third, second, first] = await undoEntries(root);
  expect(third?.blocked).toContain('It was changed outside of the desk.');
  expect(second?.blocked).toContain('Undo “Third” first.');
  await expect(undo(root, second?.id)).rejects.toThrow('Undo “Third” first.');
  expect(first).toEqual({ id: expect.any(String), label: 'First' });
  await undo(root);
  expect(existsSync(path.join(root, picture))).toBe(false);
  expect(read(file).toString()).toBe('typed by hand');
});

test('finishes an interrupted change after a crash, but keeps files that were edited by hand', async () => {
  const cache = path.join(root, 'node_modules/.cache/desk');
  mkdirSync(cache, { recursive: true });
  const to = Buffer.from('two').toString('base64');
  const files = [
    { file, from: hashOf('one\r\n'), to },
    { file: 'src/content/about.ts', from: hashOf('before'), to },
  ];
  const journal = { name: '000001.json', files, entry: { label: 'First', files: [] } };
  writeFileSync(path.join(cache, 'journal.json'), JSON.stringify(journal));
  writeFileSync(path.join(root, 'src/content/about.ts'), 'by hand');
  await recover(root);
  expect(read(file).toString()).toBe('two');
  expect(read('src/content/about.ts').toString()).toBe('by hand');
  expect(await undoEntries(root)).toHaveLength(1);
});
