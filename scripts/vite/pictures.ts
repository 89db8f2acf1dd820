import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { optimize, type XastChild, type XastElement, type XastRoot } from 'svgo';
import { normalizePath, type Plugin } from 'vite';
import type { DrawnPart } from '../../src/ui/Logo.tsx';
import { processSvg, sizeOf } from './svg/process-svg.ts';
import type { Addresses } from './svg/qr.ts';
import { readableWidth } from './svg/readable-width.ts';

interface Options {
  base: string;
  addresses: Addresses & { contact: string };
}

/**
 * Makes every import of an SVG or AVIF file inside src give { src, width, height } of the file as it is
 * shown. The built address is plain text, so that every environment writes the same one.
 * A case's logo, or with `?drawing` at its end any SVG, gives { viewBox, parts }, to be drawn in the page.
 */
export function pictures({ base, addresses }: Options): Plugin {
  const devPath = `${base}@pictures/`;
  let root = '';
  let serving = false;

  const isOurs = (file: string) => file.startsWith(`${root}/src/`);
  const isSvg = (file: string) => file.endsWith('.svg');

  async function read(file: string) {
    if (isSvg(file) && !serving) {
      const { svg, ...size } = await processSvg(file, addresses);
      const readable = readableWidth(await readFile(file, 'utf8'), size.width);
      return { source: svg, size: { ...size, readable } };
    }
    const source = await readFile(file);
    // The development server draws it when a page asks for it.
    if (isSvg(file)) {
      const size = sizeOf(String(source), file);
      return { source, size: { ...size, readable: readableWidth(String(source), size.width) } };
    }
    const { width, height } = await sharp(source).metadata();
    return { source, size: { width, height } };
  }

  return {
    name: 'pictures',
    enforce: 'pre',

    configResolved(config) {
      root = config.root;
      serving = config.command === 'serve';
    },

    load: {
      filter: { id: /\.(svg(\?drawing)?|avif)$/ },
      async handler(id) {
        const [file = '', query] = id.split('?');
        if (!isOurs(file)) return null;
        if (query || /\/cases\/[^/]+\/logo\.svg$/.test(file))
          return asModule(drawingIn((await processSvg(file, addresses)).svg, file));
        const { source, size } = await read(file);
        const version = hash('sha256', source).slice(0, 8);
        if (serving) {
          const address = path.posix.relative(root, file);
          const src = isSvg(file) ? `${devPath}${address}?v=${version}` : base + address;
          return asModule({ src: encodeURI(src), ...size });
        }
        const { name, ext } = path.posix.parse(file);
        const fileName = `assets/${name}-${version}${ext}`;
        if (this.environment.name === 'client') {
          this.emitFile({ type: 'asset', fileName, source });
        }
        return asModule({ src: encodeURI(base + fileName), ...size });
      },
    },

    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const [pathname = ''] = (request.url ?? '').split('?');
        if (!pathname.startsWith(devPath)) return next();
        try {
          const wanted = decodeURI(pathname.slice(devPath.length));
          const file = normalizePath(path.resolve(root, wanted));
          if (!isOurs(file) || !isSvg(file)) return next();
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

const asModule = (value: object) => ({
  code: `export default ${JSON.stringify(value)};`,
  map: null,
  moduleType: 'js' as const,
  moduleSideEffects: false,
});

/** The elements of a drawing, as React makes them. Ids would meet others on the page. */
function drawingIn(svg: string, file: string) {
  let drawing: XastElement | undefined;
  const read = ({ children }: XastRoot) => {
    drawing = children.find(isElement);
    return null;
  };
  optimize(svg, { plugins: [{ name: 'read', fn: read }] });
  const { viewBox } = drawing?.attributes ?? {};
  if (!viewBox) throw new Error(`${file}: a drawing for the page needs a viewBox`);
  if (/\sid=/.test(svg)) throw new Error(`${file}: a drawing for the page may have no ids`);
  return { viewBox, parts: drawing?.children.filter(isElement).map(partOf) };
}

const isElement = (node: XastChild) => node.type === 'element';

const partOf = ({ name, attributes, children }: XastElement): DrawnPart => [
  name,
  Object.fromEntries(Object.entries(attributes).map(([key, value]) => [inReact(key), value])),
  ...children.filter(isElement).map(partOf),
];

const inReact = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
