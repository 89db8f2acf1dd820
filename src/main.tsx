import { startTransition, StrictMode } from 'react';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { caseAt, loadWhole, pages, pagesId, routeOf, routesOf, type Page } from './routes';
import { pageOf } from './shell/current-page';
import { watchIntent } from './shell/intent';
import { watchRouter } from './shell/navigation/router-events';
import { watchUATransitions } from './shell/navigation/ua-transition';
import { KeepPage } from './shell/KeepPage';
import { correctAddress } from './shell/own-address';
import { headFor, orOpenAnew } from './shell/stale-code';

const basename = import.meta.env.BASE_URL;

/** The page at this address, among those known from the start or as a case that is looked up. */
async function pageAt(pathname: string): Promise<Page | undefined> {
  const path = pageOf(pathname.slice(basename.length - 1));
  return pages.find((page) => page.path === path) ?? caseAt(path);
}

/**
 * The routes, that of the shown page with its code: it has to be there before the page is taken
 * over, or it would be drawn twice.
 */
async function routesHere() {
  const page = await pageAt(location.pathname);
  const routes = routesOf(
    page && !pages.some((known) => known === page) ? [...pages, page] : pages,
  );
  const route = matchRoutes(routes, location, basename)?.at(-1)?.route;
  if (page && route?.path === page.path) {
    Object.assign(route, await page.load(), { lazy: undefined });
  }
  return { routes, shown: route?.path };
}

/** The code and the first picture of a page that the reader seems about to open. */
async function prefetch(pathname: string) {
  try {
    const page = await pageAt(pathname);
    if (!page) return;
    const { firstPicture } = await loadWhole(page);
    if (!firstPicture) return;
    const { srcSet: srcset = '', sizes = '', src } = firstPicture;
    Object.assign(new Image(), { sizes, srcset, src });
  } catch {
    // It is asked for again when the page is really opened.
  }
}

/** What has come waits as well now and then, so that no task is long. */
const nextTask = () => new Promise((done) => setTimeout(done));

async function hydratePage() {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('There is no #root');
  correctAddress(root.dataset.path);
  if (!location.pathname.startsWith(basename)) throw new Error('This is a page of another site');
  const { routes, shown } = await routesHere();
  await nextTask();
  watchUATransitions();
  const router = createBrowserRouter(routes, {
    basename,
    // What is shown is complete, even where its route might still be learned.
    hydrationData: {},
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const study = await orOpenAnew(path, () => caseAt(path));
      if (study) patch(pagesId, [routeOf(study)]);
    },
  });
  watchRouter(router);
  router.subscribe(({ navigation }) => {
    headFor(navigation.location && router.createHref(navigation.location));
  });
  const app = (
    <StrictMode>
      <KeepPage>
        <RouterProvider router={router} />
      </KeepPage>
    </StrictMode>
  );
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  // A page that was made for another address is not hydrated but drawn anew.
  if (root.dataset.path !== shown) createRoot(root).render(app);
  // In slices: the page stays quick to answer while it is hydrated.
  else startTransition(() => void hydrateRoot(root, app));
  // The page may have given up on its code, which has come after all.
  delete document.documentElement.dataset.scripts;
  // What was pressed before there was code for it is pressed again. The pointer makes React hydrate at
  // once: a choice that it meets when it is clicked already has not changed for it.
  const pressed = window.takeEarlyPress?.();
  pressed?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  pressed?.click();
  watchIntent(basename, prefetch);
}

hydratePage().catch(() => {
  // The page stays as it was prerendered; what needs scripts steps back.
  document.documentElement.dataset.scripts = 'failed';
});
