import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { cachedAvif } from './encode-photo.ts';

export interface Served {
  source: Buffer | string;
  ending: string;
}

/** Sharp at a width of up to 128 CSS pixels on a 2x screen. */
export const smallSize = { width: 256, height: 192 };

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
