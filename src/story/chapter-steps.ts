import { useIsPresent } from 'framer-motion';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { onScrollEnd } from '../ui/scroll-end';
import { useShortcuts } from '../ui/shortcuts';
import { endingId } from '../content/chapters';

const userScrolls = ['wheel', 'touchmove'];

/** During a smooth scroll, the shortcuts J and K count from the scroll's target. */
export function useChapterSteps(ids: readonly string[], current: number) {
  const navigate = useNavigate();
  const isPresent = useIsPresent();
  const goingTo = useRef<number>(undefined);

  useEffect(() => {
    const forget = () => {
      goingTo.current = undefined;
    };
    const stopListening = onScrollEnd(window, forget);
    for (const event of userScrolls) addEventListener(event, forget, { passive: true });
    return () => {
      stopListening();
      for (const event of userScrolls) removeEventListener(event, forget);
    };
  }, []);

  const goTo = (chapter: number, { preventFocusReset }: { preventFocusReset: boolean }) => {
    goingTo.current = chapter === current ? undefined : chapter;
    void navigate(`#${ids[chapter] ?? endingId}`, { replace: true, state: { preventFocusReset } });
  };

  const step = (by: 1 | -1) => {
    const to = (goingTo.current ?? current) + by;
    if (to >= 0) goTo(Math.min(to, ids.length), { preventFocusReset: false });
  };
  useShortcuts(isPresent ? { j: () => step(1), k: () => step(-1) } : {});

  return goTo;
}
