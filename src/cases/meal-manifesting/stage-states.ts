import type { Five, PartState } from '../../motion/stage';

type Way = Five<PartState>;

/** The three screens, side by side. */
export const panel = { width: 232, height: 462, top: 56 };
export const lefts = { preorder: 24, manifest: 284, inventory: 544 };
export const rowTop = (row: number): number => panel.top + 100 + 70 * row;

interface Spot {
  x: number;
  y: number;
  scale?: number;
  rotate?: number;
  opacity?: number;
}

/** Moves something from this center to a spot on the stage. */
const go =
  (middle: { x: number; y: number }) =>
  ({ x, y, ...rest }: Spot): PartState => ({ x: x - middle.x, y: y - middle.y, ...rest });

const middleOf = (left: number) => ({
  x: left + panel.width / 2,
  y: panel.top + panel.height / 2,
});

const phone = go(middleOf(lefts.preorder));
const list = go(middleOf(lefts.manifest));
const stock = go(middleOf(lefts.inventory));
const seats = go({ x: 140, y: 664 });
const cart = go({ x: 400, y: 668 });
const tray = go({ x: 660, y: 700 });

/** Where the manifest is while it is the largest thing on the stage. */
const filling = { x: 570, y: 400, scale: 1.4 };
const checking = { x: 200, y: 384, scale: 1.5 };

/** A ticket in its row moves and grows with the manifest. */
function inRow(row: number, on: Required<Pick<Spot, 'x' | 'y' | 'scale'>>): PartState {
  const from = middleOf(lefts.manifest);
  const own = ticketMiddle(row);
  return {
    x: on.x + on.scale * (own.x - from.x) - own.x,
    y: on.y + on.scale * (own.y - from.y) - own.y,
    scale: on.scale,
  };
}

const ticketMiddle = (row: number) => ({
  x: lefts.manifest + panel.width / 2,
  y: rowTop(row) + 30,
});

export interface Ticket {
  seat: string;
  meal: string;
  row: number;
  at: Way;
  checkAt: Way;
}

const unchecked: PartState = { scale: 0 };

function ticket(row: number, seat: string, meal: string, [first, second, third]: Spot[]): Ticket {
  const to = go(ticketMiddle(row));
  return {
    seat,
    meal,
    row,
    at: [
      first ? to(first) : {},
      second ? to(second) : {},
      third ? to(third) : inRow(row, filling),
      inRow(row, checking),
      {},
    ],
    checkAt: [unchecked, unchecked, unchecked, row < 3 ? {} : unchecked, {}],
  };
}

/** From back to front: late tickets pass beneath those already in place. */
export const tickets: readonly Ticket[] = [
  ticket(3, '2F', 'Ravioli', [
    { x: 205, y: -500 },
    { x: 205, y: -300, rotate: 30 },
    { x: 205, y: 200, scale: 1.4, rotate: -9 },
  ]),
  ticket(0, '2A', 'Tagine', [
    { x: 205, y: -300 },
    { x: 205, y: -120, rotate: -30 },
    { x: 205, y: 380, scale: 1.4, rotate: 8 },
  ]),
  ticket(1, '2C', 'Salmon', [
    { x: 560, y: -400 },
    { x: 560, y: -120 },
  ]),
  ticket(2, '2D', 'Salmon', [
    { x: 300, y: 420, scale: 0.5, opacity: 0 },
    { x: 562, y: 220, scale: 1.75, rotate: -7 },
  ]),
];

const hidden: PartState = { opacity: 0 };
const full: PartState = {};
const taken: PartState = { scale: 0 };

export const ways = {
  phone: [
    phone({ x: 290, y: 400, scale: 1.5 }),
    phone({ x: 190, y: 400, scale: 1.35 }),
    phone({ x: -260, y: 400, scale: 1.2 }),
    phone({ x: -260, y: 300 }),
    {},
  ],
  choice: [hidden, {}, {}, {}, {}],
  manifest: [
    list({ x: 1030, y: 400, scale: 1.4 }),
    list({ x: 1030, y: 400, scale: 1.4 }),
    list(filling),
    list(checking),
    {},
  ],
  inventory: [
    stock({ x: 1000, y: 340, scale: 1.3 }),
    stock({ x: 1000, y: 340, scale: 1.3 }),
    stock({ x: 1000, y: 340, scale: 1.3 }),
    stock({ x: 590, y: 340, scale: 1.3 }),
    {},
  ],
  seats: [
    seats({ x: 575, y: 1000, scale: 1.5 }),
    seats({ x: 575, y: 600, scale: 1.5 }),
    seats({ x: 205, y: 606, scale: 1.35 }),
    seats({ x: -260, y: 640 }),
    {},
  ],
  cart: [
    cart({ x: 640, y: 590, scale: 1.8 }),
    cart({ x: 1000, y: 590, scale: 1.8 }),
    cart({ x: 1000, y: 1000 }),
    cart({ x: 400, y: 1000 }),
    {},
  ],
  tray: [
    tray({ x: 590, y: 900 }),
    tray({ x: 590, y: 900 }),
    tray({ x: 590, y: 900 }),
    tray({ x: 590, y: 714, scale: 1.15 }),
    {},
  ],
  line: [
    { clip: [0, 100, 0, 0] },
    { clip: [0, 100, 0, 0] },
    { clip: [0, 100, 0, 0] },
    { clip: [0, 100, 0, 0] },
    { clip: [0, 0, 0, 0] },
  ],
  early: [full, full, full, taken, taken],
  late: [full, full, full, full, taken],
} satisfies Record<string, Way>;

export interface Meal {
  name: string;
  /** How many trays are left at each stop. */
  left: Five<number>;
}

export const meals: readonly Meal[] = [
  { name: 'Short rib', left: [3, 3, 3, 3, 3] },
  { name: 'Salmon', left: [4, 4, 4, 2, 2] },
  { name: 'Ravioli', left: [1, 1, 1, 1, 0] },
  { name: 'Tagine', left: [2, 2, 2, 1, 1] },
];
