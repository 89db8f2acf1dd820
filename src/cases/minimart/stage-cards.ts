import type { PartState, PartStates } from '../../motion/stage';

/** The size of a gray card as drawn. Clips (`across`, `down`) make the visible part smaller. */
const full = { width: 256, height: 216 };
/** Card heights in the redesign: `tall` for the card that needs attention, `low` for all others. */
export const low = 90;
export const tall = 190;

/** Left edges of columns: the original four, four that the sidebar makes narrower, and the final two. */
const four = [50, 229, 408, 587] as const;
const squeezed = [228, 363, 499, 634] as const;
export const two = [228, 500] as const;

const rowsBefore = [194, 424] as const;
const rowsBeside = [158, 390] as const;
export const rowsFolded = [158, 282, 406, 530] as const;
/** Top edges in the right column, where Payroll's card becomes tall, and all others are low. */
export const rowsRight = [158, 256, 354, 554] as const;
/** Top edges of the shelves' rows: two for cards that need attention, one for pinned cards, one for all others. */
export const slots = [166, 266, 398, 530] as const;

/** Returns the clip that leaves a card this wide (`across`) or this tall (`down`). */
const across = (width: number) => [0, share(width, full.width), 0, 0] as const;
const down = (height: number) => [0, 0, share(height, full.height), 0] as const;
const share = (left: number, of: number): number => Math.round((1 - left / of) * 1000) / 10;

type Column = 0 | 1 | 2 | 3;
type Row = 0 | 1;

/** A gray card. When four columns become two, it moves down, then sideways, so that no card crosses another. */
export interface Gray {
  name: string;
  /** Top edge and height. */
  down: PartStates;
  /** Left edge and width. */
  aside: PartStates;
}

function gray(
  name: string,
  [column, row]: readonly [Column, Row],
  folded: PartState,
  sorted = folded,
): Gray {
  const whole = down(full.height);
  const wide: PartState = { x: two[column % 2 === 0 ? 0 : 1], clip: across(full.width) };
  return {
    name,
    down: [
      { y: rowsBefore[row], clip: whole },
      { y: rowsBeside[row], clip: whole },
      folded,
      sorted,
      sorted,
    ],
    aside: [
      { x: four[column], clip: across(163) },
      { x: squeezed[column], clip: across(122) },
      wide,
      wide,
      wide,
    ],
  };
}

const fold = (row: Column): PartState => ({ y: rowsFolded[row], clip: down(114) });
export const lowCard: PartState = { clip: down(low) };
const foldRight = (row: Column): PartState => ({ y: rowsRight[row], ...lowCard });
const shelf = (slot: Column): PartState => ({ y: slots[slot], ...lowCard });

/** Cards that stay visible: columns three and four move below one and two, then each card moves to its shelf. */
export const staying: readonly Gray[] = [
  gray('Bookings', [0, 0], fold(0), shelf(2)),
  gray('Inventory', [1, 0], foldRight(0), shelf(0)),
  gray('Sales report', [1, 1], foldRight(1), shelf(2)),
  gray('Invoices', [2, 0], fold(2), shelf(3)),
];

/** Cards that fade out once there are two columns, because their shelves are in the other column or not shown. */
export const leaving: readonly Gray[] = [
  gray('Reviews', [0, 1], fold(1)),
  gray('Shipping labels', [2, 1], fold(3)),
  gray('Website', [3, 1], foldRight(3)),
];

/** Once there are two columns, the yellow card `urgent` replaces it. */
export const payroll: Gray = gray('Payroll', [3, 0], foldRight(2));

type Look = 'plain' | 'soft' | 'dark';

export interface Card {
  name: string;
  /** The start of the prototype's text about the app, as much as fits. */
  told: string;
  icon: string;
  tile: string;
  look: Look;
  side: 0 | 1;
  slot: Column;
}

export const urgent: Omit<Card, 'look' | 'side' | 'slot'> = {
  name: 'Payroll',
  told: 'Two shifts have no hours.',
  tile: '#b83a1e',
  icon: 'M10 14h24v17h-24zM22 18v9M18 22h8',
};

export const calm: readonly Card[] = [
  {
    name: 'Inventory',
    told: '4 products run out',
    tile: '#17402f',
    icon: 'M11 23h10v10h-10zM23 23h10v10h-10zM17 11h10v10h-10z',
    look: 'soft',
    side: 1,
    slot: 0,
  },
  {
    name: 'Reviews',
    told: '2 reviews wait',
    tile: '#0f2a5f',
    icon: 'M10 12h24v15h-12l-6 6v-6h-6z',
    look: 'soft',
    side: 1,
    slot: 1,
  },
  {
    name: 'Bookings',
    told: '5 appointments',
    tile: '#0f2a5f',
    icon: 'M11 14h22v19h-22zM11 21h22M17 10v6M27 10v6',
    look: 'plain',
    side: 0,
    slot: 2,
  },
  {
    name: 'Sales report',
    told: '$4,750',
    tile: '#f5b82e',
    icon: 'M14 33v-9M22 33v-20M30 33v-14',
    look: 'dark',
    side: 1,
    slot: 2,
  },
  {
    name: 'Invoices',
    told: '3 open, $1,240',
    tile: '#b83a1e',
    icon: 'M14 10h16v24h-16zM19 18h6M19 25h6',
    look: 'plain',
    side: 0,
    slot: 3,
  },
  {
    name: 'Shipping labels',
    told: '6 packages to print',
    tile: '#0b4f55',
    icon: 'M22 10l11 6v12l-11 6l-11 -6v-12zM11 16l11 6l11 -6M22 22v12',
    look: 'plain',
    side: 1,
    slot: 3,
  },
];

/** True if the gray card fades out once there are two columns, and reappears on its shelf. */
export const comesBack = (card: Card): boolean => leaving.some(({ name }) => name === card.name);

export const shelves = [
  { name: 'Needs attention', y: 148 },
  { name: 'Pinned', y: 388 },
  { name: 'All other apps', y: 520 },
] as const;
