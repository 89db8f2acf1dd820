import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { lastLabel, undo, write } from './history.ts';

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

test('undoes several changes in turn, byte for byte', async () => {
  await write(root, 'First', [{ file, bytes: Buffer.from('two') }]);
  await write(root, 'Second', [
    { file, bytes: Buffer.from('three') },
    { file: picture, bytes },
  ]);
  await write(root, 'Third', [{ file: picture, bytes: undefined }]);
  expect(await lastLabel(root)).toBe('Third');
  await undo(root);
  expect(read(picture).equals(bytes)).toBe(true);
  await undo(root);
  expect(existsSync(path.join(root, picture))).toBe(false);
  expect(read(file).toString()).toBe('two');
  await undo(root);
  expect(read(file).toString()).toBe('one\r\n');
  await expect(undo(root)).rejects.toThrow('There is nothing to undo.');
  expect(await lastLabel(root)).toBeUndefined();
});

test('does not undo over a later change in any file', async () => {
  await write(root, 'First', [
    { file: picture, bytes },
    { file, bytes: Buffer.from('two') },
  ]);
  writeFileSync(path.join(root, file), 'typed by hand');
  await expect(undo(root)).rejects.toThrow(`${file} has changed since`);
  expect(read(file).toString()).toBe('typed by hand');
  expect(read(picture).equals(bytes)).toBe(true);
});

test('rejects a change outside the writable folders', async () => {
  const outside = { file: 'package.json', bytes: Buffer.from('{}') };
  await expect(write(root, 'First', [outside])).rejects.toThrow('only');
  expect(existsSync(path.join(root, 'package.json'))).toBe(false);
});
