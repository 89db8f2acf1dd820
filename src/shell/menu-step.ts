import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const isMenuStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'menu' in state;

/**
 * Makes the open menu a step of its own in the history, so that Back closes it. The menu opens and
 * closes at once; the history follows, one step at a time. Any other step that the visitor takes
 * decides by itself whether the menu is open.
 */
export function useMenuStep(open: boolean, onStep: (open: boolean) => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const isStep = isMenuStep(location.state);
  const shown = useRef(location);
  const follows = useRef(false);

  useLayoutEffect(() => {
    const from = shown.current;
    if (from.key !== location.key) {
      const expected = follows.current && from.pathname === location.pathname;
      shown.current = location;
      follows.current = false;
      if (!expected && open !== isStep) return onStep(isStep);
    }
    if (open === isStep || follows.current) return;
    follows.current = true;
    if (open) {
      const { pathname, search, hash } = location;
      const state = { menu: true, stays: true };
      void navigate({ pathname, search, hash }, { state, preventScrollReset: true });
    } else {
      void navigate(-1);
    }
  }, [open, onStep, isStep, location, navigate]);
}
