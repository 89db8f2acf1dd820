import { useEffect, useState, type RefObject } from 'react';
import { observeVisibility } from '../ui/visibility';

/** Where the rail is: above the room's background, on it, while that closes too, at one of its edges, or below it. */
export type ScenePosition =
  'coming' | 'entering' | 'inside' | 'closing' | 'leaving' | 'above' | undefined;

/** Lines across the screen: its edges, where doors open, and the ends of what the rail shows. */
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

/** The margins of an observer's root that leave of the screen what is this far down. */
const lineAt = (y: number) => `${-y}px 0px ${y + 1 - innerHeight}px 0px`;

/** In pixels, the part of the last link that is free. */
const belowLastWords = 12;

/** Follows the story's scene, the one part of it that takes the whole screen. */
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
    // Tells once at first too, when the page is laid out anyway.
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
