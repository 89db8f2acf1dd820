import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { routes, table } from './routes';
import { watchIntent } from './shell/intent';

const basename = import.meta.env.BASE_URL;

/** The code of the page that is shown has to be there before it is taken over, or it would be drawn twice. */
async function loadShownScreen() {
  const matches = matchRoutes(routes, location, basename) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return matches.at(-1)?.route.path;
}

/** The code and the first picture of a page that the reader seems about to open. */
async function prefetch(path: string) {
  try {
    const screen = await table.find((page) => page.path === path)?.load();
    if (screen?.firstPicture) new Image().src = screen.firstPicture;
  } catch {
    // It is asked for again when the page is really opened.
  }
}

async function takeOver() {
  const shown = await loadShownScreen();
  const router = createBrowserRouter(routes, { basename });
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
