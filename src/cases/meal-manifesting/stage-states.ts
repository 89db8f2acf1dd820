import type { Five, PartState } from '../../motion/stage';

type Way = Five<PartState>;

/** The three screens, side by side. */
export const panel = { width: 242, height: 500, top: 36 };
export const lefts = { preorder: 17, manifest: 279, inventory: 541 };
export const rowTop = (row: number): number => panel.top + 106 + 76 * row;
export const rowMiddle = (row: number): number => rowTop(row) + 34;

interface Spot {
  x: number;
  y: number;
  scale?: number;
  rotate?: number;
  hidden?: boolean;
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

/** A screen alone on the right or on the left, as large as it gets. */
const right = { x: 592, y: 400, scale: 1.4 };
const left = { x: 200, y: 400, scale: 1.4 };

const ticketMiddle = (row: number) => ({
  x: lefts.manifest + panel.width / 2,
  y: rowMiddle(row),
});

/** A row of a screen that has been moved and scaled. */
function rowOf(screen: Required<Pick<Spot, 'x' | 'y' | 'scale'>>, row: number): Spot {
  const { y } = middleOf(lefts.manifest);
  return { ...screen, y: screen.y + screen.scale * (rowMiddle(row) - y) };
}

export interface Ticket {
  seat: string;
  meal: string;
  row: number;
  at: Way;
  checkAt: Way;
}

const unchecked: PartState = { scale: 0 };

function ticket(row: number, seat: string, meal: string, ...spots: [Spot, Spot, Spot?]): Ticket {
  const to = go(ticketMiddle(row));
  const [first, second, third = rowOf(left, row)] = spots;
  return {
    seat,
    meal,
    row,
    at: [to(first), to(second), to(third), to(rowOf(left, row)), {}],
    checkAt: [unchecked, unchecked, unchecked, row < 3 ? {} : unchecked, {}],
  };
}

/** Nothing that waits beyond the edge of the screen is seen on a larger one. */
const waiting = (spot: Spot): Spot => ({ ...spot, hidden: true });

function falling(row: number, seat: string, meal: string, from: Spot, to?: Spot): Ticket {
  return ticket(row, seat, meal, waiting(from), waiting(from), to);
}

export const tickets: readonly Ticket[] = [
  falling(
    3,
    '2F',
    'Ravioli',
    { x: 772, y: -150, rotate: 16 },
    { ...rowOf(left, 3), x: 236, y: 572, rotate: -5 },
  ),
  falling(0, '2A', 'Tagine', { x: 900, y: -270, rotate: 14 }),
  falling(1, '2C', 'Salmon', { x: 840, y: -165, rotate: -16 }),
  ticket(2, '2D', 'Salmon', waiting({ ...rowOf(right, 1), x: 450, scale: 0.05 }), {
    x: 206,
    y: 290,
    scale: 1.6,
    rotate: -5,
  }),
];

const full: PartState = {};
const taken: PartState = { scale: 0 };

/** Drawn from top to bottom, by half of the way. */
const undrawn = [0, 0, 100, 0] as const;
const drawn = [0, 0, -100, 0] as const;

const away = stock({ x: 602, y: 330, scale: 1.2 });

/** What is far away arrives late and leaves early, and so makes way for the rest. */
export const ways = {
  phone: [
    phone(right),
    phone(right),
    phone(waiting({ ...right, y: -2000 })),
    phone(waiting({ x: 100, y: -1700 })),
    {},
  ],
  choice: [{ clip: undrawn }, { clip: drawn }, { clip: drawn }, { clip: drawn }, { clip: drawn }],
  manifest: [
    { ...list(left), clip: undrawn },
    { ...list(left), clip: undrawn },
    { ...list(left), clip: drawn },
    { ...list(left), clip: drawn },
    { clip: drawn },
  ],
  inventory: [
    { ...away, clip: undrawn },
    { ...away, clip: undrawn },
    { ...away, clip: undrawn },
    { ...away, clip: drawn },
    { clip: drawn },
  ],
  seats: [
    seats(waiting({ x: 598, y: 1070, scale: 1.5 })),
    seats(waiting({ x: 598, y: 1070, scale: 1.5 })),
    seats({ x: 598, y: 610, scale: 1.5 }),
    seats(waiting({ x: 590, y: 2100 })),
    {},
  ],
  cart: [
    cart({ x: 200, y: 590, scale: 1.8 }),
    cart({ x: 200, y: 590, scale: 1.8 }),
    cart(waiting({ x: 200, y: 1590, scale: 1.8 })),
    cart(waiting({ x: 400, y: 1020 })),
    {},
  ],
  tray: [
    tray(waiting({ x: 602, y: 1220, scale: 1.05 })),
    tray(waiting({ x: 602, y: 1220, scale: 1.05 })),
    tray(waiting({ x: 602, y: 1220, scale: 1.05 })),
    tray({ x: 602, y: 702, scale: 1.05 }),
    {},
  ],
  line: drawLast([-10, 600, -10, -10]),
  run: drawLast([-10, -10, 600, -10]),
  early: [full, full, full, taken, taken],
  late: [full, full, full, full, taken],
} satisfies Record<string, Way>;

/** Waits until the screens have come to rest, almost. */
function drawLast(clip: PartState['clip']): Way {
  return [{ clip }, { clip }, { clip }, { clip }, { clip: [-10, -10, -10, -10] }];
}

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
