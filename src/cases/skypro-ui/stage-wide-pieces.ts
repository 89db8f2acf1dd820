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
  'cancel-outline': [-44, 92],
  'cancel-box': [457, 283],
  cancel: [622, 202],
  close: [664, 105],
  'close-cut': [810, 193],
  'name-line': [30, 164],
  'name-box': [258, 272],
  'full-name': [521, 373],
  region: [-10, 264],
  'region-box': [302, 370],
  'region-pill': [553, 478],
  'notify-switch': [831, 279],
  'notify-me': [789, 389],
  'weekly-report': [0, 362],
  'team-roster': [20, 462],
  messages: [275, 470],
  checklist: [-8, 592],
  'training-video': [285, 591],
  'floor-plan': [537, 584],
  manual: [866, 484],
  settings: [783, 596],
};

/** List rows are sorted first, then form fields, then buttons. */
const sortPaces: readonly Pace[] = ['last', 'middle', 'first'];
export const widePaces = (kind: Kind): Paces => [
  sortPaces[kind] ?? 'whole',
  'first',
  'whole',
  'whole',
];

type Element = 0 | 1 | 2;

/** Where the variants of an element meet, before they move to their cell as a stack. */
const meetingPlaces = [
  [
    [152, 170],
    [152, 252],
    [330, 236],
  ],
  [
    [400, 358],
    [400, 440],
    [634, 480],
  ],
  [
    [866, 470],
    [866, 550],
    [866, 630],
  ],
] as const;

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
  const meeting = meetingPlaces[kind][cell[1]];
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

export function cellStatesOf(kind: Kind, element: Element): PartStates {
  const meeting: PartState = offset(meetingPlaces[kind][element], cellCenter([kind, element]));
  return [meeting, meeting, {}, {}, {}];
}

/** Each stack starts when those that moved before have left its way. */
export const cellPace = (kind: Kind, element: Element): Pace =>
  kind === 0 ? 'middle' : kind === 1 && element < 2 ? 'late' : 'last';
