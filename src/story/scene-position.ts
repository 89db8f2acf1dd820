import { useEffect, useState, type RefObject } from 'react';
import { observeVisibility } from '../ui/visibility';

/** The rail's position relative to the scene. Undefined if the scene is not near the rail. */
export type ScenePosition =
  'coming' | 'entering' | 'inside' | 'closing' | 'leaving' | 'above' | undefined;

/** Lines across the screen: its edges, where the panels open, and the rail's top and bottom. */
const linesFor = (rail: HTMLElement) => {
  const { top, paddingTop } = getComputedStyle(rail);
  const stuckAt = parseFloat(top);
  return {
    top: '0px 0px -97% 0px',
    start: lineAt(stuckAt + parseFloat(paddingTop)),
    opening: '-35% 0px -64% 0px',
    end: lineAt(stuckAt + rail.offsetHeight - belowLastWords),
    bottom: '-97% 0px 0px 0px',
  };
};
type Line = keyof ReturnType<typeof linesFor>;

/** Root margins that reduce the viewport to a line at `y`. */
const lineAt = (y: number) => `${-y}px 0px ${y + 1 - innerHeight}px 0px`;

/** The empty space below the last link's text, in pixels. */
const belowLastWords = 12;

/** Returns the rail's position relative to the story's scene. */
export function useScenePosition(ref: RefObject<HTMLElement | null>): ScenePosition {
  const [covered, setCovered] = useState<Partial<Record<Line, boolean>>>({});
  useEffect(() => {
    const rail = ref.current;
    const scene = rail?.parentElement?.querySelector('[data-scene]');
    if (!rail || !scene) return undefined;
    let stops: (() => void)[] = [];
    const stop = () => stops.forEach((each) => each());
    const observe = () => {
      stop();
      stops = Object.entries(linesFor(rail)).map(([line, rootMargin]) => {
        const note = (isCovered: boolean) =>
          setCovered((before) => ({ ...before, [line]: isCovered }));
        return observeVisibility(scene, note, rootMargin);
      });
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
  if (!covered.top && covered.opening) return 'entering';
  if (!covered.top) return covered.end ? 'coming' : undefined;
  if (covered.bottom) return 'inside';
  if (covered.end) return 'closing';
  return covered.start ? 'leaving' : 'above';
}
