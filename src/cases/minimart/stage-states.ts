import {
  atStops,
  seen,
  seenLast,
  still,
  unseen,
  type Pace,
  type Paces,
  type PartState,
  type PartStates,
} from '../../motion/stage';

/** A gray card's size before `across` and `down` clip the card. */
const full = { width: 256, height: 216 };
/** The height of small colored cards, and of gray cards that are folded below their first lines. */
export const low = 90;
/** The height of gray cards that are folded below their last line. */
const folded = 132;
export const tall = 190;

/**
 * The sidebar's width. As the sidebar opens, the sheet moves right by this much, and the fourth
 * column leaves the window.
 */
const push = 184;
const leftsOfFour = [228, 411, 594, 777] as const;
export const leftsOfTwo = [228, 500] as const;

const topsAtStart = [156, 364] as const;
/** The sheet is low at the second stop, and the drawn window's edge hides the second row there. */
const topsBelowGroups = [156, 372] as const;
const topsOfLeft = [158, 304, 408, 512] as const;
/** The second row is taller than the others, for Payroll's card. */
const topsOfRight = [158, 256, 456, 554] as const;
/** The tops of rows of cards in the final dashboard, for `slot` in stage-cards.ts. */
export const slots = [130, 230, 358, 472, 558] as const;

/** Payroll's card is drawn two columns wide. `smallAt` shrinks it at all stops but the fourth. */
export const large = {
  x: leftsOfTwo[0],
  y: 130,
  scale: (leftsOfTwo[1] - leftsOfTwo[0] + full.width) / full.width,
};
const smallAt = (x: number, y: number): PartState => ({
  x: x - large.x - (full.width * (large.scale - 1)) / 2,
  y: y - large.y - (tall * (large.scale - 1)) / 2,
  scale: 1 / large.scale,
});
const belowPayroll = 540;

const near: PartState = { x: -122.4, y: 345.4, scale: 1.331 };

interface Move {
  at: PartStates;
  pace?: Pace | Paces;
}

const whole: PartState = { clip: [0, 0, 0, 0] };
const small = smallAt(leftsOfTwo[1], topsOfRight[1]);
const rolledUp: PartState = { clip: [0, 0, 100, 0] };
const shut: PartState = { clip: [0, 100, 0, 0] };
const behindBar: PartState = { y: -92 };

export const parts = {
  row: { at: [{}, behindBar, behindBar, behindBar, behindBar], pace: 'late' },
  grounds: {
    at: [rolledUp, whole, whole, unseen, unseen],
    pace: ['late', 'whole', 'early', 'whole'],
  },
  side: { at: [shut, shut, whole, whole, whole], pace: 'first' },
  labels: { at: [unseen, unseen, unseen, seen, seen], pace: 'late' },
  /** Has the gray cards on it. From the second to the third stop, it rises beside the groups. */
  sheet: {
    at: [{ y: 86 }, { y: 280 }, {}, {}, {}],
    pace: ['late', 'middle', 'whole', 'whole'],
  },
  /** Makes room for the sidebar, before the sheet rises. */
  sheetAside: { at: [{ x: -push }, { x: -push }, {}, {}, {}], pace: 'first' },
  columns: { at: [seen, unseen, seen, seen, seen], pace: 'halfway' },
  rightColumn: { at: [{ x: push / 2 }, { x: push / 2 }, {}, {}, {}], pace: 'last' },
  gray: { at: [seen, seen, unseen, unseen, unseen], pace: 'end' },
  /** A shutter that comes down over the gray cards before Payroll's card grows. */
  shutter: { at: [rolledUp, rolledUp, rolledUp, whole, whole], pace: 'first' },
  payroll: {
    at: [small, small, small, {}, smallAt(leftsOfTwo[0], slots[0])],
    pace: ['whole', 'whole', 'late', 'first'],
  },
  urgent: { at: [rolledUp, rolledUp, whole, whole, whole], pace: 'end' },
  attention: { at: [unseen, unseen, seen, seen, seen], pace: 'end' },
  attentionLabel: { at: [unseen, unseen, unseen, seen, seen], pace: 'last' },
  color: { at: [rolledUp, rolledUp, rolledUp, rolledUp, whole], pace: 'early' },
  here: { at: seenLast, pace: 'middle' },
  rounds: { at: seenLast, pace: 'halfway' },
  /** On wide screens, moves the drawing to the left, to make room for `Board` and `Door`. */
  aside: { at: still({ x: -150 }) },
  /** On phones in portrait, moves the drawing up, to make room for `Front`, and the street down. */
  raised: { at: still({ y: -120 }) },
  lowered: { at: still({ y: 230 }) },
  /** On phones in portrait, `Menu` and the dashboard's first shelf fill the drawn window. */
  nearer: { at: still(near) },
  /** The same for the cards that need attention, which are smaller until then. */
  cardsNearer: { at: [{}, {}, {}, {}, near], pace: 'first' },
  /** Reveals `Door` just before the last caption appears on it. */
  door: { at: [shut, shut, shut, shut, whole], pace: 'exit' },
} satisfies Record<string, Move>;

/** With `exit`, a summary has almost disappeared when the next one appears in its place. */
export function summary(index: number): Move {
  const [a, b, c, d] = atStops((stop) => (stop === index ? 'exit' : 'halfway'));
  return {
    at: atStops((stop) => (stop === index ? seen : unseen)),
    pace: [a, b, c, d],
  };
}

/** `across` and `down` return clips that leave this width or this height of a card visible. */
const across = (width: number) => [0, share(width, full.width), 0, 0] as const;
const down = (height: number) => [0, 0, share(height, full.height), 0] as const;
const share = (visible: number, of: number): number => Math.round((1 - visible / of) * 1000) / 10;

type Column = 0 | 1 | 2 | 3;
type Row = 0 | 1;

export interface Gray {
  name: string;
  /** Moves cards of the second and fourth column to heights between those to their left. */
  down: Move;
  /** Folds the card. */
  fold: Move;
  /** Then joins the first two columns, and the last two, like the two sides of a zipper. */
  aside: Move;
}

function gray(
  name: string,
  [column, row]: readonly [Column, Row],
  height = column < 2 ? folded : low,
): Gray {
  const side = column < 2 ? 0 : 1;
  const y = [topsOfLeft, topsOfRight][side]?.[2 * row + (column % 2)] ?? 0;
  const wide: PartState = { x: leftsOfTwo[side], clip: across(full.width) };
  const narrow: PartState = { x: leftsOfFour[column], clip: across(163) };
  const open: PartState = { clip: down(194) };
  const closed: PartState = { clip: down(height) };
  return {
    name,
    down: {
      at: [{ y: topsAtStart[row] }, { y: topsBelowGroups[row] }, { y }, { y }, { y }],
      pace: 'middle',
    },
    fold: { at: [open, open, closed, closed, closed], pace: 'halfway' },
    aside: { at: [narrow, narrow, wide, wide, wide], pace: 'last' },
  };
}

export const staying: readonly Gray[] = [
  gray('Bookings', [0, 0]),
  gray('Sales report', [1, 1]),
  gray('Invoices', [2, 0]),
  gray('Shipping labels', [2, 1]),
  gray('Website', [3, 1]),
];

/** Yellow cards replace these gray cards when there are two columns. */
export const replaced: readonly Gray[] = [
  gray('Inventory', [1, 0], low),
  gray('Reviews', [0, 1], low),
  gray('Payroll', [3, 0], tall),
];

/**
 * From the third to the fourth stop, the two cards move below Payroll's, and then to the shelf beside
 * it. First, the lower one is faster, so that they never touch.
 */
export function gathering(index: number): Move {
  const left = leftsOfTwo[0] - leftsOfTwo[1];
  const from = (y: number): number => y - (slots[index] ?? 0);
  const inColumn: PartState = { x: left, y: from(topsOfLeft[index + 1] ?? 0) };
  const below: PartState = { x: index ? 0 : left, y: from(belowPayroll) };
  return {
    at: [inColumn, inColumn, inColumn, below, {}],
    pace: ['whole', 'whole', index ? 'first' : 'early', 'first'],
  };
}
