import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { optimize, VERSION, type CustomPlugin, type XastChild } from 'svgo';
import { cached, hashSources } from '../disk-cache.ts';
import { outlineText } from './outline-text.ts';
import { qrCodes, type Addresses } from './qr.ts';
import { sizeOf, type Size } from './svg-size.ts';

const sourceHash = hashSources('svg');

export async function processSvg(
  file: string,
  addresses: Addresses = {},
  { isCover = false } = {},
) {
  const source = await readFile(file, 'utf8');
  const size = sizeOf(source, file, { isCover });
  const parts = [VERSION, sourceHash, JSON.stringify(addresses), source, JSON.stringify(size)];
  const key = hash('sha256', parts.join());
  const svg = await cached(`pictures/${key}.svg`, () => shrink(source, file, addresses, size));
  return { svg: String(svg), ...size };
}

function shrink(source: string, file: string, addresses: Addresses, size: Size): string {
  try {
    return optimize(source, {
      path: file,
      floatPrecision: 2,
      plugins: [
        sized(size, sizeOf(source, file)),
        outlineText,
        qrCodes(addresses),
        'preset-default',
      ],
    }).data;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(message.includes(file) ? message : `${file}: ${message}`, { cause: error });
  }
}

/** Pages do not need a drawing's <view>. encode-photo.ts reads it from the source file. */
const isView = (part: XastChild) => part.type === 'element' && part.name === 'view';

const sized = ({ width, height }: Size, natural: Size): CustomPlugin => ({
  name: 'sized',
  fn: () => ({
    root: {
      enter({ children }) {
        for (const child of children) {
          if (child.type !== 'element' || child.name !== 'svg') continue;
          child.children = child.children.filter((part) => !isView(part));
          child.attributes.viewBox ??= `0 0 ${natural.width} ${natural.height}`;
          Object.assign(child.attributes, { width: String(width), height: String(height) });
        }
      },
    },
  }),
});
