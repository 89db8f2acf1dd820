import type { Composition, PartStates } from '../../motion/stage';

/** In the page's order. */
export const blocks = ['header', 'hero', 'services', 'studio', 'contact'] as const;

const unsortedOrder = [2, 4, 1, 3, 0];

/** With the gaps between them, the blocks fill what the composition shows of the window. */
export const heightsIn: Record<Exclude<Composition, 'narrow'>, readonly number[]> = {
  wide: [34, 96, 56, 56, 42],
  square: [46, 146, 86, 86, 56],
  tall: [58, 214, 126, 126, 76],
};

const gap = 7;
const margin = 10;

export function placesIn(heights: readonly number[]) {
  const from = stacked(heights, unsortedOrder);
  const to = stacked(heights, [...blocks.keys()]);
  return heights.map((_, index) => ({ from: from[index] ?? 0, to: to[index] ?? 0 }));
}

function stacked(heights: readonly number[], order: readonly number[]): number[] {
  const tops: number[] = [];
  let top = margin;
  for (const index of order) {
    tops[index] = top;
    top += (heights[index] ?? 0) + gap;
  }
  return tops;
}

/** Blocks unroll behind visible words, because a fade would change the color behind the words. */
export const unrolled: PartStates = [{ y: -12, clip: [0, 0, 100, 0] }, {}, {}, {}, {}];
