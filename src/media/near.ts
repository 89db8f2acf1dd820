import { useEffect, useState, type RefObject } from 'react';

/** Whether the element has come near the screen; once near, always near. */
export function useNear(ref: RefObject<Element | null>, distance = '300px'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: distance,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near, distance]);
  return near;
}
