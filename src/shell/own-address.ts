import { hrefOf } from '../ui/href';

/**
 * Hosts also serve a page at /about.html, /about/index.html, //about, and without the base path's
 * trailing slash.
 */
export function correctAddress(own: string | undefined) {
  if (!own?.startsWith('/')) return;
  const { pathname, search, hash } = location;
  const address = hrefOf(own);
  if (pathname === address || (own !== '/' && pathname === `${address}/`)) return;
  history.replaceState(history.state, '', address + search + hash);
}
