import { AnimatePresence, usePresence } from 'framer-motion';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import {
  useLocation,
  useNavigationType,
  type Location,
  type NavigationType,
} from 'react-router-dom';
import { useMotionAllowed } from '../motion/preference';
import { enter, enterUnderCover, leave } from '../motion/timing';
import { pageOf } from '../ui/href';
import { PageCompleteContext, PageLocationContext } from '../ui/page-context';
import type { LoadedPage } from './navigation/page-router';
import { navigationController, type PageEnter } from './navigation/controller';

interface Props {
  page: LoadedPage;
  onArrive: (enter: PageEnter) => void;
}

export function Pages({ page, onArrive }: Props) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const address = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  return (
    <AnimatePresence mode="wait" initial={false}>
      <Page key={pageOf(location.pathname)} address={address} page={page} onArrive={onArrive} />
    </AnimatePresence>
  );
}

interface PageProps extends Props {
  address: { location: Location; navigationType: NavigationType };
}

function Page({ address, page: { Component, meta }, onArrive }: PageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isPresent, safeToRemove] = usePresence();
  const moves = useMotionAllowed();
  const [isDrawn, setDrawn] = useState(!moves || address.navigationType === 'POP');
  // If the URL has a fragment, the page is rendered whole from the start, because the position of
  // the fragment depends on all content above it.
  const isWhole = isDrawn || address.location.hash !== '';

  const enterAt = useEffectEvent(({ location, navigationType }: PageProps['address']) => {
    // Set before `showPage` scrolls, because `data-story` adds scroll padding.
    document.documentElement.toggleAttribute('data-story', meta.kind === 'case');
    const isPop = navigationType === 'POP';
    const enters = navigationController.showPage({ location, isPop, isMotionAllowed: moves });
    if (!enters) return undefined;
    onArrive(enters);
    const { keyframes, timing } = entrances[enters.keyframes];
    if (!navigationController.isAnimated(moves)) return undefined;
    // While a cover moves over a case's page, only the header fades in, so that the page's tinted
    // background shows at once.
    const header = box.current?.querySelector('[data-shared-element^="header:"]');
    const entering = enters.keyframes === 'fade' ? (header ?? box.current) : box.current;
    return entering?.animate(keyframes, timing);
  });
  useLayoutEffect(() => {
    if (!isPresent) return undefined;
    const entering = enterAt(address);
    const drawRest = () => startTransition(() => setDrawn(true));
    if (entering) entering.finished.then(drawRest, () => {});
    else drawRest();
    return () => entering?.cancel();
  }, [isPresent, address]);

  useEffect(() => {
    if (isWhole) return undefined;
    const drawRest = () => flushSync(() => setDrawn(true));
    addEventListener('beforeprint', drawRest);
    return () => removeEventListener('beforeprint', drawRest);
  }, [isWhole]);

  const remove = useEffectEvent(() => safeToRemove?.());
  const startLeaving = useEffectEvent(() =>
    navigationController.isAnimated(moves)
      ? box.current?.animate(exit, navigationController.isUnderMenu ? leaveUnderMenu : leave)
      : undefined,
  );
  // Not a layout effect: AnimatePresence registers the leaving page in a later layout effect, and
  // ignores `safeToRemove` until then.
  useEffect(() => {
    if (isPresent) return undefined;
    const leaving = startLeaving();
    if (!leaving) remove();
    leaving?.finished.then(
      // Removes the page in the frame in which its animation ends. Otherwise, the page would
      // reappear for a moment.
      () => flushSync(() => remove()),
      () => {},
    );
    return () => leaving?.cancel();
  }, [isPresent]);

  return (
    <div ref={box} inert={!isPresent} data-opens={!isWhole || undefined}>
      <PageLocationContext value={address.location}>
        <PageCompleteContext value={isWhole}>
          <Component />
        </PageCompleteContext>
      </PageLocationContext>
    </div>
  );
}

const entrances = {
  // Opacity starts above 0, because Largest Contentful Paint ignores elements with opacity 0.
  moveUp: {
    keyframes: [
      { opacity: 0.01, transform: 'translateY(12px)' },
      { opacity: 1, offset: 0.8 },
      { opacity: 1, transform: 'none' },
    ],
    timing: enter,
  },
  fade: { keyframes: [{ opacity: 0.01 }, { opacity: 1 }], timing: enterUnderCover },
};
const exit = { opacity: [1, 0] };
/** Even with duration 0, the animation takes a frame, in which the menu starts to close. */
const leaveUnderMenu = { ...leave, duration: 0 };
