import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { baseOf } from '../static-host.mjs';

export const compressible = /\.(html|js|css|svg|json|webmanifest|txt|vtt|xml)$/;

/**
 * `report` is a `BuildReport` (scripts/vite/prerender/built-files.ts). In each result,
 * `script` is the size of all script that loads without input while a visitor reads to the end of
 * the page, and `pictures` is that of the pictures that are not lazy-loaded, at their largest width.
 */
export function weighPages(dist, report) {
  const weigh = weigher(dist);
  return Object.entries(report.routes).map(([route, needed]) =>
    weighPage(route, needed, { dist, report, weigh }),
  );
}

function weighPage(route, needed, { dist, report, weigh }) {
  const base = baseOf(dist);
  const htmlFile = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
  const html = readFileSync(path.join(dist, htmlFile), 'utf8');
  const { document } = new JSDOM(html).window;
  const fileOf = (address) => address.replace(base, '');
  const sumOf = (files) => [...files].reduce((sum, file) => sum + weigh(file), 0);

  const starts = [...needed, ...scriptsNamedIn(html)];
  const hydrate = closure(starts, report.chunks, ({ imports }) => imports);
  const script = closure(hydrate, report.chunks, importsWhileStaying(route.slice(1)));
  const inspect = new Set([...filesOfInspect(report.chunks)].filter((file) => !script.has(file)));
  const styles = [...document.querySelectorAll('style')];
  const css = styles.map(({ textContent }) => textContent).join('');
  const fonts = new Set(
    [...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url]) => fileOf(url)),
  );
  const pictures = new Set(eagerPictures(document).map(fileOf));

  const kinds = {
    html: weigh(htmlFile),
    styles: brotliCompressSync(css).length,
    hydrate: sumOf(hydrate),
    script: sumOf(script),
    inspect: sumOf(inspect),
    fonts: sumOf(fonts),
    pictures: sumOf(pictures),
  };
  return {
    route,
    ...kinds,
    firstView: kinds.html + kinds.script + kinds.fonts + kinds.pictures,
    files: { hydrate, script, inspect, fonts },
  };
}

function closure(files, chunks, next) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    if (chunks[file]) next(chunks[file], chunks).forEach(visit);
  };
  [...files].forEach(visit);
  return found;
}

const inspectEntry = 'src/inspect/inspect.chunk.ts';

function filesOfInspect(chunks) {
  const entries = Object.keys(chunks).filter((file) => inspectEntry in chunks[file].modules);
  return closure(entries, chunks, ({ imports }) => imports);
}

/**
 * Modules that do not count as a page's script, because they load on a click, a key press, a pointer
 * move, or at an unknown address. Only a case's page loads find.ts at once, and there it counts.
 */
export const loadedOnInput = [
  'src/cases/find.ts',
  inspectEntry,
  'src/home/pointer.chunk.ts',
  'src/media/Lightbox.tsx',
  'src/shell/KeysDialog.tsx',
  'src/shell/menu.chunk.ts',
  'src/shell/near-miss.ts',
  'src/tour/tour.chunk.ts',
];

const importsWhileStaying = (slug) => {
  const isNotLoaded = (module) => {
    // The styles of a page's chapters are in its prerendered HTML, so their module does not load.
    if (loadedOnInput.includes(module) || module.endsWith('.css?inline')) return true;
    const [, folder, name = ''] = /^src\/(screens|cases)\/([^/]+)\//.exec(`${module}/`) ?? [];
    return folder === 'screens' || (folder === 'cases' && !name.endsWith('.ts') && name !== slug);
  };
  return ({ imports, dynamicImports }, chunks) => [
    ...imports,
    ...dynamicImports.filter((file) => !Object.keys(chunks[file]?.modules ?? {}).some(isNotLoaded)),
  ];
};

const scriptsNamedIn = (html) => html.match(/\bassets\/[\w.-]+\.js/g) ?? [];

/** Ignores `srcset`, because an image's `src` is its largest file. */
function eagerPictures(document) {
  const eager = 'link[rel=preload][as=image][href], img[src]:not([loading=lazy])';
  return [...document.querySelectorAll(eager)]
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src'))
    .filter((address) => !address.startsWith('data:'));
}

function weigher(dist) {
  const weights = new Map();
  return (name) => {
    const file = path.join(dist, name);
    if (!existsSync(file)) throw new Error(`dist/ has no ${name}. Run: npm run build`);
    const weight =
      weights.get(name) ??
      (compressible.test(name)
        ? brotliCompressSync(readFileSync(file)).length
        : statSync(file).size);
    weights.set(name, weight);
    return weight;
  };
}
