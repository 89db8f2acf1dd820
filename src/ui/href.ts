/** An address of the site as a plain link has to write it, wherever the site is served from. */
export const hrefOf = (to: string): string =>
  to.startsWith('/') ? import.meta.env.BASE_URL + to.slice(1) : to;

/** The other way around: a path of the address bar or of a link without the base path. */
export const pathOf = (pathname: string): string =>
  pathname.slice(import.meta.env.BASE_URL.length - 1);

export const isOwn = (to: string): boolean => to.startsWith('/');
