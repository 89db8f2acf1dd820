import { useEffect, useState, type RefObject } from 'react';
import { observeVisibility } from '../../ui/visibility';

/** Returns true while the story's scene passes behind the rail, which then hides. */
export function useSceneBehind(ref: RefObject<HTMLElement | null>): boolean {
  const [isBehind, setBehind] = useState(false);
  useEffect(() => {
    const rail = ref.current;
    const scene = rail?.parentElement?.querySelector('[data-scene]');
    if (!rail || !scene) return undefined;
    let stop = () => {};
    const observe = () => {
      stop();
      const { top, paddingTop } = getComputedStyle(rail);
      const above = parseFloat(top) + parseFloat(paddingTop);
      const below = Math.max(innerHeight - parseFloat(top) - rail.offsetHeight, 0);
      stop = observeVisibility(scene, setBehind, `${-above}px 0px ${-below}px`);
    };
    // Also runs once on observe, after layout.
    const resized = new ResizeObserver(observe);
    resized.observe(rail);
    addEventListener('resize', observe);
    return () => {
      removeEventListener('resize', observe);
      resized.disconnect();
      stop();
    };
  }, [ref]);
  return isBehind;
}
