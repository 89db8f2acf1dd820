import type { ComponentType } from 'react';
import { useRouteError, type RouteObject } from 'react-router-dom';
import { cases } from './cases';
import type { FoundCase } from './cases/find';
import { pages as heads } from './content/pages';
import type { PageHead } from './content/types';
import type { sourceOf } from './media/picture-file';
import { Broken, NotFound } from './screens/ErrorScreen';
import type { Handle } from './shell/handle';
import { Layout } from './shell/Layout';
import { headsForTop, orOpenAnew } from './shell/stale-code';
import { hrefOf } from './ui/href';

interface Screen {
  Component: ComponentType;
  handle?: Handle;
  /** The picture that the page opens with. */
  firstPicture?: ReturnType<typeof sourceOf>;
  /** Fetches what a prerendered page is hydrated without, but a new one needs to be drawn. */
  fetchRest?: () => Promise<unknown>;
}

export interface Page {
  path: string;
  handle?: Handle;
  load: () => Promise<Screen>;
}

export interface BuiltPage extends Page {
  /** The modules that the page's code comes from, as the build's manifest names them. */
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
  handle: { path, head },
  load,
});

/** The pages that the browser knows from the start. */
export const pages: readonly BuiltPage[] = [
  screen('/', 'Home', heads.home, () => import('./screens/Home')),
  screen('/about', 'About', heads.about, () => import('./screens/About')),
  screen('/work', 'Work', heads.work, () => import('./screens/Work')),
  screen('/contact', 'Contact', heads.contact, () => import('./screens/Contact')),
  screen('/projects', 'Projects', heads.projects, () => import('./screens/Projects')),
];

export const caseStudy = ({ slug, tile, cover, load, ...place }: FoundCase): Page => {
  const path = `/${slug}`;
  return {
    path,
    load: async () => {
      const [{ CaseStudy, StoryHeader, fetchRest, firstPictureOf }, study] = await Promise.all([
        import('./screens/CaseStudy'),
        load(),
      ]);
      return {
        fetchRest: () => fetchRest(study),
        firstPicture: firstPictureOf(cover),
        Component: () => <CaseStudy path={path} study={study} {...place} />,
        handle: {
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

/** The case's page at an address that is none of the pages known from the start, if there is one. */
export async function caseAt(pathname: string): Promise<Page | undefined> {
  const slug = pathname.split('/').findLast(Boolean);
  const entry = cases.find((each) => each.slug === slug);
  if (!entry) return undefined;
  const { findCase } = await import('./cases/find');
  const found = findCase(entry.slug);
  return found && caseStudy(found);
}

/** The page that a mistyped path was meant to be. */
const findMeant = async (typed: string) => {
  const { nearMiss } = await import('./shell/near-miss');
  return nearMiss(typed, [
    ...pages.map(({ path }) => path),
    ...cases.map(({ slug }) => `/${slug}`),
  ]);
};

const notFoundHandle: Handle = { head: heads.notFound };

/** All that it takes to draw a page anew. */
export async function loadWhole({ load }: Page): Promise<Screen> {
  const loaded = await load();
  await loaded.fetchRest?.();
  return loaded;
}

/** Enough for a page's first view. The rest is asked for as well; where it does not come, KeepPart asks again. */
async function loadFirstView({ load }: Page): Promise<Screen> {
  const loaded = await load();
  loaded.fetchRest?.().catch(() => {});
  return loaded;
}

export const routeOf = (page: Page): RouteObject => ({
  path: page.path,
  handle: page.handle,
  // Hosts tell letters apart, and so do status and screen.
  caseSensitive: true,
  lazy: () =>
    orOpenAnew(hrefOf(page.path), () => (headsForTop() ? loadFirstView(page) : loadWhole(page))),
});

/** Whatever breaks in the shell is for KeepPage, not for the router's own error screen. */
function PassOn(): never {
  throw useRouteError();
}

/** Where pages that are found later find their place among the routes. */
export const pagesId = 'pages';

export const routesOf = (known: readonly Page[]): RouteObject[] => [
  {
    path: '/',
    Component: Layout,
    ErrorBoundary: PassOn,
    HydrateFallback: () => null,
    children: [
      {
        id: pagesId,
        ErrorBoundary: Broken,
        children: [
          ...known.map(routeOf),
          {
            path: '*',
            handle: notFoundHandle,
            Component: () => <NotFound findMeant={findMeant} />,
          },
        ],
      },
    ],
  },
];
