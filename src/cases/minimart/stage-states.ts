import {
  atStops,
  type Pace,
  type Paces,
  type PartState,
  type PartStates,
} from '../../motion/stage';
import { rowsRight, slots, two } from './stage-cards';

const whole: PartState = { clip: [0, 0, 0, 0] };
const third: PartState = { x: two[1] - two[0], y: rowsRight[2] - slots[0] };
const seen: PartState = { opacity: 1 };
const unseen: PartState = { opacity: 0 };
const uncolored: PartState = { clip: [0, 0, 100, 0] };
const left: PartState = { x: -150 };
const near: PartState = { scale: 1.32, x: -146, y: 24 };
const shut: PartState = { clip: [0, 100, 0, 0] };
const atLast: PartStates = [unseen, unseen, unseen, unseen, seen];

export const states = {
  row: [seen, unseen, unseen, unseen, unseen],
  side: [{ clip: [0, 100, 0, 0] }, whole, whole, whole, whole],
  labels: [unseen, seen, seen, seen, seen],
  titleAside: [{ x: -178 }, {}, {}, {}, {}],
  titleUp: [{ y: 42 }, {}, {}, {}, {}],
  leaving: [seen, seen, seen, unseen, unseen],
  gray: [seen, seen, unseen, unseen, unseen],
  shelves: [unseen, unseen, unseen, seen, seen],
  /** Moves Payroll's yellow card from the third row of the right column to the top of the left column. */
  payroll: [third, third, third, {}, {}],
  urgent: [unseen, unseen, seen, seen, seen],
  selected: [unseen, unseen, unseen, seen, unseen],
  /** Reveals the colors from the top. The clip of −60% completes this early, before the test rounds appear. */
  color: [uncolored, uncolored, uncolored, uncolored, { clip: [0, 0, -60, 0] }],
  here: atLast,
  rounds: atLast,
  /** On wide screens, moves the shop left, to make room for the captions and, at the last stop, for `door`. */
  aside: [left, left, left, left, left],
  nearer: [{}, {}, near, near, {}],
  /** On phones held upright, moves the shop up, so that `Front` fits below its window. */
  raised: atStops(() => ({ y: -90 })),
  /** On wide screens, reveals `Door`, to the right of the window, just before the last caption appears on it. */
  door: [shut, shut, shut, shut, {}],
} satisfies Record<string, PartStates>;

/**
 * A list has one pace for each move from a stop to the next. In the second move, four columns become two: cards go down
 * during its first third and sideways during its middle third, so that no card crosses another.
 */
export const paces = {
  cardsDown: ['last', 'first', 'middle', 'whole'],
  cardsAside: ['first', 'middle', 'whole', 'whole'],
  linksDown: 'middle',
  linksAside: 'last',
  payroll: 'middle',
  selected: 'first',
  told: ['end', 'end', 'whole', 'halfway'],
} as const satisfies Record<string, Pace | Paces>;
