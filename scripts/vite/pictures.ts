import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { hash, processSvg, sizeOf } from './processSvg.ts';
import type { Addresses } from './qr.ts';

export { processSvg } from './processSvg.ts';

interface Options {
  base: string;
  addresses: Addresses & { contact: string };
}

const smallEnoughToInline = 1200;

/**
 * Makes every `import picture from './x.svg'` inside src give { src, width, height } of the
 * processed file. The built address is plain text, so that every environment writes the same one.
 */
export function pictures({ base, addresses }: Options): Plugin {
  const devPath = `${base}@pictures/`;
  let root = '';
  let serving = false;

  const isOurs = (file: string) => file.startsWith(`${root}/src/`) && file.endsWith('.svg');

  async function devSrc(file: string) {
    const source = await readFile(file, 'utf8');
    const src = `${devPath}${path.posix.relative(root, file)}?v=${hash(source).slice(0, 8)}`;
    return { src: encodeURI(src), ...sizeOf(source, file) };
  }

  return {
    name: 'pictures',
    enforce: 'pre',

    configResolved(config) {
      root = config.root;
      serving = config.command === 'serve';
    },

    load: {
      filter: { id: /\.svg$/ },
      async handler(id) {
        if (!isOurs(id)) return null;
        if (serving) return asModule(await devSrc(id));

        const { svg, width, height } = await processSvg(id, addresses);
        if (Buffer.byteLength(svg) < smallEnoughToInline) {
          return asModule({ src: toDataUri(svg), width, height });
        }
        const name = path.posix.basename(id, '.svg');
        const fileName = `assets/${name}-${hash(svg).slice(0, 8)}.svg`;
        if (this.environment.name === 'client') {
          this.emitFile({ type: 'asset', fileName, source: svg });
        }
        return asModule({ src: encodeURI(base + fileName), width, height });
      },
    },

    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const [pathname = ''] = (request.url ?? '').split('?');
        if (!pathname.startsWith(devPath)) return next();
        try {
          const wanted = decodeURI(pathname.slice(devPath.length));
          const file = normalizePath(path.resolve(root, wanted));
          if (!isOurs(file)) return next();
          const { svg } = await processSvg(file, addresses);
          response.setHeader('Content-Type', 'image/svg+xml');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(svg);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

interface PictureModule {
  src: string;
  width: number;
  height: number;
}

const asModule = (picture: PictureModule) => ({
  code: `export default ${JSON.stringify(picture)};`,
  map: null,
  moduleType: 'js' as const,
  moduleSideEffects: false,
});

/** Escapes only what an address may not hold, which stays far shorter than base64. */
function toDataUri(svg: string): string {
  const quoted = svg.includes("'") ? svg : svg.replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.replace(/[^!$&'()*+,\-./0-9:;=@A-Z_a-z~]/gu, encodeURIComponent)}`;
}
