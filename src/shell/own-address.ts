import { hrefOf } from '../ui/href';

/**
 * Replaces the address with the page's own, which the router knows. Hosts also serve /about.html,
 * /about/index.html, //about, and a base path without its trailing slash.
 */
export function correctAddress(own: string | undefined) {
  if (!own?.startsWith('/')) return;
  const { pathname, search, hash } = location;
  const address = hrefOf(own);
  if (pathname === address || (own !== '/' && pathname === `${address}/`)) return;
  history.replaceState(history.state, '', address + search + hash);
}
