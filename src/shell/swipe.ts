export interface TrailPoint {
  at: number;
  /** In pixels, from the start of the swipe. */
  distance: number;
}

export const recent = (trail: readonly TrailPoint[], now: number): TrailPoint[] =>
  trail.filter(({ at }) => now - at < 100);

/** In pixels per millisecond; 0 if the finger rests. */
export function speedOf(trail: readonly TrailPoint[], now: number): number {
  const points = recent(trail, now);
  const [first] = points;
  const last = points.at(-1);
  return first && last && last.at > first.at
    ? (last.distance - first.distance) / (last.at - first.at)
    : 0;
}

/** True if a swipe of this distance and final speed dismisses what it moves, such as the menu. */
export function goesAway(distance: number, speed: number, size: number): boolean {
  if (speed < -0.1) return false;
  return distance > size * 0.3 || (distance > 24 && speed > 0.5);
}
