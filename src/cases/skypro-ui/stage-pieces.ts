import { themed } from '../../content/theme-color';
import type { PartState, PartStates } from '../../motion/stage';
import { cellCenter, squareGrid, type Cell, type Grid } from './stage-grid';

/** A variant of a UI element. It starts scattered, and then joins the other variants in `cell`. */
export interface Piece {
  name: string;
  cell: Cell;
  width: number;
  height: number;
  /** The corner radius: half the height makes a pill. 'cut' removes two corners. */
  corner?: number | 'cut';
  fill?: string;
  stroke?: string;
  words: readonly Word[];
  /** Paths are relative to the piece's center. */
  marks?: readonly Mark[];
  /** The center's x and y, and the rotation in degrees, at the first stop. */
  scattered: readonly [number, number, number];
  /** The same at the second stop. */
  drifted: readonly [number, number, number];
}

/** `x` is where the word starts, from the piece's center. Buttons center their words instead. */
interface Word {
  text: string;
  x?: number;
  fill: string;
  font?: 'display' | 'mono';
}

interface Mark {
  path: string;
  fill?: string;
  stroke?: string;
}

export const navy = '#0f2a5f';
export const cream = '#f4efe6';
export const sky = '#8cc7ff';
export const blue = '#2468cc';
export const azure = '#4b86f5';
export const peach = '#ffa777';
export const night = '#0b1f47';

const white = '#fff';
/** Lighter in the dark theme, where the background is almost `night`. */
const deep = themed(night, '#2c55a8');

// The arrays are in drawing order: the last piece of each stack is on top.

export const buttons: readonly Piece[] = [
  {
    name: 'save-cut',
    cell: [0, 0],
    width: 136,
    height: 58,
    corner: 'cut',
    fill: azure,
    words: [{ text: 'Save', fill: '#fff' }],
    scattered: [102, 218, -9],
    drifted: [122, 134, 2],
  },
  {
    name: 'save-box',
    cell: [0, 0],
    width: 146,
    height: 56,
    fill: sky,
    words: [{ text: 'Save', fill: navy, font: 'display' }],
    scattered: [362, 168, 7],
    drifted: [182, 212, -2],
  },
  {
    name: 'save',
    cell: [0, 0],
    width: 160,
    height: 62,
    corner: 31,
    fill: blue,
    words: [{ text: 'SAVE', fill: '#fff' }],
    scattered: [112, 78, -19],
    drifted: [162, 56, 2],
  },
  {
    name: 'cancel-outline',
    cell: [0, 1],
    width: 118,
    height: 50,
    corner: 13,
    fill: navy,
    stroke: sky,
    words: [{ text: 'cancel', fill: sky, font: 'mono' }],
    scattered: [282, 228, -9],
    drifted: [182, 290, -2],
  },
  {
    name: 'cancel-box',
    cell: [0, 1],
    width: 154,
    height: 54,
    fill: navy,
    stroke: cream,
    words: [{ text: 'CANCEL', fill: cream }],
    scattered: [112, 398, -11],
    drifted: [172, 446, 2],
  },
  {
    name: 'cancel',
    cell: [0, 1],
    width: 152,
    height: 62,
    corner: 31,
    fill: cream,
    words: [{ text: 'Cancel', fill: navy }],
    scattered: [112, 308, 13],
    drifted: [142, 368, -2],
  },
  {
    name: 'close',
    cell: [0, 2],
    width: 126,
    height: 48,
    corner: 13,
    fill: azure,
    words: [{ text: 'Close', fill: '#fff' }],
    scattered: [92, 508, 14],
    drifted: [152, 524, 2],
  },
  {
    name: 'close-cut',
    cell: [0, 2],
    width: 146,
    height: 56,
    corner: 'cut',
    fill: peach,
    words: [{ text: 'CLOSE', fill: navy }],
    scattered: [112, 588, -15],
    drifted: [132, 602, -2],
  },
];

export const fields: readonly Piece[] = [
  {
    name: 'name-line',
    cell: [1, 0],
    width: 208,
    height: 58,
    fill: deep,
    words: [{ text: 'J. LEE', x: -92, fill: cream }],
    scattered: [640, 218, -7],
    drifted: [400, 212, 2],
  },
  {
    name: 'name-box',
    cell: [1, 0],
    width: 204,
    height: 60,
    corner: 8,
    fill: cream,
    words: [{ text: 'Lee, Jordan', x: -82, fill: navy }],
    scattered: [550, 158, 7],
    drifted: [390, 134, -2],
  },
  {
    name: 'full-name',
    cell: [1, 0],
    width: 216,
    height: 58,
    fill: white,
    stroke: sky,
    words: [{ text: 'Jordan Lee', x: -92, fill: navy }],
    scattered: [150, 138, -17],
    drifted: [400, 56, 2],
  },
  {
    name: 'region',
    cell: [1, 1],
    width: 190,
    height: 54,
    corner: 27,
    fill: navy,
    stroke: azure,
    words: [{ text: 'South', x: -70, fill: cream }],
    marks: [{ path: 'm54 -6h20l-10 12z', fill: azure }],
    scattered: [450, 268, 18],
    drifted: [410, 290, -2],
  },
  {
    name: 'region-box',
    cell: [1, 1],
    width: 182,
    height: 56,
    corner: 4,
    fill: white,
    words: [{ text: 'south', x: -74, fill: navy, font: 'mono' }],
    marks: [{ path: 'm50 -4l10 9l10 -9', stroke: navy }],
    scattered: [260, 368, -11],
    drifted: [390, 446, 2],
  },
  {
    name: 'region-pill',
    cell: [1, 1],
    width: 220,
    height: 58,
    corner: 29,
    fill: deep,
    stroke: sky,
    words: [{ text: 'SOUTH', x: -84, fill: cream }],
    marks: [{ path: 'm64 -2l10 -10l10 10m0 6l-10 10l-10 -10', stroke: sky }],
    scattered: [270, 298, 12],
    drifted: [410, 368, -2],
  },
  {
    name: 'notify-switch',
    cell: [1, 2],
    width: 224,
    height: 56,
    fill: deep,
    words: [{ text: 'Notify me', x: -52, fill: cream }],
    marks: [
      {
        path: 'm-88 -13h18a13 13 0 0 1 0 26h-18a13 13 0 0 1 0 -26zm0 5a8 8 0 1 0 .1 0z',
        fill: cream,
      },
    ],
    scattered: [210, 438, -10],
    drifted: [410, 524, 2],
  },
  {
    name: 'notify-me',
    cell: [1, 2],
    width: 220,
    height: 58,
    fill: sky,
    words: [{ text: 'NOTIFY', x: -92, fill: navy }],
    marks: [
      {
        path: 'm38 -17h38a17 17 0 0 1 0 34h-38a17 17 0 0 1 0 -34zm38 6a11 11 0 1 0 .1 0z',
        fill: navy,
      },
    ],
    scattered: [260, 528, 15],
    drifted: [390, 602, -2],
  },
];

export const listRows: readonly Piece[] = [
  {
    name: 'messages-round',
    cell: [2, 0],
    width: 224,
    height: 62,
    corner: 14,
    fill: cream,
    words: [{ text: 'messages', x: -48, fill: navy }],
    marks: [{ path: 'm-78 -18a18 18 0 1 1 -.1 0z', fill: sky }],
    scattered: [658, 78, -7],
    drifted: [658, 134, 2],
  },
  {
    name: 'messages-box',
    cell: [2, 0],
    width: 218,
    height: 58,
    fill: deep,
    stroke: sky,
    words: [{ text: 'MESSAGES', x: -84, fill: cream }],
    scattered: [658, 318, 12],
    drifted: [648, 212, -2],
  },
  {
    name: 'messages',
    cell: [2, 0],
    width: 222,
    height: 60,
    corner: 11,
    fill: deep,
    words: [
      { text: 'Messages', x: -44, fill: cream },
      { text: '3', x: 86, fill: peach },
    ],
    marks: [{ path: 'm-94 -14h36v24h-19l-9 9v-9h-8z', fill: azure }],
    scattered: [368, 68, -7],
    drifted: [648, 56, 2],
  },
  {
    name: 'plan-pill',
    cell: [2, 1],
    width: 216,
    height: 58,
    corner: 29,
    fill: sky,
    words: [{ text: 'Floor plan', x: -52, fill: navy }],
    marks: [{ path: 'm-78 -18a18 18 0 1 1 -.1 0z', fill: navy }],
    scattered: [658, 458, 14],
    drifted: [648, 368, -2],
  },
  {
    name: 'plan-box',
    cell: [2, 1],
    width: 220,
    height: 62,
    fill: '#ebe4d7',
    words: [{ text: 'floor plan', x: -52, fill: navy, font: 'mono' }],
    marks: [{ path: 'm-98 -17h34v34h-34z', fill: navy }],
    scattered: [488, 388, -16],
    drifted: [658, 290, 2],
  },
  {
    name: 'floor-plan',
    cell: [2, 1],
    width: 224,
    height: 62,
    fill: white,
    words: [{ text: 'Floor plan', x: -52, fill: navy, font: 'display' }],
    marks: [{ path: 'm-98 -17h34v34h-34z', fill: peach }],
    scattered: [428, 478, 14],
    drifted: [648, 446, -2],
  },
  {
    name: 'settings-box',
    cell: [2, 2],
    width: 216,
    height: 58,
    corner: 4,
    fill: cream,
    words: [{ text: 'SETTINGS', x: -52, fill: navy }],
    marks: [{ path: 'm-90 -9h24m-24 9h24m-24 9h15', stroke: blue }],
    scattered: [478, 588, -12],
    drifted: [648, 602, 2],
  },
  {
    name: 'settings',
    cell: [2, 2],
    width: 222,
    height: 60,
    corner: 30,
    fill: navy,
    stroke: cream,
    words: [{ text: 'Settings', x: -52, fill: cream }],
    marks: [
      {
        path: 'm-78 -8a8 8 0 1 1 -.1 0zm0 -8v5m0 22v5m-16 -16h5m22 0h5m158 -8l8 8l-8 8',
        stroke: cream,
      },
    ],
    scattered: [658, 528, 12],
    drifted: [658, 524, -2],
  },
];

export const variantsOf = ([column, row]: Cell): readonly Piece[] =>
  [buttons, fields, listRows][column]?.filter((piece) => piece.cell[1] === row) ?? [];

/**
 * Stacks the variants of an element. All get the same height. Each is narrower than the one in
 * front of it, and raised by the grid's `step`, so that only its upper edge shows.
 */
export function stackedIn(grid: Grid, piece: Piece): PartState {
  const variants = variantsOf(piece.cell);
  const front = variants.at(-1) ?? piece;
  const depth = variants.length - 1 - variants.indexOf(piece);
  const [x, y] = cellCenter(piece.cell);
  const [stackX, stackY] = cellCenter(piece.cell, grid);
  const scale = grid.scales[piece.cell[0]];
  return {
    x: stackX - x,
    y: stackY - y + grid.step * ((variants.length - 1) / 2 - depth),
    scaleX: round((scale * front.width * (1 - 0.12 * depth)) / piece.width),
    scaleY: round((scale * front.height) / piece.height),
  };
}

/** Rounds to steps of 0.05: fewer different values make the HTML smaller. */
const round = (scale: number) => Math.round(20 * scale) / 20;

/**
 * The stacks stay in place at the last two stops, because the blueprint, and then the finished
 * library, covers them.
 */
export const statesOf = (piece: Piece): PartStates => {
  const { cell, scattered, drifted } = piece;
  const [x, y] = cellCenter(cell);
  const away = ([toX, toY, rotate]: Piece['scattered']) => ({ x: toX - x, y: toY - y, rotate });
  const stack = stackedIn(squareGrid, piece);
  return [away(scattered), away(drifted), stack, stack, stack];
};
