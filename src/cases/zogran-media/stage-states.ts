import { still, type Pace, type Paces, type PartState, type PartStates } from '../../motion/stage';

export const pageWidth = 540;
/** The page fills the window even when scrolled to the end. */
export const pageHeight = 1210;
export const phone = { width: 180, height: 410 };
/** The page's top left corner and scale before any part moves, chosen for narrow compositions. */
export const drawn = { x: 11.2, y: 75, scale: 1.44 };
/** How far the invisible path that centers the window extends above and below the page's top. */
export const reach = 1800;

/** On wide screens: 85% of a 1440-pixel-wide screen, then smaller, beside the drawn phone. */
const wide = { x: -136.06, y: 111.36, scale: 1.9854 };
const beside = { x: -138.32, y: 82.5, scale: 1.42 };

type Box = typeof drawn;

/** The window scales around the middle of the page's top edge. */
const moveTo = ({ x, y, scale }: Box): PartState => ({
  x: (x + (scale * pageWidth) / 2 - drawn.x - (drawn.scale * pageWidth) / 2) / drawn.scale,
  y: (y - drawn.y) / drawn.scale,
  scale: scale / drawn.scale,
});

/** Clips the window to this height of the page. */
const grown = (height: number): PartState => ({
  clip: [0, 0, Math.round(((reach - height) / reach) * 5000) / 100, 0],
});

const whole = grown(640);
/** In narrow compositions, reaches the lower edge of the visitor's screen. */
const tall = grown(700);
const firstScreen = grown(492);

const percent = (height: number): number => Math.round((height / pageHeight) * 1000) / 10;

/** `colored` is the height down to which the page is in color. */
const page = (scrolled: number, colored: number): PartState => ({
  y: -scrolled,
  clip: [percent(scrolled), 0, percent(pageHeight - colored), 0],
});

const below = 700;
/** The scroll distance that brings the heading “From the studio” to the window's top edge. */
const end = 503;

const gone: PartState = { opacity: 0 };
const there: PartState = { opacity: 1 };
const typed: PartState = { clip: [0, -120, 0, 0] };
/** Below the screen in all compositions. */
const waits: PartState = { y: 850, hidden: true };

/** Rows unroll instead of fading in, because words lie on them. */
const unrolled: PartStates = [{ y: -12, clip: [0, 0, 100, 0] }, {}, {}, {}, {}];

export const rows = [
  {
    name: 'header',
    at: unrolled,
    pace: 'first',
    boxes: 'M16 12h508v48H16z',
    lines: 'M346 16h168v40H346z',
  },
  {
    name: 'hero',
    at: unrolled,
    pace: 'middle',
    boxes: 'M16 76h276v234H16zM308 76h216v234H308z',
    lines: 'M28 216h148v44H28z',
    crosses: 'M310 78h212v230H310zl212 230m0-230L310 308',
  },
  {
    name: 'services',
    at: unrolled,
    pace: 'last',
    boxes: [16, 151, 286, 421].map((x) => `M${x} 352h103v124h-103z`).join(''),
    lines: [24, 159, 294, 429].map((x) => `M${x} 362h40v40h-40z`).join(''),
  },
  {
    name: 'studio',
    at: unrolled,
    pace: 'last',
    boxes: 'M16 506h508v200H16z',
    lines: 'M28 562h148v112H28zM196 562h148v112H196zM364 562h148v112H364z',
  },
] as const;

/** Sorts words from a plain list on the blank page into the wireframe. */
const sorted = (x: number, y: number): PartStates => [{ x, y }, {}, {}, {}, {}];

/** On phones held upright, the words are larger until they move into the wireframe. */
const enlarged = (x: number, y: number, scale: number): PartStates => [
  { x, y, scale },
  {},
  {},
  {},
  {},
];
export const large = {
  headline: enlarged(82, 92, 1.8),
  visit: enlarged(42, 116, 1.8),
  menu: enlarged(-156, -122, 1.8),
  offers: [enlarged(62, 188, 1.7), enlarged(-205, 272, 1.7)],
};

const phoneAt = ({ x, y, scale }: Box): PartStates =>
  still({
    x: x + ((scale - 1) * phone.width) / 2,
    y: y + ((scale - 1) * phone.height) / 2,
    scale,
  });

export const states = {
  /** Hidden at the last stop, where the text would be unreadable below the window's edge. */
  studio: [{}, {}, {}, {}, { hidden: true }],
  wide: [
    { ...moveTo(wide), ...grown(300) },
    { ...moveTo(wide), ...whole },
    { ...moveTo(wide), ...whole },
    { ...moveTo(wide), ...whole },
    { ...moveTo(beside), ...firstScreen },
  ],
  /** At the last stop, the drawn window keeps its size: the phone covers a part of the window. */
  narrow: [grown(630), tall, tall, tall, tall],
  /** A visitor's phone held upright shows more above the square. */
  raised: still({ y: -115 }),
  headline: sorted(0, -60),
  visit: sorted(-18, -62),
  menu: sorted(0, 139),
  offers: sorted(6, -178),
  asked: [there, gone, gone, gone, gone],
  /** The clip of `typed`, −120%, completes the typing before the rows have unrolled. */
  address: [{ clip: [0, 100, 0, 0] }, typed, typed, typed, typed],
  page: [page(0, 0), page(0, 0), page(0, below), page(end, pageHeight), page(0, pageHeight)],
  /** The line at the color's lower edge. A clip of −900% shows the line immediately. */
  edge: [
    { clip: [0, 110, 0, 0] },
    { clip: [0, 110, 0, 0] },
    { y: below, clip: [0, -900, 0, 0] },
    { y: below, opacity: 0, clip: [0, -900, 0, 0] },
    { y: below, opacity: 0, clip: [0, -900, 0, 0] },
  ],
  /** In narrow compositions, the drawn phone covers the right side of the drawn page. */
  aside: [there, there, there, there, gone],
  phone: [waits, waits, waits, waits, {}],
  phoneWide: phoneAt({ x: 688.4, y: 198.8, scale: beside.scale }),
  phoneSquare: phoneAt({ x: 510, y: 176, scale: 1.5 }),
  phoneTall: phoneAt({ x: 432, y: 128, scale: 1.94 }),
} satisfies Record<string, PartStates>;

export const paces = {
  wide: ['early', 'whole', 'whole', 'middle'],
  /** In the last move, scrolls the drawn page back to the top before the window shrinks. */
  page: ['whole', 'whole', 'whole', 'first'],
} as const satisfies Record<string, Pace | Paces>;
