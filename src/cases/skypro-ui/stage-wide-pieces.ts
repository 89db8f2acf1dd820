import type { PartStates } from '../../motion/stage';
import type { Piece } from './stage-pieces';

/** Buttons, form fields, or list rows. */
export type Kind = 0 | 1 | 2;

/** At the first stop, these spread the heap over the sides that wide screens show. */
const spread = [-170, 0, 170] as const;
const offsets: Readonly<Record<string, readonly [number, number]>> = {
  'full-name': [0, -56],
  'region-pill': [80, -130],
  'region-box': [-10, -52],
  'notify-box': [-40, 0],
  'notify-me': [40, -10],
  'close-cut': [110, 10],
  'name-line': [60, 20],
  'team-roster': [0, 60],
  'training-video': [-20, -30],
  checklist: [-150, 30],
  'floor-plan': [-160, -70],
  manual: [-60, 0],
};

/**
 * At the second stop on wide screens, each kind has two rows: one of the three variants of its
 * first element, one of those of its second, and, at their right ends, the two variants of its
 * third.
 */
export function wideStatesOf({ name, drifted }: Piece, kind: Kind, index: number): PartStates {
  const [x = 0, y = 0] = offsets[name] ?? [];
  const variant = index % 3;
  const [column, row] = index < 6 ? [variant, Math.floor(index / 3)] : [3, variant];
  const sorted = {
    x: 13 + 258 * column - drifted[0],
    y: 170 + 188 * kind + 82 * row - drifted[1],
    // Buttons are narrower.
    scale: kind === 0 ? 1.15 : 1,
  };
  return [{ x: x + spread[kind], y }, sorted, {}, {}, {}];
}
