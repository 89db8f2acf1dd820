import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Asked of the history itself: React hears of a step later, and of two in a row only once. */
const stepNow = (): { key: string; isMenu: boolean } => {
  const { key = 'default', usr } = (history.state ?? {}) as { key?: string; usr?: unknown };
  return { key, isMenu: typeof usr === 'object' && usr !== null && 'menu' in usr };
};

/**
 * Makes the open menu a step of its own in the history, so that Back closes it. The menu opens and
 * closes at once; the history follows, one step at a time. Any other step that the visitor takes
 * decides by itself whether the menu is open.
 */
export function useMenuStep(open: boolean, onStep: (open: boolean) => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const shown = useRef(location);
  /** The step that the history has been asked to take, until it is taken. */
  const asked = useRef<boolean>(undefined);

  useLayoutEffect(() => {
    const from = shown.current;
    const { key, isMenu: isStep } = stepNow();
    // A step has been taken that React has not yet heard of: it decides when it is here.
    if (key !== location.key) return;
    if (from.key !== location.key) {
      const expected = asked.current === isStep && from.pathname === location.pathname;
      shown.current = location;
      asked.current = undefined;
      if (!expected && open !== isStep) return onStep(isStep);
    }
    if (open === isStep || asked.current !== undefined) return;
    asked.current = open;
    if (open) {
      const { pathname, search, hash } = location;
      const state = { menu: true, stays: true };
      void navigate({ pathname, search, hash }, { state });
    } else {
      void navigate(-1);
    }
  }, [open, onStep, location, navigate]);

  const followBack = useEffectEvent(() => {
    if (!open || asked.current === false || stepNow().isMenu) return;
    asked.current = undefined;
    onStep(false);
  });
  useEffect(() => {
    const listen = () => followBack();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
}
