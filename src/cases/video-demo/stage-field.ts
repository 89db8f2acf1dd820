interface Grid {
  id: string;
  x: number;
  y: number;
  cell: { width: number; height: number };
  round: number;
  columns: number;
  rows: number;
  /** The close-up at the second stop, where each dot is a person. */
  near: CloseUp;
  /** The close-up that is visible only between the second stop and the third. */
  middle: CloseUp;
}

/** `columns` by `rows` dots, which are `closer` times as large as the dots of the whole field. */
interface CloseUp {
  columns: number;
  rows: number;
  closer: number;
}

export const portraitCenter = { x: 400, y: 300 };

/**
 * The size of a dot's cell: a whole number of pixels on screens 720, 900, and 1080 high, so that
 * the dots look alike.
 */
const wideCell = 80 / 9;
/** The size of a dot's cell on phones: three pixels on a screen 390 wide. */
const phoneCell = 80 / 13;

/** One dot for each flight attendant. In each grid, one dot's center is at `portraitCenter`. */
const grids = {
  wide: {
    id: 'wide',
    x: portraitCenter.x - 111.5 * wideCell,
    y: portraitCenter.y - 52.5 * wideCell,
    cell: { width: wideCell, height: wideCell },
    round: 2.6,
    columns: 224,
    rows: 125,
    near: { columns: 21, rows: 13, closer: 11 },
    middle: { columns: 63, rows: 37, closer: 3.6 },
  },
  phone: {
    id: 'phone',
    x: portraitCenter.x - 69.5 * phoneCell,
    y: portraitCenter.y - 82.5 * phoneCell,
    cell: { width: phoneCell, height: phoneCell },
    round: 1.7,
    columns: 140,
    rows: 200,
    near: { columns: 11, rows: 15, closer: 16 },
    middle: { columns: 33, rows: 47, closer: 5 },
  },
} satisfies Record<string, Grid>;

export const frames = [0, 1, 2].flatMap((row) =>
  [0, 1].map((column) => ({ x: 28 + column * 384, y: 28 + row * 226 })),
);

export const short = (value: number) => Math.round(value * 100) / 100;

/** Returns a grid of a few dots, `closer` times as large as the field's dots. */
function closeUpOf({ id, cell, round }: Grid, name: string, { columns, rows, closer }: CloseUp) {
  const [width, height] = [short(cell.width * closer), short(cell.height * closer)];
  return {
    id: `${name}-${id}`,
    x: short(portraitCenter.x - width / 2),
    y: short(portraitCenter.y - height / 2),
    cell: { width, height },
    round: short(round * closer),
    box: {
      x: short(portraitCenter.x - (columns * width) / 2),
      y: short(portraitCenter.y - (rows * height) / 2),
      width: short(columns * width),
      height: short(rows * height),
    },
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
    center: { x: x + (columns * cell.width) / 2, y: y + (rows * cell.height) / 2 },
    box: { x: short(x), y: short(y), width: columns * cell.width, height: rows * cell.height },
  };
};

export type DotField = ReturnType<typeof fieldOf>;

export const wide: DotField = fieldOf(grids.wide);
export const phone: DotField = fieldOf(grids.phone);
