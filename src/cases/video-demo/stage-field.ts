interface Grid {
  id: string;
  x: number;
  y: number;
  cell: { width: number; height: number };
  round: number;
  /** The number of dots across in each column of blocks, and down in each row of blocks. */
  columns: readonly [number, number];
  rows: readonly [number, number, number];
  /** The second stop shows this many dots, `closer` times larger. */
  near: { columns: number; rows: number; closer: number };
}

/**
 * One dot for each flight attendant, in six blocks: 224 by 125 dots, or 140 by 200 on phones. The
 * center of a dot is at `first`, the drawing's center.
 */
const grids = {
  wide: {
    id: 'wide',
    x: -570.2,
    y: -81.25,
    cell: { width: 8.4, height: 7.7 },
    round: 2.2,
    columns: [112, 112],
    rows: [42, 41, 42],
    near: { columns: 39, rows: 21, closer: 6 },
  },
  phone: {
    id: 'phone',
    x: -23,
    y: -187.05,
    cell: { width: 6, height: 5.9 },
    round: 1.7,
    columns: [70, 70],
    rows: [67, 66, 67],
    near: { columns: 17, rows: 25, closer: 8 },
  },
} satisfies Record<string, Grid>;

export const first = { x: 400, y: 400 };

export const frame = { width: 360, height: 202 };
export const frames = [0, 1, 2].flatMap((row) =>
  [0, 1].map((column) => ({ x: 28 + column * 384, y: 28 + row * 226 })),
);

export const wideFrames = [0, 1].flatMap((row) =>
  [0, 1, 2].map((column) => ({ x: -144 + column * 364, y: 122 + row * 226 })),
);

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const short = (value: number) => Math.round(value * 100) / 100;

/** The near dots, around `first`. */
function nearOf({ id, cell, round, near: { columns, rows, closer } }: Grid) {
  const [width, height] = [cell.width * closer, cell.height * closer];
  return {
    id: `near-${id}`,
    x: first.x - width / 2,
    y: first.y - height / 2,
    cell: { width, height },
    round: round * closer,
    blocks: [
      {
        x: first.x - (columns * width) / 2,
        y: first.y - (rows * height) / 2,
        width: columns * width,
        height: rows * height,
      },
    ],
    closer,
  };
}

const fieldOf = ({ id, x, y, cell, round, columns, rows, near }: Grid) => ({
  id,
  x,
  y,
  cell,
  round,
  near: nearOf({ id, x, y, cell, round, columns, rows, near }),
  center: {
    x: x + (sum(columns) * cell.width) / 2,
    y: y + (sum(rows) * cell.height) / 2,
  },
  blocks: rows.flatMap((rowCount, row) =>
    columns.map((columnCount, column) => ({
      x: short(x + sum(columns.slice(0, column)) * cell.width),
      y: short(y + sum(rows.slice(0, row)) * cell.height),
      width: short(columnCount * cell.width),
      height: short(rowCount * cell.height),
    })),
  ),
});

export type DotField = ReturnType<typeof fieldOf>;

export const wide: DotField = fieldOf(grids.wide);
export const phone: DotField = fieldOf(grids.phone);
