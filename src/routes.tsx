import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { findCase, type FoundCase } from './cases/find';
import { pages as heads } from './content/pages';
import type { PageHead } from './content/types';
import { fileFrom, sizeOf } from './media/picture-file';
import { Broken, NotFound } from './screens/ErrorScreen';
import type { Handle } from './shell/handle';
import { Layout } from './shell/Layout';
import { orOpenAnew } from './shell/stale-code';

interface Screen {
  Component: ComponentType;
  handle?: Handle;
  /** The address of the picture that the page opens with. */
  firstPicture?: string;
  /** Fetches what a prerendered page is taken over without, but a new one needs to be drawn. */
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

export const caseStudy = ({ slug, place, total, load, next }: FoundCase): Page => {
  const path = `/${slug}`;
  return {
    path,
    load: async () => {
      const [{ CaseStudy, fetchRest }, study, nextTile] = await Promise.all([
        import('./screens/CaseStudy'),
        load(),
        next?.load(),
      ]);
      const nextStory = next && nextTile ? { slug: next.slug, tile: nextTile } : undefined;
      const { story, tile } = study;
      return {
        fetchRest: () => fetchRest(study),
        firstPicture: sizeOf(fileFrom(study.pictures, tile.cover.file)).src,
        Component: () => <CaseStudy study={study} place={place} total={total} next={nextStory} />,
        handle: {
          path,
          head: { title: tile.name, description: story.header.description },
          colours: tile.colours,
        },
      };
    },
  };
};

/** The case's page at an address that is none of the pages known from the start, if there is one. */
export async function caseAt(pathname: string): Promise<Page | undefined> {
  const slug = pathname.split('/').findLast(Boolean)?.toLowerCase();
  const found = slug ? await findCase(slug) : undefined;
  return found && caseStudy(found);
}

/** All there are. Only an address that leads nowhere asks for them. */
const findPaths = async (): Promise<readonly string[]> => {
  const { cases } = await import('./cases');
  return [...pages.map(({ path }) => path), ...cases.map(({ slug }) => `/${slug}`)];
};

const notFoundHandle: Handle = { head: heads.notFound };

/** All that it takes to draw a page anew. */
export async function loadWhole({ load }: Page): Promise<Screen> {
  const loaded = await load();
  await loaded.fetchRest?.();
  return loaded;
}

export const routeOf = (page: Page): RouteObject => ({
  path: page.path,
  handle: page.handle,
  lazy: () => orOpenAnew(page.path, () => loadWhole(page)),
});

/** Where pages that are found later find their place among the routes. */
export const pagesId = 'pages';

export const routesOf = (known: readonly Page[]): RouteObject[] => [
  {
    path: '/',
    Component: Layout,
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
            Component: () => <NotFound findPaths={findPaths} />,
          },
        ],
      },
    ],
  },
];
