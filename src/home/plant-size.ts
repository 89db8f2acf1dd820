/** The plant's full height and its minimum height, in pixels. */
export const plantHeight = 256;
const least = 56;
/** How far the leaves reach to each side of the plant's foot at full size, in pixels. */
const reach = 80;
const gap = 12;

type Box = Pick<DOMRect, 'left' | 'right' | 'bottom'>;

/** Returns the scale, at most 1, at which a plant at `x` fits below the text, or the minimum. */
export function plantSize(x: number, ground: number, words: readonly Box[]): number {
  const over = words.filter(({ left, right }) => left < x + reach && right > x - reach);
  const free = ground - Math.max(0, ...over.map(({ bottom }) => bottom)) - gap;
  return Math.min(1, Math.max(least, free) / plantHeight);
}
