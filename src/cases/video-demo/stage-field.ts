interface Grid {
  id: string;
  x: number;
  y: number;
  cell: { width: number; height: number };
  round: number;
  /** The number of dots across in each column of blocks, and down in each row of blocks. */
  columns: readonly [number, number];
  rows: readonly [number, number, number];
  /** At the second stop, each dot is a person. */
  near: CloseUp;
  /** On the way from the second stop to the third. */
  middle: CloseUp;
}

/** This many dots, `closer` times larger. */
interface CloseUp {
  columns: number;
  rows: number;
  closer: number;
}

export const first = { x: 400, y: 300 };

/** A whole number of pixels on screens 720, 900, and 1080 high, so that the dots look alike. */
const wideCell = 80 / 9;
/** Three pixels on a screen 390 wide. */
const phoneCell = 80 / 13;

/**
 * One dot for each flight attendant, in six blocks: 224 by 125 dots, or 140 by 200 on phones. The
 * center of a dot is at `first`.
 */
const grids = {
  wide: {
    id: 'wide',
    x: first.x - 111.5 * wideCell,
    y: first.y - 52.5 * wideCell,
    cell: { width: wideCell, height: wideCell },
    round: 2.6,
    columns: [112, 112],
    rows: [42, 41, 42],
    near: { columns: 21, rows: 13, closer: 11 },
    middle: { columns: 63, rows: 37, closer: 3.6 },
  },
  phone: {
    id: 'phone',
    x: first.x - 69.5 * phoneCell,
    y: first.y - 82.5 * phoneCell,
    cell: { width: phoneCell, height: phoneCell },
    round: 1.7,
    columns: [70, 70],
    rows: [67, 66, 67],
    near: { columns: 11, rows: 15, closer: 16 },
    middle: { columns: 33, rows: 47, closer: 5 },
  },
} satisfies Record<string, Grid>;

export const frame = { width: 360, height: 202 };
export const frames = [0, 1, 2].flatMap((row) =>
  [0, 1].map((column) => ({ x: 28 + column * 384, y: 28 + row * 226 })),
);

export const wideFrames = [0, 1].flatMap((row) =>
  [0, 1, 2].map((column) => ({ x: -144 + column * 364, y: 122 + row * 226 })),
);

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

export const short = (value: number) => Math.round(value * 100) / 100;

/** Dots around `first`, in the same places as the field's. */
function closeUpOf({ id, cell, round }: Grid, name: string, { columns, rows, closer }: CloseUp) {
  const [width, height] = [short(cell.width * closer), short(cell.height * closer)];
  return {
    id: `${name}-${id}`,
    x: short(first.x - width / 2),
    y: short(first.y - height / 2),
    cell: { width, height },
    round: short(round * closer),
    blocks: [
      {
        x: short(first.x - (columns * width) / 2),
        y: short(first.y - (rows * height) / 2),
        width: short(columns * width),
        height: short(rows * height),
      },
    ],
    closer,
  };
}

const fieldOf = (grid: Grid) => {
  const { id, x, y, cell, round, columns, rows } = grid;
  return {
    id,
    x: short(x),
    y: short(y),
    cell,
    round,
    near: closeUpOf(grid, 'near', grid.near),
    middle: closeUpOf(grid, 'middle', grid.middle),
    center: {
      x: x + (sum(columns) * cell.width) / 2,
      y: y + (sum(rows) * cell.height) / 2,
    },
    blocks: rows.flatMap((rowCount, row) =>
      columns.map((columnCount, column) => ({
        x: short(x + sum(columns.slice(0, column)) * cell.width),
        y: short(y + sum(rows.slice(0, row)) * cell.height),
        width: columnCount * cell.width,
        height: rowCount * cell.height,
      })),
    ),
  };
};

export type DotField = ReturnType<typeof fieldOf>;

export const wide: DotField = fieldOf(grids.wide);
export const phone: DotField = fieldOf(grids.phone);
