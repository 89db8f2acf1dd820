import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { cases, loadCase, loadTile, nextOf, placeOf } from './cases';
import { pages } from './content/pages';
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
}

export interface Page {
  path: string;
  /** The modules that the page's code comes from, as the build's manifest names them. */
  modules: readonly string[];
  handle?: Handle;
  load: () => Promise<Screen>;
}

const screen = (path: string, name: string, head: PageHead, load: () => Promise<Screen>): Page => ({
  path,
  modules: [`src/screens/${name}.tsx`],
  handle: { path, head },
  load,
});

const caseStudy = (slug: string): Page => {
  const path = `/${slug}`;
  const nextSlug = nextOf(slug);
  return {
    path,
    modules: [
      'src/screens/CaseStudy.tsx',
      `src/cases/${slug}/case.ts`,
      ...(nextSlug ? [`src/cases/${nextSlug}/tile.ts`] : []),
    ],
    load: async () => {
      const [{ CaseStudy }, study, nextTile] = await Promise.all([
        import('./screens/CaseStudy'),
        loadCase(slug),
        nextSlug ? loadTile(nextSlug) : undefined,
      ]);
      const next = nextSlug && nextTile ? { slug: nextSlug, tile: nextTile } : undefined;
      const { story, tile } = study;
      return {
        firstPicture: sizeOf(fileFrom(study.pictures, tile.cover.file)).src,
        Component: () => (
          <CaseStudy study={study} place={placeOf(slug) + 1} total={cases.length} next={next} />
        ),
        handle: {
          path,
          head: { title: tile.name, description: story.header.description },
          colours: tile.colours,
        },
      };
    },
  };
};

/** The one table of the site's pages: the browser, the prerenderer, the sitemap and the tests read it. */
export const table: readonly Page[] = [
  screen('/', 'Home', pages.home, () => import('./screens/Home')),
  screen('/about', 'About', pages.about, () => import('./screens/About')),
  screen('/work', 'Work', pages.work, () => import('./screens/Work')),
  screen('/contact', 'Contact', pages.contact, () => import('./screens/Contact')),
  screen('/projects', 'Projects', pages.projects, () => import('./screens/Projects')),
  ...cases.map(({ slug }) => caseStudy(slug)),
];

export const paths: readonly string[] = table.map(({ path }) => path);

const notFoundHandle: Handle = { head: pages.notFound };

export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Layout,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: Broken,
        children: [
          ...table.map(({ path, handle, load }) => ({
            path,
            handle,
            lazy: () => orOpenAnew(path, load),
          })),
          {
            path: '*',
            handle: notFoundHandle,
            Component: () => <NotFound paths={paths} />,
          },
        ],
      },
    ],
  },
];
