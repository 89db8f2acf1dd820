import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { caseAt, pages, pagesId, routeOf, routesOf } from './routes';
import { watchIntent } from './shell/intent';
import { orOpenAnew } from './shell/stale-code';

const basename = import.meta.env.BASE_URL;

const matchesIn = (routes: RouteObject[]) => matchRoutes(routes, location, basename) ?? [];

/** The routes that are known from the start, and that of the case that is shown. */
async function routesHere() {
  const known = routesOf(pages);
  if (matchesIn(known).at(-1)?.route.path !== '*') return known;
  const study = await caseAt(location.pathname);
  return study ? routesOf([...pages, study]) : known;
}

/** The code of the page that is shown has to be there before it is taken over, or it would be drawn twice. */
async function loadShownScreen(routes: RouteObject[]) {
  const matches = matchesIn(routes);
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return matches.at(-1)?.route.path;
}

/** The code and the first picture of a page that the reader seems about to open. */
async function prefetch(path: string) {
  try {
    const page = pages.find((known) => known.path === path) ?? (await caseAt(path));
    const screen = await page?.load();
    if (screen?.firstPicture) new Image().src = screen.firstPicture;
  } catch {
    // It is asked for again when the page is really opened.
  }
}

async function takeOver() {
  const routes = await routesHere();
  const shown = await loadShownScreen(routes);
  const router = createBrowserRouter(routes, {
    basename,
    // What is shown is complete, even where its route might still be learned.
    hydrationData: {},
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const study = await orOpenAnew(path, () => caseAt(path));
      if (study) patch(pagesId, [routeOf(study)]);
    },
  });
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('index.html: there is no #root');
  // A page that was made for another address is not taken over but drawn anew.
  if (root.dataset.path !== shown) createRoot(root).render(app);
  // In slices: the page stays quick to answer while it is taken over.
  else startTransition(() => void hydrateRoot(root, app));
  // What was pressed before there was code for it is pressed again.
  window.takeEarlyPress?.()?.click();
  watchIntent(basename, prefetch);
}

takeOver().catch(() => {
  // The page stays as it was prerendered; what needs scripts steps back.
  document.documentElement.dataset.scripts = 'failed';
});
