import {
  still,
  type Five,
  type Pace,
  type Paces,
  type PartState,
  type PartStates,
} from '../../motion/stage';

/** The size of a gray card as drawn. Clips (`across`, `down`) make the visible part smaller. */
const full = { width: 256, height: 216 };
export const low = 90;
export const tall = 190;

/** Left edges of columns: the original four, four beside the sidebar, and the final two. */
const four = [50, 229, 408, 587] as const;
const squeezed = [228, 363, 499, 634] as const;
export const two = [228, 500] as const;

const rowsBefore = [194, 424] as const;
const rowsBeside = [158, 390] as const;
const rowsFolded = [158, 282, 406, 530] as const;
/** Top edges in the right column, where Payroll's card becomes tall, and all others are low. */
const rowsRight = [158, 256, 354, 554] as const;
/** Top edges of the rows on the shelves: the first shelf has two rows, the others have one. */
export const slots = [166, 266, 398, 530] as const;

interface Move {
  at: PartStates;
  pace?: Pace | Paces;
}

const whole: PartState = { clip: [0, 0, 0, 0] };
const third: PartState = { x: two[1] - two[0], y: rowsRight[2] - slots[0] };
const seen: PartState = { opacity: 1 };
const unseen: PartState = { opacity: 0 };
const uncolored: PartState = { clip: [0, 0, 100, 0] };
const shut: PartState = { clip: [0, 100, 0, 0] };
const atLast: PartStates = [unseen, unseen, unseen, unseen, seen];

/** The gray cards' states are at the end of this file, the links' states in stage-links.ts. */
export const parts = {
  row: { at: [seen, unseen, unseen, unseen, unseen], pace: 'last' },
  side: { at: [{ clip: [0, 100, 0, 0] }, whole, whole, whole, whole], pace: 'first' },
  labels: { at: [unseen, seen, seen, seen, seen], pace: 'last' },
  titleAside: { at: [{ x: -178 }, {}, {}, {}, {}], pace: 'first' },
  titleUp: { at: [{ y: 42 }, {}, {}, {}, {}], pace: 'last' },
  leaving: { at: [seen, seen, seen, unseen, unseen], pace: 'first' },
  gray: { at: [seen, seen, unseen, unseen, unseen], pace: 'end' },
  shelves: { at: [unseen, unseen, unseen, seen, seen], pace: 'last' },
  /** `third` is the third row of the right column, where the gray `payroll` card is. */
  payroll: { at: [third, third, third, {}, {}], pace: 'middle' },
  urgent: { at: [shut, shut, whole, whole, whole], pace: 'last' },
  selected: { at: [unseen, unseen, unseen, seen, unseen], pace: 'first' },
  /** A clip of −60% ends the reveal early, before the test rounds appear. */
  color: { at: [uncolored, uncolored, uncolored, uncolored, { clip: [0, 0, -60, 0] }] },
  here: { at: atLast, pace: 'last' },
  rounds: { at: atLast, pace: 'last' },
  /** On wide screens, makes room for the board and the door, on which the captions are. */
  aside: { at: still({ x: -150 }) },
  /** On phones held upright, makes room for `Front` below the shop's window. */
  raised: { at: still({ y: -90 }) },
  /** On phones held upright, shows only the cards of the first two shelves, enlarged. */
  nearer: { at: [{}, {}, {}, {}, { x: -122.4, y: 116.5, scale: 1.331 }], pace: 'last' },
  /** Reveals `Door` just before the last caption appears on it. */
  door: { at: [shut, shut, shut, shut, {}], pace: 'exit' },
} satisfies Record<string, Move>;

/** The indexes of `summaries` in Stage.tsx. */
export const summary: Five<number> = [0, 1, 2, 2, 3];

/** Clips that leave a card this wide (`across`) or this tall (`down`). */
const across = (width: number) => [0, share(width, full.width), 0, 0] as const;
const down = (height: number) => [0, 0, share(height, full.height), 0] as const;
const share = (visible: number, of: number): number => Math.round((1 - visible / of) * 1000) / 10;

type Column = 0 | 1 | 2 | 3;
type Row = 0 | 1;

/** When four columns become two, moves down and then sideways, so that no two cards cross. */
export interface Gray {
  name: string;
  down: Move;
  aside: Move;
}

function gray(
  name: string,
  [column, row]: readonly [Column, Row],
  folded: PartState,
  sorted = folded,
): Gray {
  const wide: PartState = { x: two[column % 2 === 0 ? 0 : 1], clip: across(full.width) };
  return {
    name,
    down: {
      at: [
        { y: rowsBefore[row], clip: down(full.height) },
        { y: rowsBeside[row], clip: down(full.height) },
        folded,
        sorted,
        sorted,
      ],
      pace: ['last', 'first', 'middle', 'first'],
    },
    aside: {
      at: [
        { x: four[column], clip: across(163) },
        { x: squeezed[column], clip: across(122) },
        wide,
        wide,
        wide,
      ],
      pace: ['first', 'middle', 'whole', 'whole'],
    },
  };
}

const fold = (row: Column): PartState => ({ y: rowsFolded[row], clip: down(114) });
export const lowCard: PartState = { clip: down(low) };
const foldRight = (row: Column): PartState => ({ y: rowsRight[row], ...lowCard });
const shelf = (slot: Column): PartState => ({ y: slots[slot], ...lowCard });

/** Columns three and four move below one and two, then each card moves to its shelf. */
export const staying: readonly Gray[] = [
  gray('Bookings', [0, 0], fold(0), shelf(2)),
  gray('Inventory', [1, 0], foldRight(0), shelf(0)),
  gray('Sales report', [1, 1], foldRight(1), shelf(2)),
  gray('Invoices', [2, 0], fold(2), shelf(3)),
];

/** These cards fade out, because their shelves are in the other column or not shown. */
export const leaving: readonly Gray[] = [
  gray('Reviews', [0, 1], fold(1)),
  gray('Shipping labels', [2, 1], fold(3)),
  gray('Website', [3, 1], foldRight(3)),
];

/** Once there are two columns, the yellow card, `urgent`, replaces this card. */
export const payroll: Gray = gray('Payroll', [3, 0], foldRight(2));
