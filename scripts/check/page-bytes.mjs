import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { baseOf } from '../static-host.mjs';

export const compressible = /\.(html|js|css|svg|json|webmanifest|txt|vtt|xml)$/;

/**
 * Weighs the pages of a built site. The report of the build (scripts/vite/build-report.ts) says which
 * scripts a route needs and what they are made of; everything else is read from the HTML.
 *
 * - `hydrate`: the scripts that run before the page is hydrated, and whatever else its HTML names;
 * - `script`: those, and all that they may still load as long as the visitor stays on the page: the
 *   code that animates, and what waits for a click. An upper limit;
 * - `fonts`: every font that the page's style names, whether or not its words need it;
 * - `pictures`: those that are fetched at once, wherever they stand (in a set of widths, the largest).
 *   Pictures that load when they come near depend on the screen: `npm run bench` counts them in a browser;
 * - `firstView`: the sum of HTML, all script, fonts and pictures. `styles` are a part of the HTML.
 */
export function weighPages(dist, report) {
  const weigh = scales(dist);
  return Object.entries(report.routes).map(([route, needed]) =>
    weighPage(route, needed, { dist, report, weigh }),
  );
}

function weighPage(route, needed, { dist, report, weigh }) {
  const base = baseOf(dist);
  const htmlFile = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
  const html = readFileSync(path.join(dist, htmlFile), 'utf8');
  const tags = tagsIn(html);
  const fileOf = (address) => address.replace(base, '');
  const sumOf = (files) => [...files].reduce((sum, file) => sum + weigh(file), 0);

  const hydrate = closure([...needed, ...scriptsNamedIn(html, tags)], report.chunks, staticImports);
  const script = closure(hydrate, report.chunks, importsWhileStaying(route.slice(1)));
  const style = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
  const sheets = tags.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => fileOf(href));
  const css = style + sheets.map((file) => readFileSync(path.join(dist, file), 'utf8')).join('');
  const fonts = new Set(
    [...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url]) => fileOf(url)),
  );
  const pictures = new Set(eagerPictures(html, tags).map(fileOf));

  const kinds = {
    html: weigh(htmlFile) + sumOf(sheets),
    styles: brotli(Buffer.from(css)),
    hydrate: sumOf(hydrate),
    script: sumOf(script),
    fonts: sumOf(fonts),
    pictures: sumOf(pictures),
  };
  return {
    route,
    ...kinds,
    firstView: kinds.html + kinds.script + kinds.fonts + kinds.pictures,
    preloadedFonts: tags.filter(({ rel, as }) => rel === 'preload' && as === 'font').length,
    files: { html: [htmlFile], hydrate, script, fonts, pictures },
  };
}

/** Everything that is reached from the files, themselves included. */
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

const staticImports = ({ imports }) => imports;

/** What a chunk loads by and by, except for the code of other pages. */
const importsWhileStaying = (slug) => {
  const isOfAnother = (module) => {
    const [, folder, name] = /^src\/(screens|cases)\/([^/]+)\//.exec(`${module}/`) ?? [];
    return folder === 'screens' || (folder === 'cases' && !name.endsWith('.ts') && name !== slug);
  };
  return ({ imports, dynamicImports }, chunks) => [
    ...imports,
    ...dynamicImports.filter((file) => !Object.keys(chunks[file]?.modules ?? {}).some(isOfAnother)),
  ];
};

const tagsIn = (html) =>
  [...html.matchAll(/<(link|img|source)\b([^>]*)>/g)].map(([, tag, attributes]) => ({
    tag,
    ...Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [
        name.toLowerCase(),
        value,
      ]),
    ),
  }));

/** Scripts of the page however it names them, but for those that it only means to need later. */
function scriptsNamedIn(html, tags) {
  const later = new Set(tags.filter(({ rel }) => rel === 'prefetch').map(({ href }) => href));
  return [...html.matchAll(/[\w./-]*(assets\/[\w.-]+\.js)/g)]
    .filter(([address]) => !later.has(address))
    .map(([, file]) => file);
}

function eagerPictures(html, tags) {
  const preloaded = tags.filter(({ rel, as }) => rel === 'preload' && as === 'image');
  const alone = tags.filter(({ tag, loading }) => tag === 'img' && loading !== 'lazy');
  const inSets = [...html.matchAll(/<picture\b.*?<\/picture>/gs)]
    .map(([set]) => tagsIn(set))
    .filter((set) => set.some(({ tag, loading }) => tag === 'img' && loading !== 'lazy'))
    .map((set) => largestOf(set.find(({ tag }) => tag === 'source')?.srcset));
  return [...preloaded.map(({ href }) => href), ...alone.map(({ src }) => src), ...inSets].filter(
    (address) => address && !address.startsWith('data:'),
  );
}

const largestOf = (srcset = '') =>
  srcset
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .toSorted(([, a = '0'], [, b = '0']) => parseInt(b, 10) - parseInt(a, 10))
    .at(0)
    ?.at(0);

const brotli = (content) => brotliCompressSync(content).length;

/** Weighs each file once. */
function scales(dist) {
  const weights = new Map();
  return (name) => {
    const file = path.join(dist, name);
    if (!existsSync(file)) throw new Error(`dist/ has no ${name}: build the site again.`);
    if (!weights.has(name)) {
      const content = readFileSync(file);
      weights.set(name, compressible.test(name) ? brotli(content) : content.length);
    }
    return weights.get(name);
  };
}
