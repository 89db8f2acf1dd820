import type { PartStates } from '../../motion/stage';
import { cellCenter, wideGrid } from './stage-grid';
import { stackedIn, type Piece } from './stage-pieces';

/** 0 for buttons, 1 for form fields, 2 for list rows. */
export type Kind = 0 | 1 | 2;

/**
 * The pieces' places on wide screens at the first stop, chosen so that few pieces overlap on their
 * straight paths to the second stop.
 */
const heap: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'save-cut': [81, 145],
  'save-box': [111, 259],
  save: [158, 185],
  'cancel-outline': [397, 235],
  'cancel-box': [265, 425],
  cancel: [232, 284],
  close: [69, 423],
  'close-cut': [147, 473],
  'name-line': [293, 144],
  'name-box': [521, 252],
  'full-name': [311, 203],
  region: [709, 341],
  'region-box': [107, 339],
  'region-pill': [451, 306],
  'notify-switch': [290, 470],
  'notify-me': [515, 467],
  'messages-round': [469, 149],
  'messages-box': [680, 230],
  messages: [692, 154],
  'plan-pill': [697, 285],
  'plan-box': [224, 366],
  'floor-plan': [688, 391],
  'settings-box': [448, 393],
  settings: [697, 469],
};

const columns = [125, 400, 676] as const;
/**
 * The row of each piece at the second stop. When three variants merge, the last one is drawn over
 * the other two. Its row is between theirs, so that both move the same distance.
 */
const rows = [0, 2, 1, 3, 5, 4, 6, 7];

export function wideStatesOf(piece: Piece, kind: Kind, index: number): PartStates {
  const [x, y] = cellCenter(piece.cell);
  const { name, scattered, drifted } = piece;
  const [heapX, heapY] = heap[name] ?? [x, y];
  const row = rows[index] ?? 0;
  // Buttons are narrower than the other pieces, so they can be larger, and farther to either side.
  const [aside, scale] = kind === 0 ? [54, 0.84] : [40, 0.75];
  const stack = stackedIn(wideGrid, piece);
  return [
    { x: heapX - x, y: heapY - y, rotate: scattered[2], scale: 0.69 },
    {
      x: columns[kind] + (row % 2 ? aside : -aside) - x,
      y: Math.round(127 + 51.5 * row) - y,
      rotate: drifted[2],
      scale,
    },
    stack,
    stack,
    stack,
  ];
}
