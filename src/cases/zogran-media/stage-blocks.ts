import type { Composition, PartState, PartStates } from '../../motion/stage';

/** The blocks of the drawn page, from top to bottom. */
export const blocks = ['header', 'hero', 'services', 'studio', 'contact'] as const;

const unsortedOrder = [1, 4, 2, 3, 0];

/** The blocks from the lowest to the topmost. The last two pass over others on their way. */
export const stacking = [2, 3, 1, 4, 0] as const;

/** With the gaps between them, the blocks fill the visible part of the drawn browser window. */
export const heightsIn: Record<Exclude<Composition, 'narrow'>, readonly number[]> = {
  wide: [34, 96, 56, 56, 42],
  square: [46, 146, 86, 86, 56],
  tall: [62, 236, 140, 144, 84],
};

/**
 * At the first stop: how far a slip is from its column, and the percentage cut off its right side,
 * so that it is only as wide as its words.
 */
export const slips: Record<(typeof blocks)[number], { loose: PartState; cut: number }> = {
  header: { loose: { rotate: -0.5 }, cut: 0 },
  hero: { loose: { x: -4, rotate: -1.2 }, cut: 25 },
  services: { loose: { x: 4, rotate: 0.5 }, cut: 0 },
  studio: { loose: { x: 24, rotate: -1 }, cut: 53 },
  contact: { loose: { x: 286, rotate: 1.2 }, cut: 59 },
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

/** Blocks unroll behind their words, which are visible from the start. */
export const unrolled: PartStates = [{ clip: [0, 0, 100, 0] }, {}, {}, {}, {}];
