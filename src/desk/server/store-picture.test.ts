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

test('stores the same picture once, whatever its name', () => {
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

test('numbers a different picture of the same name', () => {
  store(pages, 'me.jpg', photo);
  expect(nameFor(root, pages, { current: 'desk.svg' }, { name: 'me.jpg', bytes: other })).toBe(
    'me-2.jpg',
  );
  store(pages, 'me-2.jpg', photo);
  expect(nameFor(root, pages, { current: 'desk.svg' }, { name: 'me.jpg', bytes: other })).toBe(
    'me-3.jpg',
  );
});

test('reuses the name of the replaced picture', () => {
  store(pages, 'me.jpg', photo);
  expect(nameFor(root, pages, { current: 'me.jpg' }, { name: 'me.jpg', bytes: other })).toBe(
    'me.jpg',
  );
});

test('does not reuse the name of a picture that another page shows', () => {
  store(pages, 'me.jpg', photo);
  const shared = { current: 'me.jpg', isShared: true };
  expect(nameFor(root, pages, shared, { name: 'me.jpg', bytes: other })).toBe('me-2.jpg');
});

test('keeps the names of covers and logos', () => {
  store(shop, 'cover.svg', other);
  store(shop, 'logo.jpg', photo);
  expect(nameFor(root, shop, { current: 'cover.svg' }, { name: 'me.jpg', bytes: photo })).toBe(
    'cover.jpg',
  );
});
