import { AnimatePresence, usePresence } from 'framer-motion';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
  useOutlet,
} from 'react-router-dom';
import { useMotionAllowed } from '../motion/preference';
import { enter, enterUnderGround, leave } from '../motion/timing';
import type { Visit } from './arrival';
import { pageOf } from './current-page';

/** How a page came to the screen: it was there when the site was opened, or it followed another. */
export type Entrance = 'rise' | 'fade' | 'none';

interface Props {
  /** Called before the paint whenever a step of the history has come to the screen. */
  onArrive: (visit: Visit) => Entrance;
}

/** The page that is shown. On the way to another, the old one leaves before the new one comes. */
export function Pages({ onArrive }: Props) {
  const location = useLocation();
  const type = useNavigationType();
  const outlet = useOutlet();
  return (
    <AnimatePresence mode="wait">
      <Page key={pageOf(location.pathname)} visit={{ location, type }} onArrive={onArrive}>
        {outlet}
      </Page>
    </AnimatePresence>
  );
}

interface PageProps extends Props {
  visit: Visit;
  children: ReactNode;
}

function Page({ visit, onArrive, children }: PageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isPresent, safeToRemove] = usePresence();
  const moves = useMotionAllowed();
  const { location, type } = visit;
  const address = useMemo(() => ({ location, navigationType: type }), [location, type]);

  const enterAt = useEffectEvent((at: Visit['location']) => {
    const entrance = onArrive({ location: at, type });
    if (!moves || entrance === 'none') return undefined;
    const { keyframes, timing } = entrances[entrance];
    return box.current?.animate(keyframes, timing);
  });
  useLayoutEffect(() => {
    const entering = isPresent ? enterAt(location) : undefined;
    return () => entering?.cancel();
  }, [isPresent, location]);

  const remove = useEffectEvent(() => safeToRemove?.());
  const startLeaving = useEffectEvent(() =>
    moves ? box.current?.animate(exit, leave) : undefined,
  );
  // Not a layout effect: only after those is the page known to be leaving.
  useEffect(() => {
    if (isPresent) return undefined;
    const leaving = startLeaving();
    if (!leaving) remove();
    leaving?.finished.then(
      () => remove(),
      () => {},
    );
    return () => leaving?.cancel();
  }, [isPresent]);

  return (
    <div ref={box} inert={!isPresent}>
      {/* A page that leaves still knows the address it was made for. */}
      <LocationContext value={address}>{children}</LocationContext>
    </div>
  );
}

const entrances = {
  // From almost nothing, so that what is largest on the page counts as painted at once.
  rise: {
    keyframes: [
      { opacity: 0.01, transform: 'translateY(12px)' },
      { opacity: 1, transform: 'none' },
    ],
    timing: enter,
  },
  fade: { keyframes: [{ opacity: 0.01 }, { opacity: 1 }], timing: enterUnderGround },
};
const exit = { opacity: [1, 0] };
