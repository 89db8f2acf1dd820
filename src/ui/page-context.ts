import { createContext, useContext } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/** A page keeps its own location while it animates out. */
export const PageLocationContext = createContext<Location | undefined>(undefined);

export function usePageLocation(): Location {
  const current = useLocation();
  return useContext(PageLocationContext) ?? current;
}

/** False while the page shows only its first view. */
export const PageCompleteContext = createContext(true);
