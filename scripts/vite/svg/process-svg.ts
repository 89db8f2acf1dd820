import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { optimize, VERSION } from 'svgo';
import { kept, recipeOf } from '../kept.ts';
import { outlineText } from './outline-text.ts';
import { qrCodes, type Addresses } from './qr.ts';

const recipe = recipeOf('svg');

/** The file as the site shows it: letters as outlines, codes filled in, made small. */
export async function processSvg(file: string, addresses: Addresses = {}) {
  const source = await readFile(file, 'utf8');
  const size = sizeOf(source, file);
  const key = hash('sha256', [VERSION, recipe, JSON.stringify(addresses), source].join());
  const svg = await kept(`pictures/${key}.svg`, () => shrink(source, file, addresses));
  return { svg: String(svg), ...size };
}

/** Width and height as the root element states them. */
export function sizeOf(source: string, file: string) {
  const [root = ''] = /<svg\b[^>]*>/.exec(source) ?? [];
  const read = (name: string) => {
    const value = Number(new RegExp(`\\s${name}=["']([^"']+)["']`).exec(root)?.[1]);
    if (value > 0) return value;
    throw new Error(`${file}: the <svg> element needs a ${name} in plain numbers`);
  };
  return { width: read('width'), height: read('height') };
}

function shrink(source: string, file: string, addresses: Addresses): string {
  try {
    return optimize(source, {
      path: file,
      floatPrecision: 2,
      plugins: [outlineText, qrCodes(addresses), 'preset-default'],
    }).data;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(message.includes(file) ? message : `${file}: ${message}`, { cause: error });
  }
}
