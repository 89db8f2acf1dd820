import { useLocation } from 'react-router-dom';

export const pageOf = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');

export function useIsCurrent(): (path: string) => boolean {
  const { pathname } = useLocation();
  return (path) => path === pageOf(pathname);
}
