import { expect, test } from 'vitest';
import { preparePicture } from './store-picture.ts';

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
