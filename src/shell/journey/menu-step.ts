import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { journey } from './journey';
import { stateOf } from './step';

/** Read from the history itself: React hears of a step later, and of two in a row only once. */
const stepNow = () => {
  const { key = 'default', usr } = (history.state ?? {}) as { key?: string; usr?: unknown };
  return { key, isMenu: stateOf(usr).menu === true };
};

/**
 * Makes the open menu a step of the history, so that Back closes it. The menu opens and closes at
 * once, and the history follows one step at a time. Any step that the menu has not asked for decides
 * whether the menu is open. Call the answer whenever the menu has been opened or closed.
 */
export function useMenuStep(open: boolean, onStep: (open: boolean) => void) {
  const location = useLocation();
  const navigate = useNavigate();
  /** What the history has been asked to show, until it does. */
  const asked = useRef<boolean>(undefined);

  const follow = (isOpen: boolean) => {
    const { key, isMenu } = stepNow();
    // React has not heard of the latest step yet, which will decide.
    if (key !== location.key || isOpen === isMenu || asked.current !== undefined) return;
    asked.current = isOpen;
    const { pathname, search, hash } = location;
    const state = { menu: true, stays: true };
    void (isOpen ? navigate({ pathname, search, hash }, { state }) : navigate(-1));
  };

  const onJourneyStep = useEffectEvent((from: typeof location, to: typeof location) => {
    const { key, isMenu } = stepNow();
    if (key !== to.key) return;
    const expected = asked.current === isMenu && from.pathname === to.pathname;
    asked.current = undefined;
    if (expected) follow(open);
    else if (open !== isMenu) onStep(isMenu);
  });
  useEffect(() => journey.onStep((from, to) => onJourneyStep(from, to)), []);

  const closeOnBack = useEffectEvent(() => {
    if (!open || asked.current === false || stepNow().isMenu) return;
    asked.current = undefined;
    onStep(false);
  });
  // After a reload, the menu is closed on the step that it was open on.
  const leaveOldStep = useEffectEvent(() => follow(false));
  useEffect(() => {
    leaveOldStep();
    const listen = () => closeOnBack();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  return follow;
}
