import { useEffect, useState, type RefObject } from 'react';
import { observeVisibility } from '../ui/visibility';

interface Options {
  distance?: string;
  /** Milliseconds without scrolling that must pass before the element counts as near. */
  pause?: number;
}

/** Stays true once the element has been near the screen. */
export function useNear(
  ref: RefObject<Element | null>,
  { distance = '300px', pause = 0 }: Options = {},
): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;
    let isNear = false;
    let waiting: ReturnType<typeof setTimeout>;
    const restart = () => {
      clearTimeout(waiting);
      if (isNear) waiting = setTimeout(() => setNear(true), pause);
    };
    const stopObserving = observeVisibility(
      element,
      (visible) => {
        isNear = visible;
        restart();
      },
      distance,
    );
    addEventListener('scroll', restart, { passive: true });
    return () => {
      clearTimeout(waiting);
      stopObserving();
      removeEventListener('scroll', restart);
    };
  }, [ref, near, distance, pause]);
  return near;
}
