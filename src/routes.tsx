import type { ComponentType } from 'react';
import { createPath, NavigationType } from 'react-router-dom';
import { cases } from './cases';
import type { FoundCase } from './cases/find';
import { pageMeta } from './content/page-meta';
import type { PageHead } from './content/types';
import type { sourceOf } from './media/picture-file';
import { Broken, NotFound } from './screens/ErrorScreen';
import type { LoadedPage, LoadPage, RouteMeta } from './shell/navigation/page-router';
import { PageErrorBoundary } from './shell/ErrorBoundaries';
import { loadOrReload } from './ui/missing-code';
import { pageOf, pathOf } from './ui/href';

interface Screen {
  Component: ComponentType;
  meta?: RouteMeta;
  /** Prefetched on hover, focus, or touch of a link to the page. */
  firstPicture?: ReturnType<typeof sourceOf>;
  /**
   * Loads the code of what is below the first view. Neither hydration nor a navigation to the top
   * of the page waits for it.
   */
  preloadRest?: () => Promise<unknown>;
}

export interface Page {
  path: string;
  meta?: RouteMeta;
  load: () => Promise<Screen>;
}

export interface BuiltPage extends Page {
  /** The paths, from the project's root, of the page's own entry modules. */
  modules: readonly string[];
}

const screen = (
  path: string,
  name: string,
  head: PageHead,
  load: () => Promise<Screen>,
): BuiltPage => ({
  path,
  modules: [`src/screens/${name}.tsx`],
  meta: { path, head },
  load,
});

export const staticPages: readonly BuiltPage[] = [
  screen('/', 'Home', pageMeta.home, () => import('./screens/Home')),
  screen('/about', 'About', pageMeta.about, () => import('./screens/About')),
  screen('/work', 'Work', pageMeta.work, () => import('./screens/Work')),
  screen('/contact', 'Contact', pageMeta.contact, () => import('./screens/Contact')),
  screen('/projects', 'Projects', pageMeta.projects, () => import('./screens/Projects')),
];

export const caseStudy = ({ slug, tile, cover, load, ...place }: FoundCase): Page => {
  const path = `/${slug}`;
  return {
    path,
    load: async () => {
      const [{ CaseStudy, StoryHeader, preloadRest, firstPictureOf }, study] = await Promise.all([
        import('./screens/CaseStudy'),
        load(),
      ]);
      return {
        preloadRest: () => preloadRest(study),
        firstPicture: firstPictureOf(cover),
        Component: () => <CaseStudy path={path} study={study} {...place} />,
        meta: {
          kind: 'case',
          path,
          head: { title: tile.name, description: tile.description },
          colors: tile.colors,
          Header: () => <StoryHeader path={path} study={study} {...place} isPreview />,
        },
      };
    },
  };
};

const decode = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

export async function pageAt(pathname: string): Promise<Page | undefined> {
  const path = pageOf(decode(pathOf(pathname)));
  const known = staticPages.find((page) => page.path === path);
  if (known || !cases.some(({ slug }) => path === `/${slug}`)) return known;
  const { findCase } = await import('./cases/find');
  const found = findCase(path.slice(1));
  return found && caseStudy(found);
}

const findMeant = async (typed: string) => {
  const { nearMiss } = await import('./shell/near-miss');
  return nearMiss(typed, [
    ...staticPages.map(({ path }) => path),
    ...cases.map(({ slug }) => `/${slug}`),
  ]);
};

export async function loadWholePage({ load }: Page): Promise<Screen> {
  const loaded = await load();
  await loaded.preloadRest?.();
  return loaded;
}

/** If the rest of the page fails to load, src/shell/LazySection.tsx retries. */
async function loadFirstView({ load }: Page): Promise<Screen> {
  const loaded = await load();
  loaded.preloadRest?.().catch(() => {});
  return loaded;
}

const withBoundary = (Component: ComponentType) => () => (
  <PageErrorBoundary Fallback={Broken}>
    <Component />
  </PageErrorBoundary>
);

const notFound: LoadedPage = {
  meta: { head: pageMeta.notFound },
  Component: withBoundary(() => <NotFound findMeant={findMeant} />),
};

export async function loadPage(
  page: Page | undefined,
  load: (page: Page) => Promise<Screen> = (it) => it.load(),
): Promise<LoadedPage> {
  if (!page) return notFound;
  const { Component, meta = page.meta } = await load(page);
  return { meta: meta ?? notFound.meta, Component: withBoundary(Component) };
}

/**
 * Waits for the whole page if the navigation goes to a fragment or a saved scroll position, which
 * may be below the first view.
 */
export const loadAt: LoadPage = ({ location, navigationType, isWanted }) => {
  const isTop = navigationType !== NavigationType.Pop && location.hash === '';
  const { href } = new URL(createPath(location), window.location.href);
  const load = async () =>
    loadPage(await pageAt(location.pathname), isTop ? loadFirstView : loadWholePage);
  return loadOrReload(href, load, isWanted);
};
