import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { nameFor, preparePicture } from './store-picture.ts';

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

test('reuses the name of an identical picture', () => {
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

test('adds a number to the name of a different picture', () => {
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

test('keeps a cover’s name, even if another file has the same bytes', () => {
  store(shop, 'cover.svg', other);
  store(shop, 'logo.jpg', photo);
  expect(nameFor(root, shop, { current: 'cover.svg' }, { name: 'me.jpg', bytes: photo })).toBe(
    'cover.jpg',
  );
});

const svgOf = (inside: string) => ({
  name: 'Logo.svg',
  bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`),
});

test.each([
  ['<script>alert(1)</script>', 'a script'],
  ['<foreignObject><p>Hi</p></foreignObject>', 'a script or a page'],
  ['<g onload="alert(1)"/>', 'an event handler'],
  ['<image href="https://shop.example/a.png"/>', 'an address'],
  ["<use xlink:href='//shop.example/a.svg#b'/>", 'an address'],
  ['<a href="javascript:alert(1)"/>', 'an address'],
  ['<rect fill="url(https://shop.example/a.svg#b)"/>', 'an address'],
  ['<style>@import "a.css";</style>', 'a part of another file'],
  ['<a><set attributeName="href" to="javascript:alert(1)"/></a>', 'an animated address'],
])('rejects an SVG with %s', async (inside, part) => {
  await expect(preparePicture(svgOf(inside))).rejects.toThrow(`Logo.svg has ${part}`);
});

test('accepts an SVG that only draws, and keeps its bytes', async () => {
  const drawing = svgOf(
    '<defs><g id="a"/></defs><use href="#a" fill="url(#b)"/><image href="data:image/png;base64,AA=="/>',
  );
  expect(await preparePicture(drawing)).toEqual({ name: 'logo.svg', bytes: drawing.bytes });
});
