// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { makeWhole } from './whole-folder.mjs';

let home = '';
let folder = '';
const page = () => readFileSync(path.join(folder, 'index.html'), 'utf8');

function write(to: string, text: string) {
  mkdirSync(to, { recursive: true });
  writeFileSync(path.join(to, 'index.html'), text);
}

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'whole-'));
  folder = path.join(home, 'dist');
  onTestFinished(() => rmSync(home, { recursive: true }));
});

test('the former folder stands until the new one is whole', async () => {
  write(folder, 'former');
  await makeWhole(folder, async (draft: string) => {
    write(draft, 'half');
    expect(page()).toBe('former');
    write(draft, 'new');
  });
  expect(page()).toBe('new');
  expect(readdirSync(home)).toEqual(['dist']);
});

test('it stays when the new one fails, and nothing half-made is left', async () => {
  write(folder, 'former');
  const failing = makeWhole(folder, async (draft: string) => {
    write(draft, 'half');
    throw new Error('out of room');
  });
  await expect(failing).rejects.toThrow('out of room');
  expect(page()).toBe('former');
  expect(readdirSync(home)).toEqual(['dist']);
});

test('the first one needs none before it', async () => {
  await makeWhole(folder, async (draft: string) => write(draft, 'first'));
  expect(page()).toBe('first');
});
