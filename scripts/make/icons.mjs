import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { runnerImport } from 'vite';

const folder = new URL('../../public/', import.meta.url);
const { paper } = (await runnerImport('src/theme/tokens.ts')).module;
const favicon = await readFile(new URL('favicon.svg', folder), 'utf8');

function onPaper(share) {
  const offset = (1 - share) * 16;
  const mark = favicon.replace(/<svg[^>]*>|<\/svg>/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
    <rect width="32" height="32" fill="${paper.light}"/>
    <g transform="translate(${offset} ${offset}) scale(${share})">${mark}</g>
  </svg>`;
}

/** `density` renders the SVG at the final size: scaling a bitmap would blur small icons. */
function toPng(svg, size) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file: a 6-byte header, a 16-byte entry per image, then the PNGs themselves. */
function toIco(images) {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // 1 = icon
  header.writeUInt16LE(images.length, 4);
  let start = header.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4); // color planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(start, entry + 12);
    start += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

const icoImages = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await toPng(favicon, size) })),
);

const files = {
  'favicon.ico': toIco(icoImages),
  'apple-touch-icon.png': await toPng(onPaper(0.74), 180),
  'icon-192.png': await toPng(favicon, 192),
  'icon-512.png': await toPng(favicon, 512),
  // Launchers may crop the icon to a circle of 80% of its width; the logo stays well inside.
  'icon-maskable-512.png': await toPng(onPaper(0.6), 512),
};

for (const [name, bytes] of Object.entries(files)) {
  await writeFile(new URL(name, folder), bytes);
  console.log(`public/${name}  ${bytes.length} bytes`);
}
