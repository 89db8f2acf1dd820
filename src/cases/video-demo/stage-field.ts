/** One dot for each flight attendant: 200 columns and 140 rows, in six blocks that become the six frames. */
export const cell = { width: 3.75, height: 4.5 };

export const field = { x: 25, y: 26, columns: 200, rows: 140 };

/** The final places and sizes of the six films. */
export const frame = { width: 360, height: 202 };

const columns = [100, 100] as const;
const rows = [47, 46, 47] as const;

const before = (counts: readonly number[], index: number) =>
  counts.slice(0, index).reduce((sum, count) => sum + count, 0);

export const blocks = rows.flatMap((rowCount, row) =>
  columns.map((columnCount, column) => ({
    x: field.x + before(columns, column) * cell.width,
    y: field.y + before(rows, row) * cell.height,
    width: columnCount * cell.width,
    height: rowCount * cell.height,
    frame: { x: 28 + column * 384, y: 28 + row * 226 },
  })),
);

/** The center of the first dot. */
export const first = {
  x: field.x + (field.columns / 2 + 0.5) * cell.width,
  y: field.y + (field.rows / 2 + 0.5) * cell.height,
};
