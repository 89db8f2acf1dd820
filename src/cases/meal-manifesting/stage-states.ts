import { still, type Five, type PartState, type PartStates } from '../../motion/stage';

export const panel = { width: 242, height: 500, scale: 1.4 };
export const rowTop = (row: number): number => 106 + 76 * row;
export const rowMiddle = (row: number): number => rowTop(row) + 34;

/**
 * The height of one floor. Five are stacked, and from stop to stop the camera moves down by one.
 */
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

/** In the square's coordinates, because the camera does not move the ticket. */
export const ticket: PartStates = [
  { x: 385, y: 520, scale: 0.72, rotate: -6 },
  { x: 600, y: middleOf(1), scale: 1.25, rotate: -5 },
  { x: 400, y: middleOf(2), scale: 1.4 },
  { x: 126, y: middleOf(1), scale: 1.1, rotate: -5 },
  { x: 560, y: 640, scale: 1.6, rotate: -6 },
];
/** On wide screens, the ticket ends in the hands of the passenger, who sits beside the tray. */
export const wideTicket: PartStates = [{}, {}, {}, {}, { x: 264, y: 53, scale: 0.52 }];
/** On narrower screens, phones and tray are in other places, and so the ticket is, too. */
export const narrowTicket: PartStates = [
  {},
  { x: -16, y: 50, scale: 0.74 },
  { x: 106 },
  { x: 412, scale: 0.8 },
  { x: -60, y: 40, scale: 0.9 },
];

/**
 * Except on wide screens, each phone makes room for what is beside it, which is nearer to the
 * middle.
 */
export const beside = {
  preorder: still({ x: 106 }),
  attendant: still({ x: 178 }),
  plane: still({ x: 276, y: 6, scale: 0.82 }),
  manifest: still({ x: 106 }),
  inventory: still({ x: -106 }),
  cart: still({ x: 552 }),
  farCart: still({ x: -96 }),
};
/** Phones held upright have no space for a second cart. */
export const offScreen = still({ x: 150 });
/** On phones held upright, enlarges the drawing. */
export const near = still({ scale: 1.36 });

/** `wide` moves the tray to the left of the caption; `tall` turns it upright, and rearranges the food. */
export const trayAt = {
  wide: still({ x: -62, scale: 1.02 }),
  tall: {
    all: still({ y: -9 }),
    base: still({ rotate: 90, scaleX: 0.926 }),
    salmon: still({ x: -64, y: 21, scale: 1.25 }),
    salad: still({ x: 35, y: -126, scale: 0.85 }),
    napkin: still({ x: -36, y: 14, scale: 0.9 }),
    bread: still({ x: 130, y: -45, scale: 0.84 }),
    coffee: still({ x: 112, y: -45, scale: 0.84 }),
  },
} satisfies Record<string, PartStates | Record<string, PartStates>>;

const gone: PartState = { opacity: 0 };
const seen: PartState = {};
const open: PartState = { scale: 0 };

export const states = {
  choice: [gone, seen, seen, seen, seen],
  check: [open, open, open, open, {}],
  taken: [seen, seen, seen, gone, gone],
} satisfies Record<string, PartStates>;

export interface Order {
  seat: string;
  meal: string;
  isServed: boolean;
}

/** In the manifest, the row for seat 2D is drawn empty: the ticket fills it. */
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
