import { seen, still, unseen, type PartState, type PartStates } from '../../motion/stage';

export const panel = { width: 242, height: 500, scale: 1.4 };
export const rowTop = (row: number): number => 106 + 76 * row;
export const rowMiddle = (row: number): number => rowTop(row) + 34;

/** The height of each of the drawing's five floors, which are one above the other. */
export const floor = 800;

export const camera: PartStates = [
  {},
  { y: -floor },
  { y: -2 * floor },
  { y: -3 * floor },
  { y: -4 * floor },
];

/** The `y` of the center of a row on a drawn phone, measured from the top of the phone's floor. */
export const middleOf = (row: number): number =>
  Math.round(400 + panel.scale * (rowMiddle(row) - panel.height / 2));

/**
 * On its way from stop to stop, the ticket covers neither a phone's text nor a face: it moves out to
 * the side, down to the next floor, and in to its row there. At each stop, the positions in
 * `ticketOut`, `ticketDown`, and `ticketIn` add up to the ticket's position (checked in
 * case.test.tsx), and the scales multiply.
 */
export const ticketOut: PartStates = [
  { x: 385, y: 520, scale: 0.72 },
  { x: 640, y: 836, scale: 0.9 },
  { x: 705, y: 1236, scale: 1.1 },
  { x: 975, y: 1236, scale: 0.87 },
  { x: 1095, y: 1636, scale: 0.624 },
];
export const narrowTicketOut: PartStates = [
  ticketOut[0],
  { x: 626, y: 836, scale: 0.62 },
  { x: 652, y: 1236, scale: 0.49 },
  { x: 792, y: 1236, scale: 0.307 },
  { x: 728, y: 1636, scale: 0.175 },
];
export const ticketDown: PartStates = [
  { rotate: -6 },
  { y: 316, rotate: -5 },
  { y: 823 },
  { y: 1516, rotate: -5 },
  { y: 1986, rotate: -6 },
];
const landed: PartState = { x: -305, scale: 1.27 };
export const ticketIn: PartStates = [{}, { x: -40 }, landed, landed, { x: -711, scale: 1.27 }];
export const narrowTicketIn: PartStates = [
  {},
  { x: -26, scale: 1.27 },
  { x: -172, scale: 2.87 },
  { x: -222, y: -28, scale: 2.87 },
  { x: -344, scale: 4.5 },
];

/** In narrow compositions, moves each drawn phone and the drawing beside it, so that both fit. */
export const beside = {
  preorder: still({ x: 60 }),
  attendant: still({ x: 162, scale: 0.95 }),
  cabin: still({ x: 141, scale: 0.735 }),
  manifest: still({ x: 80 }),
  inventory: still({ x: -106 }),
  cart: still({ x: 622 }),
};
/** At the first stop of the square composition, moves all four passengers into view. */
export const row: PartStates = [{ x: 75 }, {}, {}, {}, {}];
/** On phones in portrait, shrinks the seat plan, so that all of it fits. */
export const smaller = still({ x: 44, scale: 0.65 });
export const near = still({ scale: 1.36 });

const open: PartState = { scale: 0 };

/** The thumbs jump to the last floor at the end, so that they do not cover the moving ticket. */
export const thumb: PartStates = [{}, {}, {}, {}, { x: 2, y: 4 * floor - 96, scale: 1.1 }];

export const states = {
  choice: [unseen, seen, seen, seen, seen],
  check: [open, open, open, open, {}],
  taken: [seen, seen, seen, unseen, unseen],
  left: [unseen, unseen, unseen, seen, seen],
} satisfies Record<string, PartStates>;

export interface Order {
  seat: string;
  meal: string;
}

export const orders = [
  { seat: '2A', meal: 'Tagine' },
  { seat: '2C', meal: 'Salmon' },
  { seat: '2D', meal: 'Salmon' },
  { seat: '2F', meal: 'Ravioli' },
] as const satisfies readonly Order[];

export interface Meal {
  name: string;
  /** The number of trays before the orders are served; `left` is the number after that. */
  loaded: number;
  left: number;
}

export const meals: readonly Meal[] = [
  { name: 'Short rib', loaded: 3, left: 3 },
  { name: 'Salmon', loaded: 4, left: 2 },
  { name: 'Ravioli', loaded: 1, left: 0 },
  { name: 'Tagine', loaded: 2, left: 1 },
];

/** A meal with this many trays left, or fewer, is shown as low, as in the prototype. */
export const lowFrom = 2;
