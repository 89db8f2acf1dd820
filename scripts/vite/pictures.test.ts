import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createBuilder, createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictures } from './pictures.ts';
import { processSvg } from './svg/process-svg.ts';

interface Picture {
  src: string;
  width: number;
  height: number;
  srcSet?: string;
  fullSize?: string;
}

interface Found {
  found: Record<string, Picture> &
    Record<'logo' | 'cover' | 'gradient' | 'small' | 'smallPhoto' | 'detailed', Picture>;
}

const base = '/site/';
let root = '';
const at = (...parts: string[]) => path.join(root, ...parts);

const svg = (content: string, size = 'width="400" height="300"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" ${size}>${content}</svg>`;
const dot = svg('<circle cx="200" cy="150" r="90" fill="#b83a1e"/>');
const drawingWithDetail = svg(
  '<view id="detail" viewBox="110 60 180 135"/><circle cx="200" cy="150" r="9"/>',
);
const large = svg(`
  <defs><circle id="seed" r="9"/></defs>
  <use href="#seed" x="30" y="30"/><use href="#seed" x="60" y="30"/>
  <text x="20" y="200" font-family="Display" font-size="48">Large picture</text>`);
/** A logo that is invisible on a dark background. */
const gradient = svg(
  '<linearGradient id="a"><stop/><stop offset="1" stop-color="#222"/></linearGradient><path fill="url(#a)" d="M0 0h400v300z"/>',
);
const photo = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b83a1e' } })
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 45/1 0/1' },
    })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'pictures-')));
  await mkdir(at('src/pictures'), { recursive: true });
  await writeFile(at('src/pictures/small.svg'), dot);
  await writeFile(at('src/pictures/large.svg'), large);
  await writeFile(at('src/gradient.svg'), gradient);
  await writeFile(at('src/detailed.svg'), drawingWithDetail);
  const turned = sharp(await photo())
    .keepExif()
    .keepIccProfile()
    .withMetadata({ orientation: 6 });
  await turned.toFile(at('src/pictures/My photo.JPG'));
  await writeFile(
    at('src/main.ts'),
    `const files = import.meta.glob('./pictures/*.{svg,JPG}', { eager: true, import: 'default' });
     import logo from './pictures/small.svg?logo=1c1815';
     import gradient from './gradient.svg?logo=1c1815';
     import cover from './pictures/My photo.JPG?cover';
     import small from './pictures/small.svg?small';
     import detailed from './detailed.svg?small';
     import smallPhoto from './pictures/My photo.JPG?small';
     export const found = { ...files, logo, gradient, cover, small, smallPhoto, detailed };`,
  );
});

afterAll(() => rm(root, { recursive: true, force: true }));

const config = () => ({
  root,
  base,
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [pictures({ base, addresses: { contact: 'https://portfolio.example/contact' } })],
});

async function build() {
  const input = at('src/main.ts');
  const rolldownOptions = { input, preserveEntrySignatures: 'strict' as const };
  const builder = await createBuilder({
    ...config(),
    builder: {},
    environments: {
      client: { build: { outDir: 'dist', rolldownOptions } },
      ssr: { build: { outDir: 'dist-ssr', ssr: true, rolldownOptions } },
    },
  });
  await builder.buildApp();
}

async function foundIn(outDir: string): Promise<Found['found']> {
  const files = await readdir(at(outDir), { recursive: true });
  const entry = files.find((file) => /main.*\.m?js$/.test(file)) ?? '';
  const { found }: Found = await import(/* @vite-ignore */ at(outDir, entry));
  return found;
}

test('the client and SSR builds get the same pictures, and only the client build emits files', async () => {
  await build();
  const client = await foundIn('dist');
  expect(await foundIn('dist-ssr')).toEqual(client);

  expect(client.logo).toEqual({
    viewBox: '0 0 400 300',
    parts: [['circle', { cx: '200', cy: '150', r: '90', fill: '#b83a1e' }]],
  });

  const file = client['./pictures/large.svg'];
  expect(file?.src).toMatch(/^\/site\/assets\/large-[0-9a-f]{8}\.svg$/);
  const emitted = await readFile(at('dist', file?.src.slice(base.length) ?? ''), 'utf8');
  expect(emitted).toMatch(/<svg[^>]* width="400" height="300"/);
  expect(emitted).not.toContain('<text');
  const [, id] = /<circle [^>]*id="(.+?)"/.exec(emitted) ?? [];
  expect(emitted.match(new RegExp(`<use [^>]*href="#${id}"`, 'g'))).toHaveLength(2);
  const ssrFiles = await readdir(at('dist-ssr'), { recursive: true });
  expect(ssrFiles.filter((name) => name.endsWith('.svg'))).toEqual([]);
});

test('a photo taken sideways becomes AVIF files in several widths, rotated and without metadata', async () => {
  const taken = await sharp(at('src/pictures/My photo.JPG')).metadata();
  expect([taken.exif, taken.icc]).not.toContain(undefined);
  const photos = (await foundIn('dist'))['./pictures/My photo.JPG'];
  expect(photos).toMatchObject({ width: 900, height: 1200 });
  const files = photos?.srcSet?.split(', ').map((each) => each.split(' ')) ?? [];
  expect(files.map(([, width]) => width)).toEqual(['480w', '900w']);
  expect(files.at(-1)?.[0]).toBe(photos?.src);
  for (const [src = '', width = ''] of files) {
    expect(src).toMatch(/^\/site\/assets\/My-photo-[0-9a-f]{8}\.avif$/);
    const { format, compression, exif, icc, orientation, ...size } = await sharp(
      at('dist', src.slice(base.length)),
    ).metadata();
    expect([format, compression, exif, icc]).toEqual(['heif', 'av1', undefined, undefined]);
    expect(orientation ?? 1).toBe(1);
    expect(size.width).toBe(parseInt(width));
    expect(size.height).toBe(Math.round((parseInt(width) * 4) / 3));
  }
});

test('a tall photo used as a cover is not cropped, and gets transparent sides to fit the covers’ ratio', async () => {
  const { cover } = await foundIn('dist');
  expect(cover).toMatchObject({ width: 1600, height: 1200 });
  const { data, info } = await sharp(at('dist', cover.src.slice(base.length)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  // The sides are transparent, and the middle is opaque.
  expect([data[3], data[(600 * 1600 + 800) * 4 + 3]]).toEqual([0, 255]);
});

test('a small cover is a bitmap, or the drawing itself if that has fewer bytes', async () => {
  const { small, smallPhoto, './pictures/small.svg': whole } = await foundIn('dist');
  expect(small).toMatchObject({ src: whole?.src, fullSize: whole?.src });
  expect(smallPhoto.src).toMatch(/\.avif$/);
  const { width, height } = await sharp(at('dist', smallPhoto.src.slice(base.length))).metadata();
  expect([width, height]).toEqual([336, 252]);
});

test('a small cover shows only the drawing’s <view>, and the full-size cover shows the whole drawing', async () => {
  const { detailed } = await foundIn('dist');
  const read = (src = '') => readFile(at('dist', src.slice(base.length)), 'utf8');
  expect(await read(detailed.src)).toContain('viewBox="110 60 180 135"');
  expect(await read(detailed.fullSize)).toContain('viewBox="0 0 400 300"');
  expect(await read(detailed.fullSize)).not.toContain('<view');
});

test('a logo with a gradient is not inlined, and gets a light plate if the dark background would hide it', async () => {
  const { gradient: logo } = await foundIn('dist');
  expect(logo).toMatchObject({ width: 400, height: 300, plate: '#f4efe6' });
  expect(await readFile(at('dist', logo.src.slice(base.length)), 'utf8')).toContain(
    'inearGradient',
  );
});

test('the error for a mistake in a drawing names the file', async () => {
  const file = at('src/wrong.svg');
  await writeFile(file, svg('<text font-family="Mono">✓</text>'));
  await expect(processSvg(file)).rejects.toThrow(/wrong\.svg: .*Mono has no glyph for “✓”/);
});

test('the development server sends processed pictures, and gives a changed picture a new URL', async () => {
  const server = await createServer({ ...config(), server: { port: 0, host: '127.0.0.1' } });
  try {
    await server.listen();
    const [address] = server.resolvedUrls?.local ?? [];
    const load = async () => {
      const main = await server.ssrLoadModule('/src/main.ts');
      const found: Found['found'] = main.found;
      return found;
    };
    const { './pictures/large.svg': picture, './pictures/My photo.JPG': photos } = await load();
    expect(picture).toMatchObject({ width: 400, height: 300 });
    expect(picture?.src).toMatch(/^\/site\/@pictures\/src\/pictures\/large\.svg\?v=/);
    const response = await fetch(new URL(picture?.src ?? '', address));
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).not.toContain('<text');
    const [, narrow = ''] = / ?([^ ]+) 480w/.exec(` ${photos?.srcSet}`) ?? [];
    const encoded = await fetch(new URL(narrow, address));
    expect(encoded.headers.get('content-type')).toBe('image/avif');
    const { width, height } = await sharp(await encoded.arrayBuffer()).metadata();
    expect([width, height]).toEqual([480, 640]);

    const changed = new Promise((resolve) => server.watcher.once('change', resolve));
    await writeFile(at('src/pictures/large.svg'), large.replace('Large', 'Larger'));
    await changed;
    await expect
      .poll(async () => (await load())['./pictures/large.svg']?.src)
      .not.toBe(picture?.src);
  } finally {
    await server.close();
  }
});
