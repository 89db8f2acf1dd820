import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { Router, useLocation } from 'react-router-dom';
import { pageOf } from '../../ui/href';
import type { PageRouter } from './page-router';

const RouterContext = createContext<PageRouter | undefined>(undefined);
const StateContext = createContext<ReturnType<PageRouter['state']> | undefined>(undefined);

interface Props {
  router: PageRouter;
  children: ReactNode;
}

export function RouterProvider({ router, children }: Props) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(
    () => router.subscribe(() => startTransition(() => setState(router.state()))),
    [router],
  );
  const { location, navigationType } = state;
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        <Router
          basename={import.meta.env.BASE_URL}
          location={location}
          navigationType={navigationType}
          navigator={router.navigator}
        >
          {children}
        </Router>
      </StateContext>
    </RouterContext>
  );
}

export const usePageRouter = () => useContext(RouterContext);

export function useShownPage() {
  const state = useContext(StateContext);
  if (!state) throw new Error('useShownPage must run inside RouterProvider');
  return state.page;
}

export const useIsPending = () => useContext(StateContext)?.pending !== undefined;

export function useIsCurrent(): (path: string) => boolean {
  const { pathname } = useLocation();
  return (path) => path === pageOf(pathname);
}
