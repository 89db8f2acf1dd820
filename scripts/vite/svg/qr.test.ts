import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { expect, test } from 'vitest';
import { processSvg } from './process-svg.ts';
import { qrCodes } from './qr.ts';

const addresses = { contact: 'https://portfolio.example/contact' };

const fillQrCodes = (svg: string) => optimize(svg, { plugins: [qrCodes(addresses)] }).data;

const poster = (name: string, attributes = 'data-size="90" data-color="#4a1942"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="110" height="110" viewBox="0 0 110 110">
    <rect width="110" height="110" fill="#f4efe6"/>
    <g data-qr="${name}" ${attributes} transform="translate(10 10)"/>
  </svg>`;

async function decode(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 216 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('a QR code named contact encodes the contact page’s address', async () => {
  const filled = fillQrCodes(poster('contact'));
  expect(filled).not.toContain('data-');
  expect(filled.match(/<path/g)).toHaveLength(1);
  expect(await decode(filled)).toBe(addresses.contact);
});

test('throws for a QR code with an unknown name', () => {
  expect(() => fillQrCodes(poster('shop'))).toThrow(
    'data-qr="shop" names no address (known: contact)',
  );
});

test('throws for a QR code with neither a size nor a color', () => {
  expect(() => fillQrCodes(poster('contact', ''))).toThrow(/data-size.*data-color/);
});

test('every QR code in the site’s drawings can be scanned', async () => {
  const src = fileURLToPath(new URL('../../../src/', import.meta.url));
  const drawings = (await readdir(src, { recursive: true })).filter((name) =>
    name.endsWith('.svg'),
  );
  for (const name of drawings) {
    if (!(await readFile(src + name, 'utf8')).includes('data-qr')) continue;
    const { svg } = await processSvg(src + name, addresses);
    expect(await decode(svg), name).toBe(addresses.contact);
  }
});
