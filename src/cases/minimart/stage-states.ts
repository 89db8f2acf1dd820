import {
  atStops,
  still,
  type Pace,
  type Paces,
  type PartState,
  type PartStates,
} from '../../motion/stage';

/** A gray card's size before `across` and `down` clip the card. */
const full = { width: 256, height: 216 };
export const low = 90;
export const tall = 190;

/** The left edges of the four original columns and of the final two. */
const four = [50, 229, 408, 587] as const;
export const two = [228, 500] as const;

const rowsBefore = [230, 440] as const;
/** Top edges at the second stop, below the groups of links. The second row is not visible. */
const rowsBelow = [430, 660] as const;
const rowsFolded = [158, 282, 406, 530] as const;
/** Top edges in the right one of two columns. The second row has space for Payroll's tall card. */
const rowsRight = [158, 256, 456, 554] as const;
/** Top edges of the shelves' rows: two on the first shelf, one on the second, two on the third. */
export const slots = [130, 230, 358, 472, 558] as const;

/** Payroll's card is drawn as wide as both columns, and scaled down to one column. */
export const large = { x: two[0], y: 152, scale: (two[1] - two[0] + full.width) / full.width };
const smallAt = (x: number, y: number): PartState => ({
  x: x - large.x - (full.width * (large.scale - 1)) / 2,
  y: y - large.y - (tall * (large.scale - 1)) / 2,
  scale: 1 / large.scale,
});
export const belowPayroll = 554;

interface Move {
  at: PartStates;
  pace?: Pace | Paces;
}

const whole: PartState = { clip: [0, 0, 0, 0] };
const small = smallAt(two[1], rowsRight[1]);
const seen: PartState = { opacity: 1 };
const unseen: PartState = { opacity: 0 };
const rolledUp: PartState = { clip: [0, 0, 100, 0] };
const shut: PartState = { clip: [0, 100, 0, 0] };
const seenLast: PartStates = [unseen, unseen, unseen, unseen, seen];
const belowWindow: PartState = { y: 104 };
const belowSill: PartState = { y: 640 };
const behindBar: PartState = { y: -92 };

export const parts = {
  /** Moves up behind the drawn window's bar. Then the groups open in its place. */
  row: { at: [{}, behindBar, behindBar, behindBar, behindBar], pace: 'first' },
  groups: {
    at: [rolledUp, whole, rolledUp, rolledUp, rolledUp],
    pace: ['middle', 'first', 'whole', 'whole'],
  },
  side: { at: [shut, shut, whole, whole, whole], pace: 'quick' },
  labels: { at: [shut, shut, whole, whole, whole], pace: 'quick' },
  sheetAside: { at: [{ x: -178 }, { x: -178 }, {}, {}, {}], pace: 'quick' },
  sheetUp: { at: [{ y: 86 }, { y: 280 }, {}, {}, {}], pace: 'first' },
  columns: { at: [unseen, unseen, seen, seen, seen], pace: 'quick' },
  leftColumn: { at: [{ x: -184 }, { x: -184 }, {}, {}, {}], pace: 'quick' },
  rightColumn: { at: [{ x: -92 }, { x: -92 }, {}, {}, {}], pace: 'quick' },
  gray: { at: [seen, seen, unseen, unseen, unseen], pace: 'end' },
  counter: { at: [unseen, unseen, unseen, seen, seen], pace: 'first' },
  counterTitle: { at: [unseen, unseen, unseen, seen, seen], pace: 'middle' },
  payroll: {
    at: [small, small, small, {}, smallAt(two[0], slots[0])],
    pace: ['whole', 'whole', 'early', 'early'],
  },
  urgent: { at: [rolledUp, rolledUp, whole, whole, whole], pace: 'end' },
  attention: { at: [belowWindow, belowWindow, belowWindow, {}, {}], pace: 'early' },
  /** `Dashboard` rises over the dark `Counter`. Payroll's card stays in front of both. */
  color: { at: [belowSill, belowSill, belowSill, belowSill, {}], pace: 'early' },
  colorSide: { at: seenLast, pace: 'early' },
  /** Appears only when Payroll's card no longer covers it. */
  colorTitle: { at: seenLast, pace: 'late' },
  /** On phones in portrait, unrolls before `nearer` moves it down into the drawn window. */
  menu: { at: [rolledUp, rolledUp, rolledUp, rolledUp, whole], pace: 'first' },
  here: { at: seenLast, pace: 'middle' },
  rounds: { at: seenLast, pace: 'enter' },
  /** On wide screens, moves the drawing to the left, to make room for `Board` and `Door`. */
  aside: { at: still({ x: -150 }) },
  /** On phones in portrait, moves the drawing up, to make room for `Front`. */
  raised: { at: still({ y: -20 }) },
  /** On phones in portrait, `Menu` and the first shelf fill the drawn window at the last stop. */
  nearer: { at: [{}, {}, {}, {}, { x: -122.4, y: 345.4, scale: 1.331 }], pace: 'middle' },
  /** Reveals `Door` just before the last caption appears on it. */
  door: { at: [shut, shut, shut, shut, whole], pace: 'exit' },
} satisfies Record<string, Move>;

/** A summary has almost faded out when the next one appears, so that the two don't overlap. */
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

/** A gray card. Two moves take it from one of four columns to one of two, past no other card. */
export interface Gray {
  name: string;
  /** First, the cards of columns 2 and 4 end half a row lower than their neighbors. */
  down: Move;
  /** Then each pair of columns closes like a zipper. */
  aside: Move;
}

function gray(
  name: string,
  [column, row]: readonly [Column, Row],
  foldedHeight = column < 2 ? 114 : low,
): Gray {
  const side = column < 2 ? 0 : 1;
  const folded = {
    y: [rowsFolded, rowsRight][side]?.[2 * row + (column % 2)] ?? 0,
    clip: down(foldedHeight),
  };
  const wide: PartState = { x: two[side], clip: across(full.width) };
  const narrow: PartState = { x: four[column], clip: across(163) };
  return {
    name,
    down: {
      at: [
        { y: rowsBefore[row], clip: down(204) },
        { y: rowsBelow[row], clip: down(204) },
        folded,
        folded,
        folded,
      ],
      pace: 'first',
    },
    aside: { at: [narrow, narrow, wide, wide, wide], pace: 'quick' },
  };
}

export const staying: readonly Gray[] = [
  gray('Bookings', [0, 0]),
  gray('Inventory', [1, 0]),
  gray('Reviews', [0, 1]),
  gray('Sales report', [1, 1]),
  gray('Invoices', [2, 0]),
  gray('Shipping labels', [2, 1]),
  gray('Website', [3, 1]),
];

/** Once there are two columns, the yellow card (`parts.urgent`) replaces this gray card. */
export const payroll: Gray = gray('Payroll', [3, 0], tall);
