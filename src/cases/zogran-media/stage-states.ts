import type { Pace, Paces, PartState, PartStates } from '../../motion/stage';

/** The tall window: its page's left and top edge, and its scale. */
export const tall = { x: 22, y: 100, scale: 1.4 };
/** The same for the desktop's window. */
export const desk = { x: 30, y: 176 };
export const pageWidth = 540;
/** The page, extended in its last color to the end of the tall window. */
export const pageHeight = 1289;
/** The height that the desktop's window shows. */
export const firstScreen = 492;

const percent = (height: number): number => Math.round((height / pageHeight) * 1000) / 10;

/** Scroll distance, and how far down the page is in color. */
const page = (scrolled: number, colored: number): PartState => ({
  y: -scrolled,
  clip: [percent(scrolled), 0, percent(pageHeight - colored), 0],
});

const below = 640;
/** The scroll distance that brings the page's end to the square's lower edge. */
export const end = 484;

export interface Block {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** A picture's box, or lines of text. */
  picture?: boolean;
  at: PartStates;
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** Drops into place. Lower blocks drop farther, so that none passes another. */
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

/** The tall window, scaled onto the desktop's window around its box's center. */
const back: PartState = {
  x: (desk.x - tall.x - (tall.scale - 1) * (pageWidth / 2)) / tall.scale,
  y: (desk.y - tall.y - (tall.scale - 1) * ((pageHeight - end) / 2)) / tall.scale,
  scale: 1 / tall.scale,
};

const tallNear: PartState = { y: 292, scale: 1.42 };
const gone: PartState = { opacity: 0 };
const there: PartState = { opacity: 1 };
const typed: PartState = { clip: [0, -120, 0, 0] };

export const states = {
  /** Fills a wide screen with the window, then with the desktop and the phone. */
  near: [tallNear, tallNear, tallNear, tallNear, { y: 113, scale: 1.42 }],
  asked: [there, gone, gone, gone, gone],
  /** Typed before the blocks drop. */
  address: [{ clip: [0, 100, 0, 0] }, typed, typed, typed, typed],
  page: [page(0, 0), page(0, 0), page(0, below), page(end, pageHeight), page(0, pageHeight)],
  /** Appears at once, then moves down with the color. */
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
  /** Hidden behind the tall window until that coincides with it and disappears. */
  desk: [gone, gone, gone, there, there],
  phone: [gone, gone, gone, gone, there],
} satisfies Record<string, PartStates>;

/** Scrolls back to the top and shrinks with its window, which then becomes the desktop's. */
export const paces = {
  page: ['whole', 'whole', 'whole', 'first'],
  tall: 'middle',
} as const satisfies Record<string, Pace | Paces>;
