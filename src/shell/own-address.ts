import { hrefOf } from '../ui/href';

/**
 * Hosts also answer /about.html, /about/index.html, //about and, below a base path, the address without
 * its last slash. The page knows its own address, which the router can read.
 */
export function correctAddress(own: string | undefined) {
  if (!own?.startsWith('/')) return;
  const { pathname, search, hash } = location;
  const address = hrefOf(own);
  if (pathname === address || (own !== '/' && pathname === `${address}/`)) return;
  history.replaceState(history.state, '', address + search + hash);
}
