import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { hash } from './hash.ts';

interface Bitmap {
  fileName: string;
  width: number;
  height: number;
}

/** Makes every import of an AVIF or WebP file inside src give { src, width, height }. */
export function bitmaps({ base }: { base: string }): Plugin {
  let root = '';
  let serving = false;
  // What the browser's build has learnt of a file serves the prerenderer's, too.
  const known = new Map<string, Bitmap>();
  return {
    name: 'bitmaps',
    enforce: 'pre',

    configResolved(config) {
      root = config.root;
      serving = config.command === 'serve';
    },

    watchChange(id) {
      known.delete(id);
    },

    load: {
      filter: { id: /\/src\/.*\.(avif|webp)$/ },
      async handler(id) {
        const emits = !serving && this.environment.name === 'client';
        let bitmap = known.get(id);
        if (!bitmap || emits) {
          const source = await readFile(id);
          bitmap = await describe(id, source);
          known.set(id, bitmap);
          if (emits) this.emitFile({ type: 'asset', fileName: bitmap.fileName, source });
        }
        const { fileName, width, height } = bitmap;
        const src = base + (serving ? path.posix.relative(root, id) : fileName);
        return {
          code: `export default ${JSON.stringify({ src, width, height })};`,
          map: null,
          moduleType: 'js',
          moduleSideEffects: false,
        };
      },
    },
  };
}

async function describe(file: string, source: Buffer): Promise<Bitmap> {
  const { width, height } = await sharp(source).metadata();
  const { name, ext } = path.parse(file);
  return { fileName: `assets/${name}-${hash(source).slice(0, 8)}${ext}`, width, height };
}
