import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import { headersFile, redirectsFile } from '../../headers.mjs';
import { inlineScript } from '../inline-script.ts';
import { withPolicy } from '../policy.ts';
import { writeResume } from '../resume/resume-pdf.ts';
import { shareFile } from '../share-pictures/share-file.ts';
import { BuiltFiles, type BuildReport } from './built-files.ts';
import { documentHead, robots, siteManifest, sitemap, type Site } from './document-head.ts';
import { pageHtml } from './page.ts';
import type { Rendered } from '../../../src/prerender';

type Styles = ReadonlyMap<string, string>;

const entry = 'src/main.tsx';
const stylesheet = 'src/theme/global.css';
const layouts = 'src/story/scene/layouts';
const layoutFiles = readdirSync(new URL(`../../../${layouts}`, import.meta.url))
  .filter((file) => file.endsWith('.css'))
  .map((file) => `${layouts}/${file}`);
const sheetsByName = Object.fromEntries(
  [stylesheet, 'src/story/story.css', ...layoutFiles].map((file) => [path.parse(file).name, file]),
);
const hydrator = 'node_modules/react-dom/client.js';
const fonts = ['src/theme/fonts/display.woff2', 'src/theme/fonts/text.woff2'];

const noAddress =
  'No canonical addresses, sitemap or share pictures: set `address` in src/content/owner.ts.';

export function prerender(): Plugin {
  let config: ResolvedConfig;
  let built: BuiltFiles | undefined;
  let styles: Styles = new Map();
  return {
    name: 'prerender',
    config: () => ({
      appType: 'custom',
      environments: {
        client: { build: { rolldownOptions: { input: { index: entry, ...sheetsByName } } } },
      },
      builder: {
        // The client build and the SSR build share this plugin's state.
        sharedConfigBuild: true,
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error('prerender: an environment is missing');
          await builder.build(client);
          await builder.build(ssr);
          if (!built) throw new Error('prerender: the client was not built');
          const code = path.resolve(config.root, ssr.config.build.outDir);
          const site = (await import(pathToFileURL(path.join(code, 'prerender.js')).href)) as Site;
          const dist = path.resolve(config.root, client.config.build.outDir);
          await writePages(site, built, styles, dist, config);
          if (!site.addressOf('/')) config.logger.warn(noAddress);
          await writeFile(path.join(code, 'report.json'), JSON.stringify(report(built, site)));
        },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const files = new BuiltFiles(config.root, bundle);
        built = files;
        // Takes the style sheets out of the built files, because pages inline them. That saves
        // requests before the first paint.
        const take = ([name, source]: [string, string]) => {
          const sheet = bundle[files.fileOf(source)];
          if (sheet?.type !== 'asset') throw new Error(`prerender: ${source} was not built`);
          delete bundle[sheet.fileName];
          return [name, String(sheet.source).trim()] as const;
        };
        styles = new Map(Object.entries(sheetsByName).map(take));
      },
    },
    /** During development, React renders in the browser only, so the served page is empty. */
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        const page = pageHtml({
          base: config.base,
          stylesheet: `<link rel="stylesheet" href="/${stylesheet}">`,
          body: `<div id="root"></div><script type="module" src="/${entry}"></script>`,
        });
        server.transformIndexHtml(request.url ?? '/', page).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}

async function writePages(
  site: Site,
  built: BuiltFiles,
  styles: Styles,
  dist: string,
  { base, logger }: ResolvedConfig,
) {
  const frames = await site.frames();
  const hasAddress = site.addressOf('/') !== undefined;
  const catchEarlyPress = await inlineScript('catch-early-press');
  const write = async (file: string, text: string | Buffer) => {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), text);
  };

  const pages: { route: string; page: Rendered; start: string }[] = [];
  for (const { path: route, modules } of site.allPages) {
    // Renders one page after the other: styled-components orders styles by when code defines them,
    // so loading the code of several pages at once could change their order in each build.
    pages.push({ route, page: await site.render(route), start: await startOf(modules) });
  }
  await Promise.all(
    pages.map(async ({ route, page, start }) => {
      const share = hasAddress ? await shareFile(site, page.meta) : undefined;
      const html = finish(page, start, share?.name);
      if (share) await write(share.name, share.content);
      // Two files, for URLs with and without a trailing slash.
      if (route !== '/') await write(`${route.slice(1)}.html`, html);
      await write(path.join(route.slice(1), 'index.html'), html);
    }),
  );
  await write('404.html', finish(await site.render('/404'), await startOf([])));
  const playlist = await site.renderPlaylist();
  if (playlist) await write('playlist/index.html', finish(playlist));
  const resume = site.owner.resume.slice(1);
  const leftOut = await writeResume(path.join(dist, resume), () => site.resume());
  if (leftOut.length > 0) {
    logger.warn(`${resume} is one page. Left out for space: ${leftOut.join(', ')}.`);
  }
  if (hasAddress) {
    const addresses = site.allPages.flatMap((page) => site.addressOf(page.path) ?? []);
    await write('sitemap.xml', sitemap(addresses));
  }
  await write('robots.txt', robots(site.addressOf('/sitemap.xml')));
  await write('_headers', headersFile(base));
  if (base !== '/') await write('_redirects', redirectsFile(base));
  await write('site.webmanifest', siteManifest(site, base));

  async function startOf(modules: readonly string[]): Promise<string> {
    const addresses = (files: string[]) => files.map((file) => base + file);
    const loadCode = await inlineScript('load-code', {
      CHUNKS: addresses(built.filesFor([entry])),
      ALL: addresses(filesToHydrate(built, modules)),
    });
    return `<script type="module">${loadCode}</script>`;
  }

  function finish(rendered: Rendered, start = '', share?: string): string {
    const { head, rules, body, lateStyles, meta } = rendered;
    const ownSheets = [...styles].filter(([name]) =>
      name === 'story' ? meta.kind === 'case' : body.includes(`data-edge="${name}"`),
    );
    const page = pageHtml({
      base,
      isStory: meta.kind === 'case',
      stylesheet: [
        `<style>${rules}${styles.get('global')}</style>`,
        ...ownSheets.map(([name, sheet]) => `<style data-styles="${name}">${sheet}</style>`),
      ].join(''),
      head: [
        head,
        ...fonts.map((font) => preloadFont(base + built.fileOf(font))),
        documentHead(site, meta, share),
      ].join(''),
      code: start && catchEarlyPress,
      body: start ? `${body}<template>${lateStyles}</template>${start}` : body,
    });
    return withPolicy(page, { frames: frames.get(meta.path ?? '') });
  }
}

/** `hydrator` is last, because it is the largest file: the others run while it loads. */
const filesToHydrate = (built: BuiltFiles, modules: readonly string[]) =>
  built.filesFor([entry, ...modules, hydrator]);

const report = (built: BuiltFiles, site: Site): BuildReport => ({
  routes: Object.fromEntries(
    [...site.allPages, { path: '/404', modules: [] }].map(({ path: route, modules }) => [
      route,
      filesToHydrate(built, modules),
    ]),
  ),
  chunks: built.chunks,
});

const preloadFont = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
