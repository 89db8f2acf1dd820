export const hrefOf = (to: string): string =>
  to.startsWith('/') ? import.meta.env.BASE_URL + to.slice(1) : to;

export const pathOf = (pathname: string): string =>
  pathname.slice(import.meta.env.BASE_URL.length - 1);

/** Removes a slash at the end, because hosts serve a page both with and without it. */
export const pageOf = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');

/** True for a path of the site, false for a URL. */
export const isOwn = (to: string): boolean => to.startsWith('/');

/**
 * Hosts also serve a page at other addresses, such as /about.html, /about/index.html, or //about.
 * Replaces such an address with `own`, the page's path, but keeps one that only adds a final slash.
 */
export function correctAddress(own: string | undefined) {
  if (!own?.startsWith('/')) return;
  const { pathname, search, hash } = location;
  const address = hrefOf(own);
  if (pathname === address || (own !== '/' && pathname === `${address}/`)) return;
  history.replaceState(history.state, '', address + search + hash);
}
