import type { createBrowserRouter } from 'react-router-dom';

const listeners = new Set<() => void>();

export const watchRouter = (router: ReturnType<typeof createBrowserRouter>) =>
  router.subscribe(() => listeners.forEach((listener) => listener()));

/** Calls back when the router's state changes, before React renders anything from it. */
export function onRouterChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
