import { themed } from '../../content/theme-color';
import type { PartStates } from '../../motion/stage';
import { cellCenter, squareGrid, type Cell } from './stage-grid';

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
  /** The x and y offset from the stack's center. The words of all but the front piece are hidden. */
  stacked: readonly [number, number];
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

const white = themed('#fff', '#07152f');
const paper = themed(cream, '#24478f');
const dun = themed('#ebe4d7', '#1b3a78');
/** Lighter than `night` in the dark theme, where the background is almost `night`. */
const deep = themed(night, '#1b3a78');
const words = themed(navy, cream);

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
    scattered: [99, 223, -9],
    drifted: [126, 134, 3],
    stacked: [-20, -20],
  },
  {
    name: 'save-box',
    cell: [0, 0],
    width: 146,
    height: 56,
    fill: sky,
    words: [{ text: 'Save', fill: navy, font: 'display' }],
    scattered: [361, 170, 7],
    drifted: [180, 212, -2],
    stacked: [18, 17],
  },
  {
    name: 'save',
    cell: [0, 0],
    width: 160,
    height: 62,
    corner: 31,
    fill: blue,
    words: [{ text: 'SAVE', fill: '#fff' }],
    scattered: [112, 79, -19],
    drifted: [162, 56, 2],
    stacked: [0, 0],
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
    scattered: [284, 231, -9],
    drifted: [181, 290, -3],
    stacked: [-14, -16],
  },
  {
    name: 'cancel-box',
    cell: [0, 1],
    width: 154,
    height: 54,
    fill: navy,
    stroke: cream,
    words: [{ text: 'CANCEL', fill: cream }],
    scattered: [107, 393, -11],
    drifted: [173, 446, 3],
    stacked: [8, 14],
  },
  {
    name: 'cancel',
    cell: [0, 1],
    width: 152,
    height: 62,
    corner: 31,
    fill: paper,
    words: [{ text: 'Cancel', fill: words }],
    scattered: [107, 310, 13],
    drifted: [144, 368, -2],
    stacked: [0, 0],
  },
  {
    name: 'close',
    cell: [0, 2],
    width: 126,
    height: 48,
    corner: 13,
    fill: azure,
    words: [{ text: 'Close', fill: '#fff' }],
    scattered: [93, 512, 14],
    drifted: [151, 524, 2],
    stacked: [-14, -6],
  },
  {
    name: 'close-cut',
    cell: [0, 2],
    width: 146,
    height: 56,
    corner: 'cut',
    fill: peach,
    words: [{ text: 'CLOSE', fill: navy }],
    scattered: [110, 589, -15],
    drifted: [133, 602, -3],
    stacked: [0, 8],
  },
];

export const fields: readonly Piece[] = [
  {
    name: 'name-line',
    cell: [1, 0],
    width: 208,
    height: 58,
    fill: deep,
    words: [{ text: 'J. Lee', x: -92, fill: cream }],
    marks: [{ path: 'm-104 28h208', stroke: cream }],
    scattered: [642, 219, -7],
    drifted: [397, 212, 3],
    stacked: [-4, -20],
  },
  {
    name: 'name-box',
    cell: [1, 0],
    width: 204,
    height: 60,
    corner: 8,
    fill: paper,
    words: [{ text: 'Lee, Jordan', x: -82, fill: words }],
    scattered: [548, 157, 7],
    drifted: [394, 134, -2],
    stacked: [14, 14],
  },
  {
    name: 'full-name',
    cell: [1, 0],
    width: 216,
    height: 58,
    fill: white,
    stroke: sky,
    words: [{ text: 'Jordan Lee', x: -92, fill: words }],
    scattered: [147, 141, -17],
    drifted: [401, 56, 2],
    stacked: [0, 0],
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
    scattered: [447, 268, 18],
    drifted: [407, 290, -3],
    stacked: [-22, -20],
  },
  {
    name: 'region-box',
    cell: [1, 1],
    width: 182,
    height: 56,
    corner: 4,
    fill: white,
    words: [{ text: 'south', x: -74, fill: words, font: 'mono' }],
    marks: [{ path: 'm50 -4l10 9l10 -9', stroke: words }],
    scattered: [264, 372, -11],
    drifted: [393, 446, 3],
    stacked: [24, 16],
  },
  {
    name: 'region-pill',
    cell: [1, 1],
    width: 220,
    height: 58,
    corner: 29,
    fill: deep,
    stroke: sky,
    words: [{ text: 'SOUTH', x: -84, fill: sky }],
    marks: [{ path: 'm64 -2l10 -10l10 10m0 6l-10 10l-10 -10', stroke: sky }],
    scattered: [268, 295, 12],
    drifted: [408, 368, -2],
    stacked: [0, 0],
  },
  {
    name: 'notify-switch',
    cell: [1, 2],
    width: 224,
    height: 56,
    fill: '#17386f',
    words: [{ text: 'Notify me', x: -52, fill: cream }],
    marks: [
      {
        path: 'm-88 -13h18a13 13 0 0 1 0 26h-18a13 13 0 0 1 0 -26zm0 5a8 8 0 1 0 .1 0z',
        fill: cream,
      },
    ],
    scattered: [208, 440, -10],
    drifted: [406, 524, 2],
    stacked: [-6, -4],
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
    scattered: [262, 531, 15],
    drifted: [394, 602, -3],
    stacked: [0, 8],
  },
];

export const listRows: readonly Piece[] = [
  {
    name: 'reports',
    cell: [2, 0],
    width: 224,
    height: 62,
    corner: 14,
    fill: paper,
    words: [{ text: 'Reports', x: -48, fill: words }],
    marks: [{ path: 'm-78 -18a18 18 0 1 1 -.1 0z', fill: sky }],
    scattered: [659, 82, -7],
    drifted: [654, 134, 3],
    stacked: [-6, -12],
  },
  {
    name: 'team-roster',
    cell: [2, 0],
    width: 218,
    height: 58,
    fill: '#17386f',
    stroke: sky,
    words: [{ text: 'Team roster', x: -84, fill: cream }],
    scattered: [661, 322, 12],
    drifted: [646, 212, -2],
    stacked: [6, 15],
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
    scattered: [363, 68, -7],
    drifted: [643, 56, 2],
    stacked: [0, 0],
  },
  {
    name: 'checklist',
    cell: [2, 1],
    width: 216,
    height: 58,
    corner: 29,
    fill: sky,
    words: [{ text: 'Checklist', x: -52, fill: navy }],
    marks: [
      { path: 'm-78 -18a18 18 0 1 1 -.1 0z', fill: navy },
      { path: 'm-86 0l6 6l10 -12', stroke: sky },
    ],
    scattered: [662, 461, 14],
    drifted: [653, 368, -3],
    stacked: [-8, -13],
  },
  {
    name: 'training-video',
    cell: [2, 1],
    width: 220,
    height: 62,
    fill: dun,
    words: [{ text: '01:24', x: -26, fill: words }],
    marks: [{ path: 'm-100 -22h60v44h-60zm22 11v22l19 -11z', fill: words }],
    scattered: [486, 389, -16],
    drifted: [654, 290, 3],
    stacked: [6, 7],
  },
  {
    name: 'floor-plan',
    cell: [2, 1],
    width: 224,
    height: 62,
    fill: white,
    words: [{ text: 'Floor plan', x: -52, fill: words, font: 'display' }],
    marks: [{ path: 'm-98 -17h34v34h-34z', fill: peach }],
    scattered: [433, 483, 14],
    drifted: [643, 446, -2],
    stacked: [0, 0],
  },
  {
    name: 'manual',
    cell: [2, 2],
    width: 216,
    height: 58,
    corner: 4,
    fill: paper,
    words: [{ text: 'Manual', x: -52, fill: words }],
    marks: [{ path: 'm-90 -9h24m-24 9h24m-24 9h15', stroke: themed(blue, sky) }],
    scattered: [480, 584, -12],
    drifted: [643, 602, 2],
    stacked: [4, -4],
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
    scattered: [659, 531, 12],
    drifted: [654, 524, -3],
    stacked: [0, 8],
  },
];

/**
 * The stacks stay in place at the last two stops, because the blueprint, and then the finished
 * library, covers them.
 */
export const statesOf = ({ cell, scattered, drifted, stacked }: Piece): PartStates => {
  const [x, y] = cellCenter(cell);
  const away = ([toX, toY, rotate]: Piece['scattered']) => ({ x: toX - x, y: toY - y, rotate });
  const [stackX, stackY] = cellCenter(cell, squareGrid);
  const scale = cell[0] === 0 ? 1.28 : 1.14;
  const stack = {
    x: stackX - x + stacked[0] / 2,
    y: stackY - y + scale * stacked[1],
    scale,
  };
  return [away(scattered), away(drifted), stack, stack, stack];
};
