import { useEffect, useState, type RefObject } from 'react';
import { observeVisibility } from '../ui/visibility';

/** Where the rail is: on the room's ground, while that closes too, at one of its edges, or below it. */
export type RoomPosition = 'entering' | 'inside' | 'closing' | 'leaving' | 'above' | undefined;

/** Lines across the screen, as the margins of an observer's root: its edges, the rail's ends, and where doors open. */
const lines = {
  top: '0px 0px -97% 0px',
  start: '-15% 0px -84% 0px',
  opening: '-35% 0px -64% 0px',
  end: '-50% 0px -49% 0px',
  bottom: '-97% 0px 0px 0px',
} as const;
type Line = keyof typeof lines;

/** Follows the story's scene, the one part of it that takes the whole screen. */
export function useRoomPosition(rail: RefObject<HTMLElement | null>): RoomPosition {
  const [covered, setCovered] = useState<Partial<Record<Line, boolean>>>({});
  useEffect(() => {
    const room = rail.current?.parentElement?.querySelector('[data-scene]');
    if (!room) return undefined;
    const stops = Object.entries(lines).map(([line, rootMargin]) => {
      const note = (isCovered: boolean) =>
        setCovered((before) => ({ ...before, [line]: isCovered }));
      return observeVisibility(room, note, rootMargin);
    });
    return () => stops.forEach((stop) => stop());
  }, [rail]);
  if (!covered.top) return covered.opening ? 'entering' : undefined;
  if (covered.bottom) return 'inside';
  if (covered.end) return 'closing';
  return covered.start ? 'leaving' : 'above';
}
