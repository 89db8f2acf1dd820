export const hrefOf = (to: string): string =>
  to.startsWith('/') ? import.meta.env.BASE_URL + to.slice(1) : to;

export const pathOf = (pathname: string): string =>
  pathname.slice(import.meta.env.BASE_URL.length - 1);

export const isOwn = (to: string): boolean => to.startsWith('/');

export const pageOf = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');

/**
 * Hosts also serve a page at other addresses, such as /about.html, /about/index.html, or //about.
 * This replaces them with the page's own address, but keeps a slash at the end.
 */
export function correctAddress(own: string | undefined) {
  if (!own?.startsWith('/')) return;
  const { pathname, search, hash } = location;
  const address = hrefOf(own);
  if (pathname === address || (own !== '/' && pathname === `${address}/`)) return;
  history.replaceState(history.state, '', address + search + hash);
}
