import type { Five, PartState } from '../../motion/stage';

type Way = Five<PartState>;

/** The tall window: its page's left and top edge in the drawing, and how large its page is drawn. */
export const tall = { x: 22, y: 70, scale: 1.4 };
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
const end = 463;

export interface Block {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** A box for a picture, or lines of words. */
  picture?: boolean;
  at: Way;
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

const gone: PartState = { opacity: 0 };
const there: PartState = { opacity: 1 };
const typed: PartState = { clip: [0, -120, 0, 0] };

export const ways = {
  asked: [there, gone, gone, gone, gone],
  /** Typed before the blocks have come. */
  address: [{ clip: [0, 100, 0, 0] }, typed, typed, typed, typed],
  page: [page(0, 0), page(0, 0), page(0, below), page(end, pageHeight), page(end, pageHeight)],
  /** Drawn at once, then it goes down with the color. */
  edge: [
    { clip: [0, 110, 0, 0] },
    { clip: [0, 110, 0, 0] },
    { y: below, clip: [0, -900, 0, 0] },
    { y: below, opacity: 0, clip: [0, -900, 0, 0] },
    { y: below, opacity: 0, clip: [0, -900, 0, 0] },
  ],
  thumb: [gone, gone, gone, { y: 330 }, { y: 330 }],
  /** Lifted like a curtain, twice as high as needed: it is away before the middle of the way. */
  tall: [{}, {}, {}, {}, { y: -2800 }],
  /** Behind the tall window until it is lifted. */
  desk: [gone, gone, gone, there, there],
} satisfies Record<string, Way>;
