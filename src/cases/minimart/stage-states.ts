import type { Five, PartState } from '../../motion/stage';
import { rowsFolded, slots, two } from './stage-cards';

type Way = Five<PartState>;

const whole: PartState = { clip: [0, 0, 0, 0] };

/**
 * Cut more than twice as far as needed: it is gone before the middle of the way, or comes only after it, so
 * that what takes a place never lies over what leaves it.
 */
const goneBy = {
  top: { clip: [220, 0, 0, 0] },
  right: { clip: [0, 220, 0, 0] },
  bottom: { clip: [0, 0, 220, 0] },
  left: { clip: [0, 0, 0, 220] },
} satisfies Record<string, PartState>;

const uncolored: PartState = { clip: [0, 0, 100, 0] };
/** In the third row on the right. */
const third: PartState = { x: two[1] - two[0], y: rowsFolded[2] - slots[0] };
const seen: PartState = { opacity: 1 };
const unseen: PartState = { opacity: 0 };

export const ways = {
  row: [whole, goneBy.right, goneBy.right, goneBy.right, goneBy.right],
  side: [{ clip: [0, 100, 0, 0] }, whole, whole, whole, whole],
  list: [goneBy.bottom, whole, whole, whole, whole],
  title: [{ x: -178, y: 40 }, { y: -2 }, { y: -2 }, { y: -2 }, { y: -2 }],
  far: [whole, whole, goneBy.left, goneBy.left, goneBy.left],
  near: [goneBy.top, goneBy.top, whole, whole, whole],
  folded: [whole, whole, whole, goneBy.bottom, goneBy.bottom],
  sorted: [goneBy.bottom, goneBy.bottom, goneBy.bottom, whole, whole],
  /** It comes with the fold, and rises from there. */
  payroll: [
    { ...third, ...goneBy.top },
    { ...third, ...goneBy.top },
    { ...third, ...whole },
    whole,
    whole,
  ],
  selected: [
    { ...third, ...unseen },
    { ...third, ...unseen },
    { ...third, ...unseen },
    seen,
    unseen,
  ],
  /** The color is through before the people come. */
  color: [uncolored, uncolored, uncolored, uncolored, { clip: [0, 0, -60, 0] }],
  here: [unseen, unseen, unseen, unseen, seen],
  rounds: [goneBy.right, goneBy.right, goneBy.right, goneBy.right, whole],
} satisfies Record<string, Way>;
