import type { PartStates } from '../../motion/stage';
import { cellCenter, wideGrid } from './stage-grid';
import { stackedIn, type Piece } from './stage-pieces';

/**
 * The pieces' places on wide screens at the first stop, chosen so that few pieces overlap on their
 * straight paths to the second stop.
 */
const heap: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'save-cut': [82, 148],
  'save-box': [112, 258],
  save: [162, 188],
  'cancel-outline': [392, 238],
  'cancel-box': [262, 428],
  cancel: [232, 288],
  close: [72, 418],
  'close-cut': [152, 478],
  'name-line': [290, 148],
  'name-box': [520, 248],
  'full-name': [310, 198],
  region: [710, 338],
  'region-box': [110, 338],
  'region-pill': [450, 308],
  'notify-switch': [290, 468],
  'notify-me': [520, 468],
  'messages-round': [468, 148],
  'messages-box': [678, 228],
  messages: [688, 158],
  'plan-pill': [698, 288],
  'plan-box': [228, 368],
  'floor-plan': [688, 388],
  'settings-box': [448, 398],
  settings: [698, 468],
};

const columns = [125, 400, 676] as const;
/**
 * The row of each piece at the second stop. When three variants merge, the last one is drawn over
 * the other two. Its row is between theirs, so that both move the same distance.
 */
const rows = [0, 2, 1, 3, 5, 4, 6, 7];

export function wideStatesOf(piece: Piece, index: number): PartStates {
  const [x, y] = cellCenter(piece.cell);
  const { name, cell, scattered, drifted } = piece;
  const [column, element] = cell;
  const [heapX, heapY] = heap[name] ?? [x, y];
  const row = rows[index] ?? 0;
  const stack = stackedIn(wideGrid, piece);
  return [
    { x: heapX - x, y: heapY - y, rotate: scattered[2], scale: 0.69 },
    {
      x: columns[column] - x,
      y: 119 + 47 * row + 24 * element - y,
      rotate: drifted[2],
      scale: 0.74,
    },
    stack,
    stack,
    stack,
  ];
}
