/** The sheet's columns and rows: where everything of the stage is at home. */
const columns = [152, 400, 648] as const;
const rows = [156, 268, 380] as const;

export type Cell = readonly [column: 0 | 1 | 2, row: 0 | 1 | 2];

export const cellCenter = ([column, row]: Cell): [number, number] => [columns[column], rows[row]];

/** How far below its last place the sheet stands while its rules are set. */
export const sheetDrop = 110;
