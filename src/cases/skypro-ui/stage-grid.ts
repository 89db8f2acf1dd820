import { mapFive, type Five, type PartState } from '../../motion/stage';

export interface Grid {
  top: number;
  height: number;
  /** The left edge of each column, and the right edge of the last. */
  edges: readonly [number, number, number, number];
  /** The scale of each column's stacked pieces. */
  scales: readonly [number, number, number];
  /** How far each piece of a stack rises above the one in front of it. */
  step: number;
}

/** The grid in which variants merge on wide screens. The library has the same grid. */
export const wideGrid: Grid = {
  top: 98,
  height: 120,
  edges: [28, 276, 524, 772],
  scales: [1.15, 1, 1],
  step: 14,
};
/** Fills the drawing above the tray. The first column is narrower, because it holds the buttons. */
export const squareGrid: Grid = {
  top: 40,
  height: 208,
  edges: [24, 248, 512, 776],
  scales: [1.25, 1.1, 1.1],
  step: 18,
};
export const tallGrid: Grid = { ...squareGrid, top: -20, height: 248 };

/** On phones in portrait, the library's cells are taller by this factor. */
export const stretch = 1.25;

export type Cell = readonly [column: 0 | 1 | 2, row: 0 | 1 | 2];

export function cellCenter([column, row]: Cell, grid = wideGrid): [number, number] {
  const [left = 0, right = 0] = grid.edges.slice(column);
  return [(left + right) / 2, grid.top + (row + 0.5) * grid.height];
}

export const filesMiddle = 590;

const table = { top: -300, height: 1400 };
export const allOver = 'M-1400-300h3600v1400h-3600z';

/**
 * The ruler's `y` at each stop. It starts above the pieces (on wide screens, between them and the
 * captions) and ends below the drawing, where the tray covers it on narrow screens.
 */
const rulerAt: Five<number> = [-20, -20, -20, 820, 820];

export const rulerStates = mapFive<number, PartState>(rulerAt, (y) => ({ y }));

/** Clips the grid and the blueprint at the ruler, so that they appear as the ruler passes. */
export const ruledStates = mapFive<number, PartState>(rulerAt, (y) => ({
  clip: [0, 0, (1 - (y - table.top) / table.height) * 100, 0],
}));
