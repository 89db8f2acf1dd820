import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { hash } from './processSvg.ts';

/** Makes every import of an AVIF or WebP file inside src give { src, width, height }. */
export function bitmaps({ base }: { base: string }): Plugin {
  let root = '';
  let serving = false;
  return {
    name: 'bitmaps',
    enforce: 'pre',

    configResolved(config) {
      root = config.root;
      serving = config.command === 'serve';
    },

    load: {
      filter: { id: /\/src\/.*\.(avif|webp)$/ },
      async handler(id) {
        const source = await readFile(id);
        const { width, height } = await sharp(source).metadata();
        const fileName = `assets/${path.basename(id, path.extname(id))}-${hash(source).slice(0, 8)}${path.extname(id)}`;
        if (!serving && this.environment.name === 'client') {
          this.emitFile({ type: 'asset', fileName, source });
        }
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
