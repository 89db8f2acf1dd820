import type { Five, Pace, Paces, PartState, PartStates } from '../../motion/stage';

export const panel = { width: 242, height: 500, top: 36 };
export const lefts = { preorder: 17, manifest: 279, inventory: 541 };
export const rowTop = (row: number): number => panel.top + 106 + 76 * row;
export const rowMiddle = (row: number): number => rowTop(row) + 34;

interface Spot {
  x: number;
  y: number;
  scale?: number;
  rotate?: number;
  opacity?: number;
}

/** Returns the state that moves this center to a spot on the stage. */
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

/** A single screen on the right or left, at its largest. */
const right = { x: 592, y: 400, scale: 1.4 };
const left = { x: 200, y: 400, scale: 1.4 };

const ticketMiddle = (row: number) => ({
  x: lefts.manifest + panel.width / 2,
  y: rowMiddle(row),
});

/** The position of a row on a screen that is moved and scaled. */
function rowOf(screen: Required<Pick<Spot, 'x' | 'y' | 'scale'>>, row: number): Spot {
  const { y } = middleOf(lefts.manifest);
  return { ...screen, y: screen.y + screen.scale * (rowMiddle(row) - y) };
}

export interface Ticket {
  seat: string;
  meal: string;
  row: number;
  at: PartStates;
  checkAt: PartStates;
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

/** Parts appear and disappear over a short distance. */
const unseen = (spot: Spot): Spot => ({ ...spot, opacity: 0 });
/** Shorter, because the rail's bar is near on a phone. */
const above = (spot: Spot): Spot => unseen({ ...spot, y: spot.y - 36 });
const below = (spot: Spot): Spot => unseen({ ...spot, y: spot.y + 70 });

/** Side by side and equally tilted, so that none overlaps another. */
function falling(row: number, seat: string, meal: string, to?: Spot): Ticket {
  const { x, y, scale } = rowOf(left, row);
  const from = unseen({ x: x + 150, y: y - 120, scale, rotate: -8 });
  return ticket(row, seat, meal, from, from, to);
}

export const tickets: readonly Ticket[] = [
  falling(3, '2F', 'Ravioli', { ...rowOf(left, 3), x: 236, y: 572, rotate: -5 }),
  falling(0, '2A', 'Tagine'),
  falling(1, '2C', 'Salmon'),
  ticket(2, '2D', 'Salmon', unseen({ ...rowOf(right, 1), x: 450, scale: 0.05 }), {
    x: 206,
    y: 290,
    scale: 1.6,
    rotate: -5,
  }),
];

const full: PartState = {};
const taken: PartState = { scale: 0 };

const gone: PartState = { opacity: 0 };
const seen: PartState = {};
const sunken: PartState = { y: 50, opacity: 0 };

const beside = { x: 602, y: 330, scale: 1.2 };
const inCabin = { x: 614, y: 610, scale: 1.5 };
const byPhone = { x: 200, y: 590, scale: 1.8 };
const served = { x: 602, y: 702, scale: 1.05 };

/** Hidden parts wait where they will appear. */
export const states = {
  phone: [
    phone(right),
    phone(right),
    phone(above(right)),
    phone(above(middleOf(lefts.preorder))),
    {},
  ],
  choice: [gone, seen, seen, seen, seen],
  manifest: [list(below(left)), list(below(left)), list(left), list(left), {}],
  inventory: [stock(above(beside)), stock(above(beside)), stock(above(beside)), stock(beside), {}],
  row: [seats(inCabin), seats(inCabin), seats(inCabin), seats(inCabin), {}],
  seats: [sunken, sunken, seen, sunken, seen],
  cart: [cart(byPhone), cart(byPhone), cart(below(byPhone)), cart(below({ x: 400, y: 668 })), {}],
  tray: [tray(below(served)), tray(below(served)), tray(below(served)), tray(served), {}],
  line: drawLast([-10, 101, -10, -10]),
  run: drawLast([-10, -10, 300, -10]),
  early: [full, full, full, taken, taken],
  late: [full, full, full, full, taken],
} satisfies Record<string, PartStates>;

/** First parts leave, then screens arrive, then their contents change. */
export const paces = {
  choice: 'early',
  ticket: ['late', 'last', 'whole', 'early'],
  phone: ['whole', 'first', 'whole', 'middle'],
  /** Moves aside for the others right after it arrives. */
  screen: ['whole', 'middle', 'middle', 'early'],
  row: 'first',
  seats: ['whole', 'middle', 'first', 'middle'],
  cart: ['whole', 'first', 'whole', 'middle'],
} as const satisfies Record<string, Pace | Paces>;

/** Drawn from start to end after everything else has stopped. */
function drawLast(clip: PartState['clip']): PartStates {
  return [{ clip }, { clip }, { clip }, { clip }, { clip: [-10, -10, -10, -10] }];
}

export interface Meal {
  name: string;
  /** The trays left at each stop. */
  left: Five<number>;
}

export const meals: readonly Meal[] = [
  { name: 'Short rib', left: [3, 3, 3, 3, 3] },
  { name: 'Salmon', left: [4, 4, 4, 2, 2] },
  { name: 'Ravioli', left: [1, 1, 1, 1, 0] },
  { name: 'Tagine', left: [2, 2, 2, 1, 1] },
];
