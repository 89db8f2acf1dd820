import { hash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { cached, hashSources } from '../disk-cache.ts';
import { coverRatio, type Size } from '../svg/svg-size.ts';

export interface Cut extends Size {
  fit: 'fill' | 'cover' | 'contain';
  quality: number;
}

export interface Served {
  source: Buffer | string;
  ending: string;
}

/**
 * The widths of a photo's copies, in pixels. If the photo is narrower than 2400, its largest copy
 * has the photo's own width. A cover is first cropped or padded to 4:3.
 */
const widths = [480, 960, 1600, 2400];

/**
 * A photo is cropped to a cover's ratio, 4:3, if at least this share of it remains. Of a square or
 * a 16:9 photo, 75% remains. If less would remain, the photo is padded instead.
 */
const leastKept = 0.749;

const sourceHash = hashSources('photos');

export async function sizeOfPhoto(source: Buffer): Promise<Size> {
  const { autoOrient } = await sharp(source).metadata();
  return autoOrient;
}

/** Returns the smallest copy first. */
export function cutsOf({ width, height }: Size, isCover: boolean): Cut[] {
  const off = width / height / coverRatio;
  const isCropped = Math.min(off, 1 / off) >= leastKept;
  const coverWidth = off > 1 === isCropped ? height * coverRatio : width;
  const ratio = isCover ? coverRatio : width / height;
  const fit = isCover ? (isCropped ? 'cover' : 'contain') : 'fill';
  const most = Math.min(Math.round(isCover ? coverWidth : width), widths.at(-1) ?? width);
  return [...widths.filter((each) => each < most), most].map((each) => ({
    width: each,
    height: Math.max(1, Math.round(each / ratio)),
    fit,
    quality: 60,
  }));
}

export function cutsOfScreenshot({ width, height }: Size): Cut[] {
  const smaller = 800;
  if (width <= smaller) return [];
  return [
    { width: smaller, height: Math.round((height * smaller) / width), fit: 'fill', quality: 54 },
  ];
}

/** `recipe` must contain all that `encode` depends on, apart from `source`. */
function cachedAvif(source: Buffer | string, recipe: string, encode: () => Promise<Buffer>) {
  const parts = [hash('sha256', source), sourceHash, sharp.versions.sharp, recipe];
  return cached(`photos/${hash('sha256', parts.join())}.avif`, encode);
}

/** sharp leaves out the camera's metadata, such as the location. */
export function encodePhoto(source: Buffer, cut: Cut): Promise<Buffer> {
  const { width, height, fit, quality } = cut;
  return cachedAvif(source, JSON.stringify(cut), () =>
    sharp(source)
      .autoOrient()
      .resize({ width, height, fit, background: 'transparent' })
      .toColorspace('srgb')
      .avif({ quality, effort: 3, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  );
}

/** Enough pixels for a width of 168 CSS pixels on a 2x screen. */
export const smallSize = { width: 336, height: 252 };

/** `drawing` is the cover's source file, because processing removes `<view id="detail">`. */
export async function smallCover(cover: Served, drawing: Buffer): Promise<Served> {
  const [, detail] = /<view id="detail" viewBox="([^"]+)"/.exec(drawing.toString()) ?? [];
  const shown = detail
    ? String(cover.source).replace(/viewBox="[^"]*"/, `viewBox="${detail}"`)
    : cover.source;
  const source = await cachedAvif(shown, 'small', () =>
    sharp(Buffer.from(shown))
      .resize({ ...smallSize, fit: 'fill' })
      .toColorspace('srgb')
      .avif({ quality: 28, effort: 9, chromaSubsampling: '4:2:0' })
      .toBuffer(),
  );
  const isSmall = brotliCompressSync(shown).length <= source.length;
  return isSmall ? { ...cover, source: shown } : { source, ending: '.avif' };
}
