import { useLocation } from 'react-router-dom';

/** Removes a trailing slash, because both forms are the same page. */
export const pageOf = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');

/** Returns a function that is true for the current page's path. */
export function useIsCurrent(): (path: string) => boolean {
  const { pathname } = useLocation();
  return (path) => path === pageOf(pathname);
}
