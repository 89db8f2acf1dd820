export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const sides = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof sides)[number];

/** A line from the point (x, y) in the viewport: to the right on axis x, or down on axis y. */
export interface Distance {
  x: number;
  y: number;
  length: number;
  axis: 'x' | 'y';
}

const axisOf = (side: Side) => (side === 'left' || side === 'right' ? 'x' : 'y');

/** The gap from this side of `box` to `other`; negative if `other` is not beyond this side. */
function gapTo(box: Box, other: Box, side: Side): number {
  switch (side) {
    case 'top':
      return box.top - other.bottom;
    case 'right':
      return other.left - box.right;
    case 'bottom':
      return other.top - box.bottom;
    case 'left':
      return box.left - other.right;
  }
}

const inset = (box: Box, around: Box, side: Side): number =>
  side === 'top' || side === 'left' ? box[side] - around[side] : around[side] - box[side];

const overlaps = (box: Box, other: Box, side: Side): boolean =>
  axisOf(side) === 'x'
    ? box.top < other.bottom && other.top < box.bottom
    : box.left < other.right && other.left < box.right;

export function nearest<T extends { box: Box }>(box: Box, others: readonly T[], side: Side) {
  let found: T | undefined;
  for (const other of others) {
    const gap = gapTo(box, other.box, side);
    if (gap < 0 || !overlaps(box, other.box, side)) continue;
    if (!found || gap < gapTo(box, found.box, side)) found = other;
  }
  return found;
}

export const isApart = (box: Box, container: Box, side: Side) => inset(box, container, side) >= 1;

/** Where each side's distance line is, as a fraction of the x or y range that both boxes cover. */
const place = { top: 0.3, bottom: 0.18, left: 0.5, right: 0.5 };
/** In pixels. Lines above and below a box keep clear of the label at the box's right edge. */
const labelWidth = 220;
/** In pixels. If a box is narrower than its label, its lines stay this near to its left edge. */
const nearStart = 16;

export function distanceTo(box: Box, neighbor: Box, side: Side): Distance {
  return lineFrom(box, neighbor, side, gapTo(box, neighbor, side));
}

export function distanceWithin(box: Box, container: Box, side: Side): Distance {
  return lineFrom(box, container, side, inset(box, container, side));
}

function lineFrom(box: Box, other: Box, side: Side, length: number): Distance {
  const axis = axisOf(side);
  const [start, end] = axis === 'x' ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
  const from = Math.max(box[start], other[start]);
  const to = Math.min(box[end], other[end]);
  const share = (to - from) * place[side];
  const across =
    from + (axis === 'x' ? share : Math.min(share, Math.max(nearStart, to - from - labelWidth)));
  const edge = side === 'right' || side === 'bottom' ? box[side] : box[side] - length;
  return axis === 'x' ? { x: edge, y: across, length, axis } : { x: across, y: edge, length, axis };
}

const contains = (outer: Box, inner: Box) => sides.every((side) => inset(inner, outer, side) >= 0);

export function between(one: Box, other: Box): Distance[] {
  if (contains(one, other)) return sides.map((side) => distanceWithin(other, one, side));
  if (contains(other, one)) return sides.map((side) => distanceWithin(one, other, side));
  return sides.flatMap((side) => {
    const length = gapTo(one, other, side);
    if (length < 0) return [];
    const line = lineFrom(one, other, side, length);
    if (overlaps(one, other, side)) return [line];
    // The boxes are diagonal to each other, so the line touches the middle of this side of `one`.
    return [
      line.axis === 'x'
        ? { ...line, y: (one.top + one.bottom) / 2 }
        : { ...line, x: (one.left + one.right) / 2 },
    ];
  });
}
