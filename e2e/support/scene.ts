export const scene = '[data-scene]';

export type PartStyles = number[][];

export const readPartStyles = (parts: Element[]): PartStyles =>
  parts.map((part) => {
    const { transform, opacity, clipPath } = getComputedStyle(part);
    const { a, b, c, d, e, f } = new DOMMatrix(transform);
    const clip = clipPath.match(/-?[\d.]+(?=%)/g) ?? [];
    const [top = 0, right = top, bottom = top, left = right] = clip.map(Number);
    return [a, b, c, d, Number(opacity), ...[e, f, top, right, bottom, left].map((x) => x / 100)];
  });

export const scrollTopAt = (track: Element, share: number): number => {
  const { top, height } = track.getBoundingClientRect();
  return Math.round(top + scrollY + (height - innerHeight) * share);
};

export const progressOf = (track: Element): number | null | undefined =>
  [...track.querySelectorAll('[data-part]')]
    .flatMap((part) => part.getAnimations())
    .map(({ effect }) => effect?.getComputedTiming().progress)[0];

export const difference = (one: PartStyles, other: PartStyles): number =>
  Math.max(
    ...one.flatMap((part, index) =>
      part.map((value, at) => Math.abs(value - (other[index]?.[at] ?? Number.MAX_VALUE))),
    ),
  );

/** The most that two readings at the same stop may differ: `scrollTopAt` rounds to whole pixels. */
export const tolerance = 0.12;
