import { useEffect, useState, type RefObject } from 'react';
import { observeVisibility } from '../../ui/visibility';

export function useSceneBehind(ref: RefObject<HTMLElement | null>): boolean {
  const [isBehind, setBehind] = useState(false);
  useEffect(() => {
    const rail = ref.current;
    const blocks = rail?.parentElement?.querySelectorAll(
      '[data-scene], [data-edge]:has([data-hides-rail]), [data-bleed], [data-closing]',
    );
    if (!rail || !blocks?.length) return undefined;
    const behind = new Set<Element>();
    let stops: (() => void)[] = [];
    const stop = () => stops.splice(0).forEach((each) => each());
    const observe = () => {
      stop();
      const { top, paddingTop } = getComputedStyle(rail);
      // Half of the padding, because the corners of a scene's frame extend below the scene.
      const above = parseFloat(top) + parseFloat(paddingTop) / 2;
      const below = Math.max(innerHeight - parseFloat(top) - rail.offsetHeight, 0);
      stops = [...blocks].map((block) =>
        observeVisibility(
          block,
          (isVisible) => {
            if (isVisible) behind.add(block);
            else behind.delete(block);
            setBehind(behind.size > 0);
          },
          `${-above}px 0px ${-below}px`,
        ),
      );
    };
    // A ResizeObserver also calls back once at the start, so `observe` needs no first call.
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
