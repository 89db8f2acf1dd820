import { still, type Five, type PartState, type PartStates } from '../../motion/stage';

export const panel = { width: 242, height: 500, scale: 1.4 };
export const rowTop = (row: number): number => 106 + 76 * row;
export const rowMiddle = (row: number): number => rowTop(row) + 34;

export const floor = 800;

export const camera: PartStates = [
  {},
  { y: -floor },
  { y: -2 * floor },
  { y: -3 * floor },
  { y: -4 * floor },
];

/** The y position of the center of a phone's row, measured from the top of the phone's floor. */
export const middleOf = (row: number): number =>
  400 + panel.scale * (rowMiddle(row) - panel.height / 2);

/** `y` does not include a floor's position, because the camera does not move the ticket. */
export const ticket: PartStates = [
  { x: 385, y: 520, scale: 0.72, rotate: -6 },
  { x: 600, y: middleOf(1), scale: 1.25, rotate: -5 },
  { x: 400, y: middleOf(2), scale: 1.4 },
  { x: 126, y: middleOf(1), scale: 1.1, rotate: -5 },
  { x: 380, y: 446, scale: 0.98, rotate: -6 },
];
/** In narrow compositions, moves the ticket further, because `beside` moves the phones. */
export const narrowTicket: PartStates = [
  {},
  { x: -16, y: 50, scale: 0.74 },
  { x: 106 },
  { x: 412, scale: 0.8 },
  {},
];

/** In narrow compositions, moves each phone aside, and the drawing beside it toward the middle. */
export const beside = {
  preorder: still({ x: 106 }),
  attendant: still({ x: 178 }),
  cabin: still({ x: 153, scale: 0.8 }),
  manifest: still({ x: 106 }),
  inventory: still({ x: -106 }),
  cart: still({ x: 552 }),
  farCart: still({ x: -96 }),
};
/** In the square composition, moves all four passengers into view at the first stop. */
export const row: PartStates = [{ x: 75 }, {}, {}, {}, {}];
/** Phones in portrait have no space for a second cart. */
export const offScreen = still({ x: 150 });
/** On phones in portrait, makes the whole seat plan fit. */
export const smaller = still({ x: 49, scale: 0.66 });
export const near = still({ scale: 1.36 });

const gone: PartState = { opacity: 0 };
const seen: PartState = {};
const open: PartState = { scale: 0 };

export const states = {
  choice: [gone, seen, seen, seen, seen],
  check: [open, open, open, open, {}],
  taken: [seen, seen, seen, gone, gone],
  left: [gone, gone, gone, seen, seen],
} satisfies Record<string, PartStates>;

export interface Order {
  seat: string;
  meal: string;
  isServed: boolean;
}

export const orders: readonly Order[] = [
  { seat: '2A', meal: 'Tagine', isServed: true },
  { seat: '2C', meal: 'Salmon', isServed: true },
  { seat: '2D', meal: 'Salmon', isServed: false },
  { seat: '2F', meal: 'Ravioli', isServed: false },
];

export interface Meal {
  name: string;
  /** The number of trays left at each stop. */
  left: Five<number>;
}

export const meals: readonly Meal[] = [
  { name: 'Short rib', left: [3, 3, 3, 3, 3] },
  { name: 'Salmon', left: [4, 4, 4, 2, 2] },
  { name: 'Ravioli', left: [1, 1, 1, 0, 0] },
  { name: 'Tagine', left: [2, 2, 2, 1, 1] },
];
