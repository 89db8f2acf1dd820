import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { drawingIn, plateFor } from './logos.ts';
import {
  cutsOf,
  cutsOfScreenshot,
  encodePhoto,
  sizeOfPhoto,
  smallCover,
  smallSize,
  type Cut,
  type Served,
} from './photos/encode-photo.ts';
import { processSvg } from './svg/process-svg.ts';
import { sizeOf } from './svg/svg-size.ts';
import type { Addresses } from './svg/qr.ts';
import { readableWidth } from './svg/readable-width.ts';

interface Options {
  base: string;
  addresses: Addresses & { contact: string };
}

const isSvg = (file: string) => file.endsWith('.svg');

const isScreenshot = (file: string) => /\.(light|dark|wireframe)\.avif$/.test(file);

/** Files that `npm run pictures` and `npm run films` make are encoded already. */
const isRendered = (file: string) =>
  isScreenshot(file) || /\/films\/rendered\/[^/]+\.avif$/.test(file);

async function cutsFor(file: string, isCover: boolean): Promise<Cut[]> {
  if (isSvg(file) || (isRendered(file) && !isScreenshot(file))) return [];
  const size = await sizeOfPhoto(await readFile(file));
  return isScreenshot(file) ? cutsOfScreenshot(size) : cutsOf(size, isCover);
}

/**
 * Lets src import pictures. A photo becomes AVIF files in several widths, and a screenshot gets a
 * smaller copy. `?cover` fits a picture to the shape of all covers. `?small` makes a small copy.
 * `?logo=1c1815` prepares a logo for a background of this color.
 */
export function pictures({ base, addresses }: Options): Plugin {
  const devPath = `${base}@pictures/`;
  let root = '';
  let serving = false;

  const isOurs = (file: string) => file.startsWith(`${root}/src/`);

  async function serve(file: string, isCover: boolean, cut?: Cut): Promise<Served> {
    if (isSvg(file)) {
      return { source: (await processSvg(file, addresses, { isCover })).svg, ending: '.svg' };
    }
    const source = await readFile(file);
    return { source: cut ? await encodePhoto(source, cut) : source, ending: '.avif' };
  }

  return {
    name: 'pictures',
    enforce: 'pre',

    configResolved(config) {
      root = config.root;
      serving = config.command === 'serve';
    },

    load: {
      filter: { id: /\.(svg|avif|webp|png|jpe?g)(\?(cover|small|logo=[0-9a-f]{6}))?$/i },
      async handler(id) {
        const [file = '', query = ''] = id.split('?');
        if (!isOurs(file)) return null;
        const isSmall = query === 'small';
        const isCover = isSmall || query === 'cover';
        const [, background] = query.split('logo=');

        const addressOf = async (cut?: Cut, shrinks = false): Promise<string> => {
          if (serving) {
            if (isRendered(file) && !cut) return encodeURI(base + path.posix.relative(root, file));
            const version = hash('sha256', await readFile(file)).slice(0, 8);
            const wanted = new URLSearchParams({ v: version, ...(isCover && { cover: '' }) });
            if (cut) wanted.set('w', String(cut.width));
            return `${encodeURI(devPath + path.posix.relative(root, file))}?${wanted}`;
          }
          const served = await serve(file, isCover, cut);
          const { source, ending } = shrinks
            ? await smallCover(served, await readFile(file))
            : served;
          const name = path.posix.parse(file).name.replace(/[^\w.-]+/g, '-');
          const fileName = `assets/${name}-${hash('sha256', source).slice(0, 8)}${ending}`;
          if (this.environment.name === 'client') {
            this.emitFile({ type: 'asset', fileName, source });
          }
          return base + fileName;
        };

        const cuts = await cutsFor(file, isCover);
        if (isSmall) {
          const src = await addressOf(cuts[0], true);
          return asModule({ ...smallSize, src, fullSize: await addressOf(cuts.at(-1)) });
        }
        const source = await readFile(file);
        const natural = isSvg(file)
          ? sizeOf(String(source), file, { isCover })
          : await sizeOfPhoto(source);
        const imageOf = async (cut?: Cut) => {
          const { width, height } = cut ?? natural;
          return { src: await addressOf(cut), width, height };
        };
        if (background) {
          const { source: logo } = await serve(file, false);
          const plate = await plateFor(Buffer.from(logo), `#${background}`);
          const drawing = isSvg(file) ? drawingIn(String(logo)) : undefined;
          return asModule({ ...(drawing ?? (await imageOf(cuts[0]))), ...(plate && { plate }) });
        }
        const image = await imageOf(isScreenshot(file) ? undefined : cuts.at(-1));
        const inSet = async (cut: Cut) => `${await addressOf(cut)} ${cut.width}w`;
        const set = await Promise.all(cuts.map(inSet));
        if (isScreenshot(file)) set.unshift(`${image.src} ${image.width}w`);
        return asModule({
          ...image,
          readable: isSvg(file) ? readableWidth(String(source), image.width) : undefined,
          srcSet: set.join(', ') || undefined,
        });
      },
    },

    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        if (!pathname.startsWith(devPath)) return next();
        try {
          const wanted = decodeURI(pathname.slice(devPath.length));
          const file = normalizePath(path.resolve(root, wanted));
          if (!isOurs(file)) return next();
          const isCover = searchParams.has('cover');
          const cuts = await cutsFor(file, isCover);
          const cut = cuts.find(({ width }) => width === Number(searchParams.get('w')));
          const { source, ending } = await serve(file, isCover, cut);
          response.setHeader('Content-Type', ending === '.svg' ? 'image/svg+xml' : 'image/avif');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(source);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

const asModule = (value: object) => ({
  code: `export default ${JSON.stringify(value)};`,
  map: null,
  moduleType: 'js' as const,
  moduleSideEffects: false,
});
