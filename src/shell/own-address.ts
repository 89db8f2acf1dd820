import { hrefOf } from '../ui/href';

/**
 * Replaces an address that is not the page's own, but leaves a slash at its end. Hosts also serve a
 * page at /about.html, /about/index.html, or //about, for example, and at /folder if the base path
 * is /folder/.
 */
export function correctAddress(own: string | undefined) {
  if (!own?.startsWith('/')) return;
  const { pathname, search, hash } = location;
  const address = hrefOf(own);
  if (pathname === address || (own !== '/' && pathname === `${address}/`)) return;
  history.replaceState(history.state, '', address + search + hash);
}
