import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { cachedAvif } from './encode-photo.ts';

export interface Served {
  source: Buffer | string;
  ending: string;
}

/** Crisp at a width of 96 px on a 2x screen; Home shows them at up to 160 px. */
export const smallSize = { width: 192, height: 144 };

export async function smallCover(cover: Served): Promise<Served> {
  const source = await cachedAvif(cover.source, 'small', () =>
    sharp(Buffer.from(cover.source))
      .resize({ ...smallSize, fit: 'fill' })
      .toColorspace('srgb')
      .avif({ quality: 19, effort: 9, chromaSubsampling: '4:2:0' })
      .toBuffer(),
  );
  const isSmall = brotliCompressSync(cover.source).length <= source.length;
  return isSmall ? cover : { source, ending: '.avif' };
}
