export const hrefOf = (to: string): string =>
  to.startsWith('/') ? import.meta.env.BASE_URL + to.slice(1) : to;

export const pathOf = (pathname: string): string =>
  pathname.slice(import.meta.env.BASE_URL.length - 1);

export const isOwn = (to: string): boolean => to.startsWith('/');
