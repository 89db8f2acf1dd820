import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import { headersFile, redirectsFile } from '../../headers.mjs';
import { BuiltFiles } from './built-files.ts';
import type { BuildReport } from './build-report.ts';
import { withPolicy } from '../policy.ts';
import { resumePdf } from '../resume/resume-pdf.ts';
import { shareFile } from '../share-pictures/share-file.ts';
import { startScript } from './start-script.ts';
import { documentHead, robots, siteManifest, sitemap } from './document-head.ts';
import type { Rendered, RenderedPage } from '../../../src/prerender';

type Site = typeof import('../../../src/prerender');

const entry = 'src/main.tsx';
const hydrator = 'node_modules/react-dom/client.js';
const fonts = ['src/theme/fonts/display.woff2', 'src/theme/fonts/text.woff2'];

/** After the browser's build: every page of the route table as a finished HTML file. */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let built: BuiltFiles | undefined;
  return {
    name: 'prerender',
    config: () => ({
      builder: {
        // One instance of every plugin for both builds, so that this one sees both.
        sharedConfigBuild: true,
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr)
            throw new Error('prerender: the client or the ssr environment is missing');
          await builder.build(client);
          await builder.build(ssr);
          if (!built) throw new Error('prerender: the client was not built');
          await writePages(
            built,
            path.resolve(config.root, client.config.build.outDir),
            path.resolve(config.root, ssr.config.build.outDir),
            config.base,
          );
        },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name === 'client') built = new BuiltFiles(config.root, bundle);
      },
    },
  };
}

/** The stylesheet stands in every page, so no code has to fetch it before it runs. */
export function stylesInPages(): Plugin {
  return {
    name: 'styles-in-pages',
    // After the stylesheet is linked in index.html, before it is noted with what each import needs.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.isEntry && output.name === 'index',
      );
      if (index?.type === 'chunk') index.viteMetadata?.importedCss.clear();
    },
  };
}

async function writePages(built: BuiltFiles, dist: string, bundle: string, base: string) {
  const site = (await import(pathToFileURL(path.join(bundle, 'prerender.js')).href)) as Site;
  const builtFrame = await readFile(path.join(dist, 'index.html'), 'utf8');
  const template = await inlineStyles(withoutOwnStart(builtFrame), dist, base);
  const frames = await site.frames();
  const write = async (file: string, text: string | Buffer) => {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), text);
  };

  await inLanes(renderedPages(site), async ({ path: pagePath, modules, page }) => {
    const share = await shareFile(site, page.handle);
    const html = withCode(page, modules, share.name);
    await write(share.name, share.content);
    // Both forms, so that a plain host answers with and without a trailing slash.
    if (pagePath !== '/') await write(`${pagePath.slice(1)}.html`, html);
    await write(path.join(pagePath.slice(1), 'index.html'), html);
  });
  await write('404.html', withCode(await site.render('/404'), []));
  await writeFile(path.join(bundle, 'report.json'), JSON.stringify(report(built, site)));
  await write('playlist/index.html', withoutCode(await site.renderPlaylist()));
  await write(site.owner.resume.slice(1), await resumePdf(await site.resume()));
  await write('sitemap.xml', sitemap(site.table.map((page) => site.addressOf(page.path))));
  await write('robots.txt', robots(site.addressOf('/sitemap.xml')));
  await write('_headers', headersFile(base));
  if (base !== '/') await write('_redirects', redirectsFile(base));
  await write('site.webmanifest', siteManifest(site.owner, base));

  /** One page: the frame with the page's head, styles and body, and what starts its code. */
  function withCode(page: RenderedPage, modules: readonly string[], share?: string): string {
    const addressOf = (file: string) => base + file;
    const start = startScript(
      built.filesFor([entry]).map(addressOf),
      filesToGoLive(built, modules).map(addressOf),
    );
    return pour(page, start, page.routePath, share);
  }

  function withoutCode(page: Rendered): string {
    return pour(page, '', '');
  }

  function pour(page: Rendered, start: string, routePath: string, share?: string): string {
    // React puts title, meta and link first; they belong in the head.
    const hoisted = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s.exec(page.html)?.[0] ?? '';
    const head = [
      hoisted,
      ...fonts.map((font) => preloadFont(base + built.fileOf(font))),
      documentHead(site, page.handle, share),
      page.styles,
      start,
    ].join('');
    const poured = template
      .replace('<html lang="en"', (html) =>
        page.handle.kind === 'case' ? `${html} data-story` : html,
      )
      .replace('<!--page-head-->', () => head)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-path="${routePath}">${page.html.slice(hoisted.length)}</div>`,
      );
    return withPolicy(poured, { frames });
  }
}

/** One after the other: the order in which styles are first met is the order in which they stand. */
async function* renderedPages(site: Site) {
  for (const { path: pagePath, modules } of site.table) {
    yield { path: pagePath, modules, page: await site.render(pagePath) };
  }
}

/** Two at a time: while one page is rendered, the share picture of another is drawn. */
async function inLanes<T>(items: AsyncGenerator<T>, work: (item: T) => Promise<void>) {
  const lane = async () => {
    for await (const item of items) await work(item);
  };
  await Promise.all([lane(), lane()]);
}

/** The largest comes last: what came before it starts while it is on its way. */
const filesToGoLive = (built: BuiltFiles, modules: readonly string[]) =>
  built.filesFor([entry, ...modules, hydrator]);

const report = (built: BuiltFiles, site: Site): BuildReport => ({
  routes: Object.fromEntries(
    [...site.table, { path: '/404', modules: [] }].map(({ path: route, modules }) => [
      route,
      filesToGoLive(built, modules),
    ]),
  ),
  chunks: built.chunks,
});

/** The build asks for its code at once; each page does so itself when it has been painted. */
const withoutOwnStart = (html: string) =>
  html.replace(/\s*<script type="module".*?<\/script>|\s*<link rel="modulepreload"[^>]*>/gs, '');

const preloadFont = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;

/** The site's one stylesheet stands in the page itself: it is small, and nothing has to wait for it. */
async function inlineStyles(template: string, dist: string, base: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
  const href = link.exec(template)?.[1];
  if (!href) throw new Error('prerender: index.html links no stylesheet');
  const file = path.join(dist, href.slice(base.length));
  const css = await readFile(file, 'utf8');
  await rm(file);
  return template.replace(link, () => `<style>${css.trim()}</style>`);
}
