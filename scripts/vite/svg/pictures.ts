import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { optimize, type XastChild, type XastElement, type XastRoot } from 'svgo';
import { normalizePath, type Plugin } from 'vite';
import type { DrawnPart } from '../../../src/ui/Logo.tsx';
import { hash } from '../hash.ts';
import { processSvg, sizeOf } from './process-svg.ts';
import type { Addresses } from './qr.ts';

interface Options {
  base: string;
  addresses: Addresses & { contact: string };
}

/**
 * Makes every `import picture from './x.svg'` inside src give { src, width, height } of the
 * processed file. The built address is plain text, so that every environment writes the same one.
 * A case's logo, or with `?drawing` at its end any, gives { viewBox, parts }, to be drawn in the page.
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
      filter: { id: /\.svg(\?drawing)?$/ },
      async handler(id) {
        const [file = '', query] = id.split('?');
        if (!isOurs(file)) return null;
        if (query || /\/cases\/[^/]+\/logo\.svg$/.test(file))
          return asModule(drawingIn((await processSvg(file, addresses)).svg, file));
        if (serving) return asModule(await devSrc(file));

        const { svg, width, height } = await processSvg(file, addresses);
        const name = path.posix.basename(file, '.svg');
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

const asModule = (value: object) => ({
  code: `export default ${JSON.stringify(value)};`,
  map: null,
  moduleType: 'js' as const,
  moduleSideEffects: false,
});

/** The elements of a drawing, as React makes them. Ids would meet others on the page. */
function drawingIn(svg: string, file: string) {
  const [root] = elementsIn(svg);
  const { viewBox } = root?.attributes ?? {};
  if (!viewBox) throw new Error(`${file}: a drawing for the page needs a viewBox`);
  if (/\sid=/.test(svg)) throw new Error(`${file}: a drawing for the page may have no ids`);
  return { viewBox, parts: root?.children.filter(isElement).map(partOf) };
}

function elementsIn(svg: string): XastElement[] {
  let elements: XastElement[] = [];
  const read = (root: XastRoot) => {
    elements = root.children.filter(isElement);
    return null;
  };
  optimize(svg, { plugins: [{ name: 'read', fn: read }] });
  return elements;
}

const isElement = (node: XastChild) => node.type === 'element';

const partOf = ({ name, attributes, children }: XastElement): DrawnPart => [
  name,
  Object.fromEntries(Object.entries(attributes).map(([key, value]) => [inReact(key), value])),
  ...children.filter(isElement).map(partOf),
];

const inReact = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
