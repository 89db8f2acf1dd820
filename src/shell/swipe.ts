export interface TrailPoint {
  /** In milliseconds. */
  at: number;
  /** How far from where it began, in pixels. */
  distance: number;
}

/** The part of the trail that is recent enough to tell the speed. */
export const recent = (trail: readonly TrailPoint[], now: number): TrailPoint[] =>
  trail.filter(({ at }) => now - at < 100);

/** Pixels per millisecond over the end of the trail; none where the finger has come to rest. */
export function speedOf(trail: readonly TrailPoint[], now: number): number {
  const points = recent(trail, now);
  const [first] = points;
  const last = points.at(-1);
  return first && last && last.at > first.at
    ? (last.distance - first.distance) / (last.at - first.at)
    : 0;
}

/** Whether a swipe closes what it drags: far or fast enough, and not moving back at the end. */
export function goesAway(distance: number, speed: number, size: number): boolean {
  if (speed < -0.1) return false;
  return distance > size * 0.3 || (distance > 24 && speed > 0.5);
}
