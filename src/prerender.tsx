import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { cases } from './cases';
import { findCase, type CaseModule } from './cases/find';
import { playlist } from './content/page-meta';
import { resumeData, type ResumeData } from './content/resume';
import { casesInPlaylist, Playlist } from './playlist/Playlist';
import { caseStudy, loadPage, loadWholePage, staticPages, type BuiltPage } from './routes';
import { Layout, titleOf } from './shell/Layout';
import { staticRouter, type RouteMeta } from './shell/navigation/page-router';
import { RouterProvider } from './shell/navigation/RouterProvider';
import { framedSites } from './story/story-facts';

export { storyTiles } from './cases/tiles';
export { addressOf } from './content/addresses';
export { hero } from './content/home';
export { owner, siteName } from './content/owner';

const caseStudies = cases.map(({ slug }): BuiltPage => {
  const found = findCase(slug);
  if (!found) throw new Error(`Missing case ${slug} in src/cases`);
  const modules = [
    'src/screens/CaseStudy.tsx',
    'src/cases/find.ts',
    ...['story.ts', 'story.ts?files'].map((part) => `src/cases/${slug}/${part}`),
  ];
  return { ...caseStudy(found), modules };
});

export const allPages: readonly BuiltPage[] = [...staticPages, ...caseStudies];

const basename = import.meta.env.BASE_URL;

export interface Rendered {
  head: string;
  rules: string;
  body: string;
  /** Style elements that the first paint does not need. Pages without scripts never need them. */
  lateStyles: string;
  meta: RouteMeta;
}

async function loadCase(slug: string): Promise<CaseModule> {
  const found = findCase(slug);
  if (!found) throw new Error(`src/cases/index.ts lists ${slug}, but src/cases/${slug} is missing`);
  return found.load();
}

export async function render(path: string): Promise<Rendered> {
  const page = allPages.find((each) => each.path === path);
  const loaded = await loadPage(page, loadWholePage);
  const router = staticRouter(loaded, basename + path.slice(1));
  const rendered = await renderWhole(
    <RouterProvider router={router}>
      <Layout />
    </RouterProvider>,
    page?.path ?? '*',
  );
  return { ...rendered, meta: loaded.meta };
}

export async function renderPlaylist(): Promise<Rendered | undefined> {
  const shown = casesInPlaylist(await loadCases());
  if (shown.length === 0) return undefined;
  const page = await renderWhole(
    <>
      <title>{titleOf({ head: playlist })}</title>
      <meta name="description" content={playlist.description} />
      <meta name="robots" content="noindex" />
      <Playlist cases={shown} />
    </>,
  );
  return { ...page, meta: { head: playlist } };
}

const loadCases = () =>
  Promise.all(cases.map(async ({ slug }) => ({ slug, ...(await loadCase(slug)) })));

export async function resume(): Promise<ResumeData> {
  return resumeData(await loadCases());
}

export async function frames(): Promise<Map<string, string[]>> {
  return new Map(
    (await loadCases()).map(({ slug, story }) => [`/${slug}`, framedSites(story.chapters)]),
  );
}

/** src/main.tsx reads the route's path from `data-path`. */
async function renderWhole(content: ReactNode, routePath?: string) {
  const sheet = new ServerStyleSheet();
  const root = (
    <div id="root" data-path={routePath}>
      <StrictMode>{content}</StrictMode>
    </div>
  );
  try {
    const { prelude } = await prerender(sheet.collectStyles(root), {
      // Writes all content inline, because React would reveal postponed chunks with a script.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    });
    const html = await new Response(prelude).text();
    // React writes elements for the head before #root.
    const start = html.indexOf('<div id="root"');
    const head = html.slice(0, start);
    const keyframes = /<style.*<\/style>/s.exec(head)?.[0] ?? '';
    const { rules, names } = styleTags(sheet);
    return {
      head: head.replace(keyframes, ''),
      rules,
      body: html.slice(start),
      lateStyles: keyframes + names,
    };
  } finally {
    sheet.seal();
  }
}

const classNames = /^data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}$/;
const separator = '/*!sc*/\n';

/**
 * When styled-components starts, it moves all rules in its own `<style>` to a new element, and the
 * browser restyles the whole page. So the rules (`rules`) go into a plain `<style>`. Only the class
 * names are in styled-components' own `<style>` (`names`), which tells it that their rules exist.
 */
export function styleTags(sheet: Pick<ServerStyleSheet, 'getStyleTags'>) {
  const tag = /^<style([^>]*)>(.*)<\/style>$/s.exec(sheet.getStyleTags().trim());
  const parts = (tag?.[2] ?? '').split(separator).filter(Boolean);
  const rules = parts.filter((part) => !classNames.test(part));
  const names = parts.filter((part) => classNames.test(part));
  if (names.length === 0)
    throw new Error(
      'Unexpected style tags from styled-components. Adapt src/prerender.tsx to its version',
    );
  return {
    rules: rules.join(''),
    names: `<style${tag?.[1]} media="not all">${names.join(separator)}</style>`,
  };
}
