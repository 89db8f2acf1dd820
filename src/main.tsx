import { startTransition, StrictMode } from 'react';
import { loadAt, loadPage, loadWholePage, pageAt } from './routes';
import { createPageRouter } from './shell/navigation/page-router';
import { watchIntent } from './shell/navigation/links';
import { RouterProvider } from './shell/navigation/RouterProvider';
import { Layout } from './shell/Layout';
import { ShellErrorBoundary } from './shell/ErrorBoundaries';
import { correctAddress } from './ui/href';

const basename = import.meta.env.BASE_URL;

async function prefetch(pathname: string) {
  try {
    const page = await pageAt(pathname);
    if (!page) return;
    const { firstPicture } = await loadWholePage(page);
    if (!firstPicture) return;
    const { srcSet: srcset = '', sizes = '', src } = firstPicture;
    Object.assign(new Image(), { sizes, srcset, src });
  } catch {
    // If the visitor follows the link, the router tries to load the page's code again.
  }
}

const yieldToMainThread = () => new Promise((done) => setTimeout(done));

async function hydratePage() {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('Missing #root in the document');
  correctAddress(root.dataset.path);
  if (!location.pathname.startsWith(basename))
    throw new Error(`${location.pathname} is not below the base path ${basename}`);
  const page = await pageAt(location.pathname);
  // The code of the page loads before hydration, so that hydration renders the page only once.
  const first = await loadPage(page);
  await yieldToMainThread();
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
  await yieldToMainThread();
  // React can hydrate only this page's own HTML: not the empty #root of the development server, nor
  // 404.html at the address of a page.
  if (root.dataset.path !== (page?.path ?? '*')) createRoot(root).render(app);
  // startTransition makes React hydrate in slices, so that the page stays responsive.
  else startTransition(() => void hydrateRoot(root, app));
  // Before this code loaded, src/start/catch-early-press.ts may have marked scripts as failed.
  delete document.documentElement.dataset.scripts;
  // `pointerdown` makes React hydrate the control first. Otherwise, React would see a radio only
  // after the click has checked it, and miss the change.
  const pressed = window.takeEarlyPress?.();
  pressed?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  pressed?.click();
  watchIntent(basename, prefetch);
}

hydratePage().catch(() => {
  document.documentElement.dataset.scripts = 'failed';
});
