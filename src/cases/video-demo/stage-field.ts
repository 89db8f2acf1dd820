interface Grid {
  id: string;
  x: number;
  y: number;
  /** The side of a dot's cell. */
  cell: number;
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

/** A whole number of pixels on screens 720, 900, and 1080 high, so that the dots look alike. */
const wideCell = 80 / 9;
/** Eight pixels on a screen 390 wide. */
const phoneCell = 640 / 39;

/** One dot for each flight attendant. In each grid, one dot's center is at `portraitCenter`. */
const grids = {
  wide: {
    id: 'wide',
    x: portraitCenter.x - 111.5 * wideCell,
    y: portraitCenter.y - 52.5 * wideCell,
    cell: wideCell,
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
    cell: phoneCell,
    round: 4.8,
    columns: 132,
    rows: 212,
    last: 16,
    near: { columns: 11, rows: 15, closer: 6 },
    middle: { columns: 33, rows: 47, closer: 2 },
  },
} satisfies Record<string, Grid>;

export const short = (value: number) => Math.round(value * 100) / 100;

/** Returns a grid of a few dots, `closer` times as large as the field's dots. */
function closeUpOf({ id, cell, round }: Grid, name: string, { columns, rows, closer }: CloseUp) {
  const side = short(cell * closer);
  const [width, height] = [short(columns * side), short(rows * side)];
  return {
    id: `${name}-${id}`,
    x: short(portraitCenter.x - side / 2),
    y: short(portraitCenter.y - side / 2),
    cell: side,
    round: short(round * closer),
    area: `M${short(portraitCenter.x - width / 2)} ${short(portraitCenter.y - height / 2)}h${width}v${height}h-${width}z`,
    closer,
  };
}

const fieldOf = (grid: Grid) => {
  const { id, x, y, cell, round, columns, rows, last } = grid;
  const [width, lastWidth] = [columns * cell, last * cell];
  return {
    id,
    x: short(x),
    y: short(y),
    cell,
    round,
    near: closeUpOf(grid, 'near', grid.near),
    middle: closeUpOf(grid, 'middle', grid.middle),
    center: { x: x + width / 2, y: y + ((rows + 1) * cell) / 2 },
    area: `M${short(x)} ${short(y)}h${short(width)}v${short(rows * cell)}h-${short(width - lastWidth)}v${short(cell)}h-${short(lastWidth)}z`,
  };
};

export type DotField = ReturnType<typeof fieldOf>;

export const wide: DotField = fieldOf(grids.wide);
export const phone: DotField = fieldOf(grids.phone);
