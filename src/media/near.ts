import { useEffect, useState, type RefObject } from 'react';

interface Options {
  /** From the screen's edges. */
  distance?: string;
  /** How long the reader must have stopped scrolling there, in milliseconds. */
  pause?: number;
}

/** Whether the element has come near the screen; once near, always near. */
export function useNear(
  ref: RefObject<Element | null>,
  { distance = '300px', pause = 0 }: Options = {},
): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;
    let isThere = false;
    let waiting: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(waiting);
      if (isThere) waiting = setTimeout(() => setNear(true), pause);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        isThere = entry?.isIntersecting ?? false;
        wait();
      },
      { rootMargin: distance },
    );
    observer.observe(element);
    addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(waiting);
      observer.disconnect();
      removeEventListener('scroll', wait);
    };
  }, [ref, near, distance, pause]);
  return near;
}
