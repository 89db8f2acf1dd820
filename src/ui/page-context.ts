import { createContext, useContext } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/** Set by each page, so that a leaving page keeps its own location while it animates out. */
export const PageLocationContext = createContext<Location | undefined>(undefined);

export function usePageLocation(): Location {
  const current = useLocation();
  return useContext(PageLocationContext) ?? current;
}

interface EnlargedState {
  enlarged: number;
}

/** For the state of a history entry. */
export const isEnlarged = (state: unknown): state is EnlargedState =>
  typeof state === 'object' && state !== null && 'enlarged' in state;

/** False while the page still hides its sections below the first view. */
export const PageCompleteContext = createContext(true);
