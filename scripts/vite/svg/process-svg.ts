import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize, VERSION } from 'svgo';
import { outlineTextPlugin } from './outline-text.ts';
import { qrPlugin, type Addresses } from './qr.ts';

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const cache = here('../../../node_modules/.cache/pictures/');

// A change to the recipe makes every result kept so far stale.
const recipe = Promise.all(
  ['lettering.ts', 'outline-text.ts', 'qr.ts', 'qr-path.ts', 'process-svg.ts'].map((file) =>
    readFile(here(file)),
  ),
).then((files) => hash(VERSION, ...files));

/** The same picture may be asked for at several places at once, and is made only once. */
const asked = new Map<string, Promise<string>>();

/** The file as the site shows it: letters as outlines, codes filled in, made small. */
export async function processSvg(file: string, addresses: Addresses = {}): Promise<Picture> {
  const source = await readFile(file, 'utf8');
  const size = sizeOf(source, file);
  const key = hash(await recipe, JSON.stringify(addresses), source);
  const svg = asked.get(key) ?? make(key, source, file, addresses);
  asked.set(key, svg);
  return { svg: await svg, ...size };
}

async function make(key: string, source: string, file: string, addresses: Addresses) {
  const kept = path.join(cache, `${key}.svg`);
  const found = await readFile(kept, 'utf8').catch(() => undefined);
  if (found !== undefined) return found;
  const svg = shrink(source, file, addresses);
  await keep(kept, svg);
  return svg;
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

export function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
}

function shrink(source: string, file: string, addresses: Addresses): string {
  try {
    return optimize(source, {
      path: file,
      floatPrecision: 2,
      plugins: [outlineTextPlugin, qrPlugin(addresses), 'preset-default'],
    }).data;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(message.includes(file) ? message : `${file}: ${message}`, { cause: error });
  }
}

/** Several builds may keep the same picture at once: each writes aside, then renames. */
async function keep(file: string, svg: string) {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, svg);
  await rename(draft, file);
}
