import { useLocation } from 'react-router-dom';

/** Removes a trailing slash: /about/ is the same page as /about. */
export const pageOf = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');

export function useIsCurrent(): (path: string) => boolean {
  const { pathname } = useLocation();
  return (path) => path === pageOf(pathname);
}
