import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { State } from '../contract.ts';
import { Refusal } from './refusal.ts';
import { hashOf, readBytes } from './project-files.ts';
import { filesIn } from './site.ts';
import { itemsIn } from './content-files.ts';
import { writeValid } from './content-lines.ts';
import { ownerFile } from './values.ts';

interface Dropped {
  name: string;
  bytes: Buffer;
}

const mostBytes = 20_000_000;

export function readDropped({ name, data }: Record<string, unknown>): Dropped {
  if (typeof name !== 'string' || name.trim() === '') throw new Refusal('Expected a file’s name.');
  const bytes = Buffer.from(typeof data === 'string' ? data : '', 'base64');
  if (bytes.length === 0) throw new Refusal(`${name} is empty.`);
  if (bytes.length > mostBytes) throw new Refusal(`${name} is above 20 MB: make it smaller.`);
  return { name: name.trim(), bytes };
}

const longestSide = 2400;

/**
 * sharp drops EXIF data, such as a photo's location and its orientation, so `rotate()` first turns
 * the pixels upright. The new name contains a hash, so that two pictures never get the same name.
 */
export async function preparePicture({ name, bytes }: Dropped): Promise<Dropped> {
  const ending = path.extname(name).toLowerCase();
  const stem = slugOf(path.basename(name, path.extname(name)));
  if (ending === '.svg') {
    requireDrawing(name, bytes.toString('utf8'));
    return { name: `${stem}-${hashOf(bytes)}.svg`, bytes };
  }
  try {
    const upright = sharp(bytes).rotate();
    const { hasAlpha, format } = await upright.metadata();
    const kind = ['jpeg', 'png', 'webp', 'avif'].find((each) => each === format);
    const kept = kind ?? (hasAlpha ? 'png' : 'jpeg');
    const resized = upright.resize(longestSide, longestSide, {
      fit: 'inside',
      withoutEnlargement: true,
    });
    const quality = { jpeg: { quality: 88, mozjpeg: true }, webp: { quality: 88 } };
    const stored = await resized.toFormat(kept as 'png', quality[kept as 'jpeg']).toBuffer();
    const named = `${stem}-${hashOf(stored)}`;
    return { name: `${named}.${kept === 'jpeg' ? 'jpg' : kept}`, bytes: stored };
  } catch {
    throw new Refusal(`${name} cannot be read. Use a JPG, PNG, WebP, AVIF, or SVG.`);
  }
}

/** Parts of an SVG that a browser would run or load. */
const active: readonly (readonly [RegExp, string])[] = [
  [/<(script|foreignObject|iframe|object|embed)[\s/>]/i, 'a script or a page within it'],
  [/<[^>]*\son\w+\s*=/i, 'an event handler'],
  [/attributeName\s*=\s*["']?\s*(xlink:href|href|on\w+)/i, 'an animated address'],
  [/<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet|@import/i, 'a part of another file'],
  [
    /(?:href|src)\s*=\s*(?!\s)["']?\s*(?!["'#]|data:image\/(?:png|jpeg|webp|avif)[;,])/i,
    'an address',
  ],
  [/url\(\s*["']?\s*(?!["'#])/i, 'an address'],
];

function requireDrawing(name: string, source: string) {
  if (!/<svg[\s>]/.test(source)) throw new Refusal(`${name} is not an SVG.`);
  const [, part] = active.find(([pattern]) => pattern.test(source)) ?? [];
  if (!part) return;
  throw new Refusal(`${name} has ${part}: export it as a plain SVG, or as a PNG.`);
}

export function pictureFolder(root: string, file: string, current: string): string {
  const slug = /^src\/cases\/([^/]+)\//.exec(file)?.[1];
  const folders = slug
    ? [`src/cases/${slug}`, `src/cases/${slug}/pictures`]
    : ['src/content/pictures', 'src/content/pictures/logos'];
  const usual = slug ? folders[1] : folders[0];
  const own = folders.find((folder) => existsSync(path.join(root, folder, current)));
  return own ?? usual ?? file;
}

/**
 * True if a file other than `changed` contains `name`, a picture's file name. Searches all of
 * `src`, or only a case's folder if the picture is in it: files elsewhere never use the picture.
 */
export function isNamedElsewhere(root: string, folder: string, name: string, changed: string) {
  const slug = /^src\/cases\/([^/]+)/.exec(folder)?.[1];
  const files: string[] = filesIn(path.join(root, slug ? `src/cases/${slug}` : 'src'));
  return files
    .filter((file) => /\.(tsx?|css|json|html)$/.test(file) && file !== path.join(root, changed))
    .some((file) => readFileSync(file, 'utf8').includes(name));
}

const slugOf = (words: string) =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'picture';

const fileOf = (root: string): string => {
  const resume = itemsIn(root, ownerFile).found.find(({ field }) => field === 'owner.resume');
  return `public${resume?.text ?? '/resume.pdf'}`;
};

export function readResume(root: string): State['resume'] {
  const file = fileOf(root);
  return { file, bytes: readBytes(root, file)?.length };
}

export async function storeResume(root: string, body: Record<string, unknown>) {
  const { name, bytes } = readDropped(body);
  if (!bytes.toString('latin1', 0, 8).startsWith('%PDF-')) {
    throw new Refusal(`${name} is not a PDF. Export it as a PDF.`);
  }
  const file = fileOf(root);
  await writeValid(root, `Resume: ${name} as ${file}`, [{ file, bytes }]);
}
