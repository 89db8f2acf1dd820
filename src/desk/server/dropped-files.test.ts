import { expect, test, onTestFinished, vi } from 'vitest';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preparePicture, readResume, storeResume } from './dropped-files.ts';
import { undo, undoEntries } from './history.ts';

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

test('keeps the bytes of a harmless SVG, and gives different SVGs different names', async () => {
  const drawing = svgOf(
    '<defs><g id="a"/></defs><use href="#a" fill="url(#b)"/><image href="data:image/png;base64,AA=="/>',
  );
  const { name, bytes } = await preparePicture(drawing);
  expect(name).toMatch(/^logo-[0-9a-f]+\.svg$/);
  expect(bytes).toEqual(drawing.bytes);
  expect((await preparePicture(svgOf(''))).name).not.toBe(name);
});

vi.mock(import('./site.ts'), async (original) => ({
  ...(await original()),
  linesIn: () => Promise.resolve([]),
}));

function project() {
  const root = mkdtempSync(path.join(tmpdir(), 'resume-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['public', 'src/cases', 'src/content', 'scripts', 'node_modules']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  write('package.json', '{}');
  write('public/robots.txt', '');
  write('src/content/owner.ts', "export const owner = { resume: '/cv.pdf' };");
  return root;
}

const dropped = (text: string) => ({ name: 'Mine.pdf', data: btoa(text) });

test('stores a PDF as the resume, and Undo removes it', async () => {
  const root = project();
  expect(readResume(root)).toEqual({ file: 'public/cv.pdf' });
  await storeResume(root, dropped('%PDF-1.7 x'));
  expect(readFileSync(path.join(root, 'public/cv.pdf'), 'utf8')).toBe('%PDF-1.7 x');
  expect(readResume(root)).toEqual({ file: 'public/cv.pdf', bytes: 10 });
  expect((await undoEntries(root))[0]?.label).toBe('Resume: Mine.pdf as public/cv.pdf');
  await undo(root);
  expect(readResume(root)).toEqual({ file: 'public/cv.pdf' });
});

test('rejects a file that is not a PDF', async () => {
  const root = project();
  await expect(storeResume(root, dropped('Dear all,'))).rejects.toThrow('Mine.pdf is not a PDF');
  await expect(storeResume(root, dropped(''))).rejects.toThrow('Mine.pdf is empty');
  expect(readResume(root)).toEqual({ file: 'public/cv.pdf' });
});
