/** An address of the site as a plain link has to write it, wherever the site is served from. */
export const hrefOf = (to: string): string =>
  to.startsWith('/') ? import.meta.env.BASE_URL + to.slice(1) : to;

export const isOwn = (to: string): boolean => to.startsWith('/');
