import { hash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { cached, hashSources } from '../disk-cache.ts';

export interface Served {
  source: Buffer | string;
  ending: string;
}

/** Crisp at a width of 96 px on a 2x screen. */
export const smallSize = { width: 192, height: 144 };

const sourceHash = hashSources('photos');

/** Returns a small bitmap of a cover, or the cover itself if its bytes, compressed with Brotli, are fewer. */
export async function smallCover(cover: Served): Promise<Served> {
  const key = hash(
    'sha256',
    ['small', hash('sha256', cover.source), sourceHash, sharp.versions.sharp].join(),
  );
  const source = await cached(`photos/${key}.avif`, () =>
    sharp(Buffer.from(cover.source))
      .resize({ ...smallSize, fit: 'fill' })
      .toColorspace('srgb')
      .avif({ quality: 34, effort: 9, chromaSubsampling: '4:2:0' })
      .toBuffer(),
  );
  const isSmall = brotliCompressSync(cover.source).length <= source.length;
  return isSmall ? cover : { source, ending: '.avif' };
}
