import { useLocation } from 'react-router-dom';

/** A path with and without a slash at its end is one page. */
export const pageOf = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');

/** Tells whether a path is that of the page that is shown. */
export function useIsCurrent(): (path: string) => boolean {
  const { pathname } = useLocation();
  return (path) => path === pageOf(pathname);
}
