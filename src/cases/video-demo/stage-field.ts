interface Grid {
  id: string;
  x: number;
  y: number;
  cell: { width: number; height: number };
  round: number;
  columns: number;
  rows: number;
  /** How many dots a last row has, below the others. */
  last: number;
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
/** The size of a dot's cell on phones: eight pixels on a screen 390 wide. */
const phoneCell = 640 / 39;

/** One dot for each flight attendant. In each grid, one dot's center is at `portraitCenter`. */
const grids = {
  wide: {
    id: 'wide',
    x: portraitCenter.x - 111.5 * wideCell,
    y: portraitCenter.y - 52.5 * wideCell,
    cell: { width: wideCell, height: wideCell },
    round: 2.6,
    columns: 224,
    rows: 124,
    last: 224,
    near: { columns: 21, rows: 13, closer: 11 },
    middle: { columns: 63, rows: 37, closer: 3.6 },
  },
  phone: {
    id: 'phone',
    x: portraitCenter.x - 65.5 * phoneCell,
    y: portraitCenter.y - 90.5 * phoneCell,
    cell: { width: phoneCell, height: phoneCell },
    round: 4.8,
    columns: 132,
    rows: 212,
    last: 16,
    near: { columns: 11, rows: 15, closer: 6 },
    middle: { columns: 33, rows: 47, closer: 2 },
  },
} satisfies Record<string, Grid>;

export const frames = [0, 1, 2].flatMap((row) =>
  [0, 1].map((column) => ({ x: 28 + column * 384, y: 73 + row * 226 })),
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
    area: `M${short(portraitCenter.x - (columns * width) / 2)} ${short(portraitCenter.y - (rows * height) / 2)}h${short(columns * width)}v${short(rows * height)}h-${short(columns * width)}z`,
    closer,
  };
}

const fieldOf = (grid: Grid) => {
  const { id, x, y, cell, round, columns, rows, last } = grid;
  return {
    id,
    x: short(x),
    y: short(y),
    cell,
    round,
    near: closeUpOf(grid, 'near', grid.near),
    middle: closeUpOf(grid, 'middle', grid.middle),
    center: { x: x + (columns * cell.width) / 2, y: y + ((rows + 1) * cell.height) / 2 },
    area: `M${short(x)} ${short(y)}h${short(columns * cell.width)}v${short(rows * cell.height)}h-${short((columns - last) * cell.width)}v${short(cell.height)}h-${short(last * cell.width)}z`,
  };
};

export type DotField = ReturnType<typeof fieldOf>;

export const wide: DotField = fieldOf(grids.wide);
export const phone: DotField = fieldOf(grids.phone);
