import { createContext, useContext } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/** Provided around each page, so that a leaving page keeps its own location. */
export const PageLocationContext = createContext<Location | undefined>(undefined);

export function usePageLocation(): Location {
  const current = useLocation();
  return useContext(PageLocationContext) ?? current;
}
