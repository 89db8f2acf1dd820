import type { Pace, Paces, PartState, PartStates } from '../../motion/stage';
import { cellCenter } from './stage-grid';
import type { Piece } from './stage-pieces';

/** 0 for buttons, 1 for form fields, 2 for list rows. */
export type Kind = 0 | 1 | 2;

/**
 * The pieces' places on wide screens at the first stop: near their places in the rows of the second
 * stop, so that few cross on the way.
 */
const heap: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'save-cut': [168, 84],
  'save-box': [266, 193],
  save: [442, 119],
  'cancel-outline': [37, 173],
  'cancel-box': [457, 283],
  cancel: [622, 202],
  close: [884, 475],
  'close-cut': [810, 193],
  'name-line': [20, 249],
  'name-box': [258, 272],
  'full-name': [521, 373],
  region: [0, 422],
  'region-box': [302, 370],
  'region-pill': [553, 478],
  'notify-box': [831, 279],
  'notify-me': [789, 389],
  'weekly-report': [-32, 95],
  'team-roster': [275, 470],
  messages: [20, 332],
  checklist: [-8, 592],
  'training-video': [285, 591],
  'floor-plan': [537, 584],
  manual: [648, 95],
  settings: [783, 596],
};

/** List rows are sorted first, then form fields, then buttons. */
const sortPaces: readonly Pace[] = ['last', 'middle', 'first'];
export const widePaces = (kind: Kind): Paces => [
  sortPaces[kind] ?? 'whole',
  'early',
  'whole',
  'whole',
];

/** Where the variants of an element meet in their row, before they move to their cell. */
const meetingPlace = (kind: Kind, element: number): [number, number] => [
  ([152, 400, 530][kind] ?? 0) + (element === 2 ? 254 : 0),
  170 + 188 * kind + (element === 2 ? 41 : 82 * element),
];

const offset = ([x, y]: readonly [number, number], [fromX, fromY]: readonly [number, number]) => ({
  x: x - fromX,
  y: y - fromY,
});

/**
 * At the second stop on wide screens, each kind has two rows, for the variants of its first and its
 * second element. Each row ends with one of the two variants of its third element.
 */
export function wideStatesOf(piece: Piece, kind: Kind, index: number): PartStates {
  const { name, cell, scattered, drifted, stacked } = piece;
  const variant = index % 3;
  const [column, row] = index < 6 ? [variant, Math.floor(index / 3)] : [3, variant];
  const meeting = meetingPlace(kind, cell[1]);
  const heaped = { ...offset(heap[name] ?? [0, 0], meeting), rotate: scattered[2] };
  const sorted = {
    ...offset([13 + 258 * column, 170 + 188 * kind + 82 * row], meeting),
    rotate: drifted[2],
    // Buttons are narrower than the other pieces.
    scale: kind === 0 ? 1.15 : 1,
  };
  const stack = { x: stacked[0], y: stacked[1] };
  return [heaped, sorted, stack, stack, stack];
}

export function cellStatesOf(kind: Kind, element: 0 | 1 | 2): PartStates {
  const meeting: PartState = offset(meetingPlace(kind, element), cellCenter([kind, element]));
  return [meeting, meeting, {}, {}, {}];
}

/** List rows start later than the other two kinds, which would otherwise be in their way. */
export const cellPace = (kind: Kind): Pace => (kind === 2 ? 'last' : 'late');
