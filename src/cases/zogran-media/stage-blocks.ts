import { seen, unseen, type Composition, type PartStates } from '../../motion/stage';

/** The blocks of the drawn page, from top to bottom. */
export const blocks = ['header', 'hero', 'services', 'studio', 'contact'] as const;

const unsortedOrder = [1, 0, 2, 4, 3];

/** With the gaps between them, the blocks fill the visible part of the drawn browser window. */
export const heightsIn: Record<Exclude<Composition, 'narrow'>, readonly number[]> = {
  wide: [34, 96, 56, 56, 42],
  square: [46, 146, 86, 86, 56],
  tall: [62, 236, 140, 144, 84],
};

const blockWidth = 508;

interface Slip {
  rotate: number;
  /** As wide as its words, which the tall composition sets in other sizes. */
  width: number;
  widthInTall: number;
  atRight?: true;
}

/**
 * At the first stop, slips lie on the side where they do not cover the words of the slip with which
 * they change places.
 */
const slips: Record<(typeof blocks)[number], Slip> = {
  header: { rotate: 1.2, width: 163, widthInTall: 196, atRight: true },
  hero: { rotate: -1, width: 346, widthInTall: 302 },
  services: { rotate: 0.5, width: blockWidth, widthInTall: blockWidth },
  studio: { rotate: -1.2, width: 190, widthInTall: 228 },
  contact: { rotate: 0.8, width: 163, widthInTall: 196, atRight: true },
};

/** Returns a slip's state at the first stop, and the percentage cut off its right side. */
export function looseSlip(name: (typeof blocks)[number], isTall: boolean) {
  const { rotate, atRight, ...slip } = slips[name];
  const width = isTall ? slip.widthInTall : slip.width;
  const cut = Math.round((1 - width / blockWidth) * 100);
  return { rotate, x: atRight ? blockWidth + 8 - width : 0, cut };
}

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

/** Blocks appear behind their words, which are visible from the start. */
export const appearing: PartStates = [unseen, seen, seen, seen, seen];
