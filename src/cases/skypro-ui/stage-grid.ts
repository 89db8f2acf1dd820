import { mapFive, type Five, type PartState } from '../../motion/stage';

const columns = [152, 400, 648] as const;

/** The rows of the merged variants. Those of wide screens are also the library's. */
export const wideRows = { top: 98, height: 120 };
/** As high as the drawing above the tray, but within the blueprint, which later covers them. */
export const narrowRows = { top: 40, height: 208 };

export type Cell = readonly [column: 0 | 1 | 2, row: 0 | 1 | 2];

export const cellCenter = ([column, row]: Cell, { top, height } = wideRows): [number, number] => [
  columns[column],
  top + (row + 0.5) * height,
];

export const filesMiddle = 582;

const table = { top: -300, height: 1400 };
export const allOver = 'M-1400-300h3600v1400h-3600z';

/**
 * The ruler appears between the captions of wide screens and the pieces. It ends below the drawing
 * or, on narrow screens, behind the tray.
 */
const rulerAt: Five<number> = [-20, -20, -20, 820, 820];

export const rulerStates = mapFive<number, PartState>(rulerAt, (y) => ({ y }));

/** Clips the grid and the blueprint at the ruler, so that they appear as the ruler passes. */
export const ruledStates = mapFive<number, PartState>(rulerAt, (y) => ({
  clip: [0, 0, (1 - (y - table.top) / table.height) * 100, 0],
}));
