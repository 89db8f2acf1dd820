export const scene = '[data-scene]';

/** For every part of a scene, numbers for its transform, opacity, and clip. */
export type PartStyles = number[][];

/** Runs in the page. */
export const readPartStyles = (parts: Element[]): PartStyles =>
  parts.map((part) => {
    const { transform, opacity, clipPath } = getComputedStyle(part);
    const { a, b, c, d, e, f } = new DOMMatrix(transform);
    const clip = clipPath.match(/-?[\d.]+(?=%)/g) ?? [];
    const [top = 0, right = top, bottom = top, left = right] = clip.map(Number);
    return [a, b, c, d, Number(opacity), ...[e, f, top, right, bottom, left].map((x) => x / 100)];
  });

/** How far to scroll for a stop of the scene, from 0 at its beginning to 4 at its end. Runs in the page. */
export const scrollTopOfStop = (track: Element, stop: number): number => {
  const { top, height } = track.getBoundingClientRect();
  return Math.round(top + scrollY + ((height - innerHeight) * stop) / 4);
};

/** How far its parts have been moved through the scene, from 0 to 1. Runs in the page. */
export const progressOf = (track: Element): number | null | undefined =>
  [...track.querySelectorAll('[data-part]')]
    .flatMap((part) => part.getAnimations())
    .map(({ effect }) => effect?.getComputedTiming().progress)[0];

/** The largest difference between two allStyles. A pixel of scrolling is worth a hundredth or so. */
export const difference = (one: PartStyles, other: PartStyles): number =>
  Math.max(
    ...one.flatMap((part, index) =>
      part.map((value, at) => Math.abs(value - (other[index]?.[at] ?? Number.MAX_VALUE))),
    ),
  );

export const tolerance = 0.12;
