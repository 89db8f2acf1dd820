import {
  atStops,
  seen,
  still,
  unseen,
  type Paces,
  type PartState,
  type PartStates,
} from '../../motion/stage';
import { portraitCenter, short, type DotField } from './stage-field';

interface Drawn {
  /** Without it, the drawing's center is `portraitCenter`. */
  center?: { x: number; y: number };
  /** How many times as large as the field's dots its dots are drawn. */
  closer?: number;
}

/** Returns states that keep a drawing's dots exactly over those of the others. */
export function zoom({ near }: DotField, { center = portraitCenter, closer = 1 }: Drawn) {
  const by = (scale: number): PartState => ({
    x: short((portraitCenter.x - center.x) * (1 - scale)),
    y: short((portraitCenter.y - center.y) * (1 - scale)),
    scale: Math.round((scale / closer) * 1e4) / 1e4,
  });
  return [by(1.6 * near.closer), by(near.closer), by(1), by(1), by(1)] satisfies PartStates;
}

export const dots: PartStates = [unseen, unseen, seen, unseen, unseen];
export const nearDots: PartStates = [unseen, seen, unseen, unseen, unseen];
export const comes: PartStates = [unseen, unseen, seen, seen, seen];
export const goes: PartStates = [seen, seen, unseen, unseen, unseen];

const toDeal: PartState = { y: 1250 };
export const sheet: PartStates = [toDeal, toDeal, toDeal, {}, {}];

/** The sheets come in pairs, one after another. */
export const sheetPaces = ['early', 'middle', 'late'] as const;

/** Puts the films into three rows of two. */
export const placeOf = (index: number) => ({
  x: 28 + 384 * (index % 2),
  y: 73 + 226 * Math.floor(index / 2),
});

/** On wide screens, puts the films into two rows of three. */
export function widePlace(index: number): PartStates {
  const { x, y } = placeOf(index);
  return still({ x: 220 + 374 * ((index % 3) - 1) - x, y: 128 + 245 * Math.floor(index / 3) - y });
}

/** On phones in portrait, leaves room for a title below each film. */
export const tallPlace = (index: number): PartStates => still({ y: 94 * Math.floor(index / 2) });

/**
 * The posters appear one after another: poster `number` starts with a clip of `number` times 100%,
 * and is visible once its clip is below 100%. `hidden` keeps its link from getting focus.
 */
export const poster = (number: number): PartStates =>
  atStops((stop) =>
    stop < 4
      ? { clip: [0, 100 * number, 0, 0], hidden: true }
      : { clip: [0, 100 * (number - 6), 0, 0] },
  );

const whole: PartState = { clip: [0, 0, 0, 0] };
/** The part of the cabin inside the selection frame, from the second stop on. */
const portrait: PartState = { clip: [28.125, 43.75, 43.75, 43.75] };
const smaller: PartState = { y: -77.78, scale: 0.1778 };
const gone: PartState = { ...smaller, opacity: 0 };

export const firstPaces: Paces = ['whole', 'whole', 'first', 'whole'];

export const first = {
  cabin: [{}, { y: -68.75, scale: 0.25 }, smaller, gone, gone],
  crop: [whole, portrait, portrait, portrait, portrait],
  frame: [
    { y: -25, scale: 1.31 },
    { scale: 0.327 },
    { scale: 0.2326 },
    { scale: 0.2326, opacity: 0 },
    { scale: 0.2326, opacity: 0 },
  ],
} satisfies Record<string, PartStates>;

/**
 * In the tall composition, enlarges the portrait and its frame at the third stop, in which they take
 * the place of 11 by 11 dots.
 */
export const over11: PartState = { y: 27.92, scale: 88 / 39 };
export const larger: PartStates = [{}, {}, over11, over11, over11];

/**
 * 30 px in the tall composition, where `--no-tall` is not set. In all others, `--no-tall` is
 * `none`, which is not a valid font size, so the text inherits its size.
 */
export const largeOnPhones = { fontSize: 'var(--no-tall, 30px)' };

const atLast = (before: PartState, last: PartState): PartStates => [
  before,
  before,
  before,
  before,
  last,
];

/** At first so close that only the device's screen is visible. */
export const away = atLast({ scale: 2.2 }, {});
export const peek = atLast({ y: 190 }, {});

/** At the last stop, the films are on the device's screen (StageHeld.tsx). */
export const wideGrid = atLast({ scale: 1.055 }, { y: 59, scale: 0.79 });
export const tallGrid = atLast({ y: -134, scale: 0.965 }, { y: -50, scale: 0.87 });
export const squareGrid = atLast({}, { y: 76, scale: 0.93 });
