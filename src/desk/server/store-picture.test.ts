import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { nameFor } from './store-picture.ts';

const pages = 'src/content/pictures';
const shop = 'src/cases/shop';
const photo = Buffer.from('a photo');
const other = Buffer.from('another');
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

function store(folder: string, name: string, bytes: Buffer) {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, name), bytes);
}

test('the same picture on two pages is one file, whatever it was called', () => {
  expect(nameFor(root, pages, { current: 'avatar.svg' }, { name: 'me.jpg', bytes: photo })).toBe(
    'me.jpg',
  );
  store(pages, 'me.jpg', photo);
  expect(nameFor(root, pages, { current: 'desk.svg' }, { name: 'me.jpg', bytes: photo })).toBe(
    'me.jpg',
  );
  expect(nameFor(root, pages, { current: 'desk.svg' }, { name: 'img-1.jpg', bytes: photo })).toBe(
    'me.jpg',
  );
});

test('another picture of that name gets a name of its own', () => {
  store(pages, 'me.jpg', photo);
  expect(nameFor(root, pages, { current: 'desk.svg' }, { name: 'me.jpg', bytes: other })).toBe(
    'me-2.jpg',
  );
  store(pages, 'me-2.jpg', photo);
  expect(nameFor(root, pages, { current: 'desk.svg' }, { name: 'me.jpg', bytes: other })).toBe(
    'me-3.jpg',
  );
});

test('what is replaced leaves its name to what comes', () => {
  store(pages, 'me.jpg', photo);
  expect(nameFor(root, pages, { current: 'me.jpg' }, { name: 'me.jpg', bytes: other })).toBe(
    'me.jpg',
  );
});

test('what another page shows too keeps its name', () => {
  store(pages, 'me.jpg', photo);
  const shared = { current: 'me.jpg', isShared: true };
  expect(nameFor(root, pages, shared, { name: 'me.jpg', bytes: other })).toBe('me-2.jpg');
});

test('a case’s cover and logo keep their names', () => {
  store(shop, 'cover.svg', other);
  store(shop, 'logo.jpg', photo);
  expect(nameFor(root, shop, { current: 'cover.svg' }, { name: 'me.jpg', bytes: photo })).toBe(
    'cover.jpg',
  );
});
