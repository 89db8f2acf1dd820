import type { Pace, Paces, PartState, PartStates } from '../../motion/stage';

/** The tall window: its page's left and top edge in the drawing, and how large its page is drawn. */
export const tall = { x: 22, y: 100, scale: 1.4 };
/** The same of the window on the desk. */
export const desk = { x: 30, y: 176 };
export const pageWidth = 540;
/** The page and, below its end, its last color down to the end of the tall window. */
export const pageHeight = 1289;
/** What the window on the desk shows of it. */
export const firstScreen = 492;

const percent = (height: number): number => Math.round((height / pageHeight) * 1000) / 10;

/** The page scrolled this far, and in color down to here. */
const page = (scrolled: number, colored: number): PartState => ({
  y: -scrolled,
  clip: [percent(scrolled), 0, percent(pageHeight - colored), 0],
});

/** Below the lower edge of every screen. */
const below = 640;
/** Scrolled this far, the page's end is at the lower edge of the square. */
export const end = 484;

export interface Block {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** A box for a picture, or lines of words. */
  picture?: boolean;
  at: PartStates;
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** Falls into its place: the lower it is, the further, so that none falls over another. */
const block = (name: string, [x, y, width, height]: Box, turn: number, picture = false): Block => ({
  name,
  x,
  y,
  width,
  height,
  picture,
  at: [{ y: -20 - Math.round(y / 8), rotate: turn, opacity: 0 }, {}, {}, {}, {}],
});

export const blocks: readonly Block[] = [
  block('header', [16, 12, 508, 48], -1.5),
  block('words', [16, 76, 276, 234], 5),
  block('picture', [308, 76, 216, 234], -5, true),
  block('service-1', [16, 334, 108, 142], -10),
  block('service-2', [151, 334, 108, 142], 8),
  block('service-3', [286, 334, 108, 142], -7),
  block('service-4', [421, 334, 108, 142], 12),
  block('studio', [16, 506, 508, 200], 2),
];

/** The tall window drawn back onto the one on the desk, around the middle of its box. */
const back: PartState = {
  x: (desk.x - tall.x - (tall.scale - 1) * (pageWidth / 2)) / tall.scale,
  y: (desk.y - tall.y - (tall.scale - 1) * ((pageHeight - end) / 2)) / tall.scale,
  scale: 1 / tall.scale,
};

const gone: PartState = { opacity: 0 };
const there: PartState = { opacity: 1 };
const typed: PartState = { clip: [0, -120, 0, 0] };

export const states = {
  asked: [there, gone, gone, gone, gone],
  /** Typed before the blocks have come. */
  address: [{ clip: [0, 100, 0, 0] }, typed, typed, typed, typed],
  page: [page(0, 0), page(0, 0), page(0, below), page(end, pageHeight), page(0, pageHeight)],
  /** Drawn at once, then it goes down with the color. */
  edge: [
    { clip: [0, 110, 0, 0] },
    { clip: [0, 110, 0, 0] },
    { y: below, clip: [0, -900, 0, 0] },
    { y: below, opacity: 0, clip: [0, -900, 0, 0] },
    { y: below, opacity: 0, clip: [0, -900, 0, 0] },
  ],
  thumb: [gone, gone, gone, { y: 316 }, gone],
  tall: [{}, {}, {}, {}, back],
  tallSeen: [there, there, there, there, gone],
  /** Behind the tall window, until that lies on it and goes. */
  desk: [gone, gone, gone, there, there],
  phone: [gone, gone, gone, gone, there],
} satisfies Record<string, PartStates>;

/** Back to its start, the page is drawn back with its window; then that becomes the one on the desk. */
export const paces = {
  page: ['whole', 'whole', 'whole', 'first'],
  tall: 'middle',
} as const satisfies Record<string, Pace | Paces>;
