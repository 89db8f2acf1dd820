import type { Five, PartState } from '../../motion/stage';

type Way = Five<PartState>;

/** The window beside the phone, and the part of the page it shows. */
export const frame = { x: 26, y: 128, width: 548, height: 544, bar: 48 };
export const view = { x: frame.x + 4, y: frame.y + frame.bar, width: 540, height: 492 };
/** Two screens: what is visible at first, and the rest. */
export const pageHeight = 2 * view.height;

const own = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
const large = 1.36;
const middle = { x: 400, y: 400 };

/** Places something in the window while it is large and centered. */
const enlarged = (x: number, y: number): PartState => ({
  x: middle.x + large * (x - own.x) - x,
  y: middle.y + large * (y - own.y) - y,
  scale: large,
});

const win = enlarged(own.x, own.y);
const site = enlarged(view.x + view.width / 2, view.y + view.height / 2);

const cut = (from: number, to: number) => [percent(from), 0, percent(pageHeight - to), 0] as const;
const percent = (height: number): number => Math.round((height / pageHeight) * 1000) / 10;

/** The page scrolled this far, with this much of it in color. */
const page = (scrolled: number, colored: number): PartState => ({
  y: -scrolled,
  clip: cut(scrolled, scrolled + colored),
});

/** How far down the color reaches at the third stop, just below the first words. */
const half = 318;

const down = (y: number, opacity: number): PartState => ({ y, opacity });

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

function block(name: string, [x, y, width, height]: Box, turn: number, picture = false): Block {
  const left = view.x + x;
  const top = view.y + y;
  const there = enlarged(left + width / 2, top + height / 2);
  const above: PartState = { ...there, y: (there.y ?? 0) - 1150 + y * 0.85, rotate: turn };
  return {
    name,
    x: left,
    y: top,
    width,
    height,
    picture,
    at: [above, there, there, there, { x: 0, y: 0, scale: 1, opacity: 0 }],
  };
}

export const blocks: readonly Block[] = [
  block('header', [16, 12, 508, 48], -6),
  block('words', [16, 76, 276, 234], 10),
  block('picture', [308, 76, 216, 234], -9, true),
  block('service-1', [16, 334, 108, 142], -18),
  block('service-2', [151, 334, 108, 142], 14),
  block('service-3', [286, 334, 108, 142], -11),
  block('service-4', [421, 334, 108, 142], 26),
];

const gone: PartState = { opacity: 0 };
const whole = [0, 0, 0, 0] as const;

/** The address bar, which shows a question at first. */
export const address = { x: 138, y: 137, width: 324, height: 30 };

export const ways = {
  window: [win, win, win, win, {}],
  asked: [{}, gone, gone, gone, gone],
  address: [
    { clip: [0, 100, 0, 0] },
    { clip: whole },
    { clip: whole },
    { clip: whole },
    { clip: whole },
  ],
  site: [site, site, site, site, {}],
  page: [
    page(0, 0),
    page(0, 0),
    page(0, half),
    page(view.height, view.height),
    page(0, view.height),
  ],
  edge: [down(0, 0), down(0, 0), down(half, 1), down(view.height, 0), down(view.height, 0)],
  thumb: [down(0, 0), down(0, 0), down(0, 0), down(250, 1), down(0, 0)],
  phone: [{ x: 260 }, { x: 260 }, { x: 260 }, { x: 260 }, {}],
} satisfies Record<string, Way>;
