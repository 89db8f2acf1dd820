import { startTransition, StrictMode } from 'react';
import { loadAt, loadPage, loadWhole, pageAt } from './routes';
import { watchIntent } from './shell/intent';
import { createPageRouter } from './shell/navigation/page-router';
import { RouterProvider } from './shell/navigation/RouterProvider';
import { watchUATransitions } from './shell/navigation/ua-transition';
import { Layout } from './shell/Layout';
import { ShellErrorBoundary } from './shell/ShellErrorBoundary';
import { correctAddress } from './shell/own-address';

const basename = import.meta.env.BASE_URL;

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
  const page = await pageAt(location.pathname);
  // Its code has to be there before hydration, or the page would be rendered twice.
  const first = await loadPage(page);
  await nextTask();
  watchUATransitions();
  const router = createPageRouter(first, loadAt);
  const app = (
    <StrictMode>
      <ShellErrorBoundary>
        <RouterProvider router={router}>
          <Layout />
        </RouterProvider>
      </ShellErrorBoundary>
    </StrictMode>
  );
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  // A page that was made for another address is not hydrated but drawn anew.
  if (root.dataset.path !== (page?.path ?? '*')) createRoot(root).render(app);
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
