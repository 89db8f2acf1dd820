import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { setLine } from '../svg/lettering.ts';
import { coverDrawing } from './share-file.ts';
import { sharePicture } from './share-picture.ts';
import { fitTitle, wrap } from './title.ts';

const card = {
  siteName: 'Portfolio',
  title: 'Meal Inventory & Manifesting',
  kicker: 'Case 05 of 07',
  line: 'A meal pre-order and inventory app for flight attendants.',
  background: '#b83a1e',
  foreground: '#f4efe6',
  accent: '#ffa777',
};
const cover = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">
  <rect width="640" height="480" fill="#17402f"/></svg>`;

async function colorAt(png: Buffer, left: number, top: number) {
  const pixel = await sharp(png)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}

test('a share picture is a small PNG of 1200 × 630 in the case’s colors, with the cover on the right', async () => {
  const png = await sharePicture({ ...card, cover });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(120_000);
  expect(await colorAt(png, 5, 5)).toBe(card.background);
  expect(await colorAt(png, 860, 360)).toBe('#17402f');
  expect(await colorAt(png, 860, 570)).toBe(card.accent);
});

test('a share picture is a JPEG if the cover is a photo', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cover-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const photo = path.join(folder, 'cover.png');
  const color = '#17402f';
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: color } }).toFile(
    photo,
  );
  const { svg, isPhoto } = await coverDrawing(photo, {});
  const picture = await sharePicture({ ...card, cover: svg, isPhoto });
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  const [red = 0, green = 0, blue = 0] = await sharp(picture)
    .extract({ left: 860, top: 360, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(Math.abs(red - 0x17) + Math.abs(green - 0x40) + Math.abs(blue - 0x2f)).toBeLessThan(12);
});

test('a share picture without a cover has a frame around a word of its title', async () => {
  const png = await sharePicture({ ...card, title: 'Unexpected Application Error!' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let accented = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (data.subarray(at, at + 3).toString('hex') === card.accent.slice(1)) accented++;
  }
  expect(accented).toBeGreaterThan(1000);
});

const titles = [
  'MiniMart',
  'Graphic Design & Motion Design',
  'Meal Inventory & Manifesting',
  'Unexpected Application Error!',
];

test.each(titles)(
  'in a share picture, the title “%s” takes at most two lines, and keeps all its words',
  (title) => {
    const { lines, style } = fitTitle(title, 480, [110, 110]);
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lines.join(' ')).toBe(title);
    expect(lines.some((line) => line.endsWith('&'))).toBe(false);
    for (const line of lines) expect(setLine(line, style).width).toBeLessThanOrEqual(480);
    expect(style.size).toBeLessThanOrEqual(110);
    expect(style.size).toBeGreaterThan(50);
  },
);

test('a short title in a share picture stays on one line at the largest size', () => {
  expect(fitTitle('MiniMart', 480, [110, 110])).toMatchObject({
    lines: ['MiniMart'],
    style: { size: 110 },
  });
});

test('the sentence in a share picture breaks into lines of about the same length', () => {
  const style = { family: 'Text', size: 28 } as const;
  const lines = wrap('A marketing website for a media company.', style, 480);
  expect(lines).toEqual(['A marketing website', 'for a media company.']);
});
