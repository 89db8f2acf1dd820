import { atStops, still, type Paces, type PartState, type PartStates } from '../../motion/stage';
import { frames, portraitCenter, short, type DotField } from './stage-field';

const seen: PartState = { opacity: 1 };
const unseen: PartState = { opacity: 0 };

export function zoom({ center, near: { closer } }: DotField): PartStates {
  const by = (scale: number): PartState => ({
    x: short((portraitCenter.x - center.x) * (1 - scale)),
    y: short((portraitCenter.y - center.y) * (1 - scale)),
    scale,
  });
  return [by(1.6 * closer), by(closer), by(1), by(1), by(1)];
}

/**
 * Like `zoom`, for a close-up (larger dots, drawn in place of the field's). The scale is divided by
 * `closer`, so that the close-up's dots stay exactly over those of the field.
 */
export function zoomOf({ closer }: CloseUp, near: CloseUp): PartStates {
  const by = (scale: number): PartState => ({ scale: Math.round((scale / closer) * 1e4) / 1e4 });
  return [by(1.6 * near.closer), by(near.closer), by(1), by(1), by(1)];
}

type CloseUp = Pick<DotField['near'], 'closer'>;

export const dots: PartStates = [unseen, unseen, seen, unseen, unseen];
export const nearDots: PartStates = [unseen, seen, unseen, unseen, unseen];
export const comes: PartStates = [unseen, unseen, seen, seen, seen];
export const goes: PartStates = [seen, seen, unseen, unseen, unseen];

const toDeal: PartState = { y: 60, opacity: 0 };
export const sheet: PartStates = [toDeal, toDeal, toDeal, {}, {}];

/** The sheets come in pairs, one after another. */
export const sheetPaces = ['first', 'middle', 'last'] as const;

/** On wide screens, puts the films into two rows of three. */
export function widePlace(index: number): PartStates {
  const { x = 0, y = 0 } = frames[index] ?? {};
  return still({
    x: 220 - x + 394 * ((index % 3) - 1),
    y: 128 - y + 258 * Math.floor(index / 3),
    scale: 1.055,
  });
}

export const tallPlace = (index: number): PartStates =>
  still({
    x: index % 2 ? -6.5 : 6.5,
    y: 90 * Math.floor(index / 2) - 130,
    scale: 0.965,
  });

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

/** Fades, because a part of the number would be another number. */
export const number: PartStates = [unseen, unseen, seen, unseen, unseen];

/**
 * 30 px in the tall composition, where `--no-tall` is not set. In all others, `--no-tall` is
 * `none`, which is not a valid font size, so the text inherits its size.
 */
export const largeOnPhones = { fontSize: 'var(--no-tall, 30px)' };
