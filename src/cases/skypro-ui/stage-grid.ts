/** The sheet's columns and rows. */
const columns = [152, 400, 648] as const;
const rows = [156, 268, 380] as const;

export type Cell = readonly [column: 0 | 1 | 2, row: 0 | 1 | 2];

export const cellCenter = ([column, row]: Cell): [number, number] => [columns[column], rows[row]];

/** How far below its final place the sheet is while its rules are set. */
export const sheetDrop = 110;
