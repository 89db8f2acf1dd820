import { useLocation } from 'react-router-dom';

/** Tells whether a path is that of the page that is shown, with or without a slash at its end. */
export function useIsCurrent(): (path: string) => boolean {
  const { pathname } = useLocation();
  const shown = pathname.replace(/(.)\/$/, '$1');
  return (path) => path === shown;
}
