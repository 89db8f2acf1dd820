import {
  mapFive,
  seen,
  still,
  unseen,
  type Pace,
  type Paces,
  type PartState,
  type PartStates,
} from '../../motion/stage';

export const pageWidth = 540;
export const phone = { width: 180, height: 410 };
/**
 * The drawn page's top left corner and scale before any part moves. The square composition keeps
 * them through the fourth stop.
 */
export const drawn = { x: 11.2, y: 75, scale: 1.44 };
/**
 * An invisible path in StageWindow.tsx extends the window's box this far above and below the drawn
 * page's top edge, so that scaling is centered on that edge.
 */
export const reach = 1800;

/** The window's place on wide screens: alone (`wide`), then, at the last stop, beside the phone. */
const wide = { x: -136.06, y: 111.36, scale: 1.9854 };
const beside = { x: -138.32, y: 82.5, scale: 1.42 };

type Box = typeof drawn;

const moveTo = ({ x, y, scale }: Box): PartState => ({
  x: (x + (scale * pageWidth) / 2 - drawn.x - (drawn.scale * pageWidth) / 2) / drawn.scale,
  y: (y - drawn.y) / drawn.scale,
  scale: scale / drawn.scale,
});

/** Clips the window at `height` below the page's top, which is at the middle of the window's box. */
const grown = (height: number): PartState => ({
  clip: [0, 0, Math.round(((reach - height) / reach) * 5000) / 100, 0],
});

/** How much of the page's height the window shows on wide screens, until the last stop. */
export const shown = 332;
/** The same in narrow compositions: enough to show the names of the studio's pictures. */
export const shownInTall = 716;
export const rim = 5;
const shownAtLast = 490;
const whole = grown(shown + rim);
const longer = grown(shownAtLast + rim);

/** Brings “From the studio” to the drawn window's top edge. */
const scrolledToStudio = 498;
export const pageHeight = scrolledToStudio + shownInTall;

const percent = (height: number): number => Math.round((height / pageHeight) * 1000) / 10;

const page = (scrolled: number): PartState => ({
  y: -scrolled,
  clip: [percent(scrolled), 0, 0, 0],
});

/** Just below the drawn window's lower edge, so that color arrives there as the move ends. */
const belowWindow = { wide: shown + 20, narrow: shownInTall + 20 };

/** At the third stop, the page is in color down to `height`. */
const coloredTo = (height: number): PartStates =>
  mapFive([0, 0, height, pageHeight, pageHeight], (colored) => ({
    clip: [0, 0, percent(pageHeight - colored), 0],
  }));

const downTo = (y: number): PartStates => [{}, {}, { y }, { y }, { y }];

const enlarged: PartState = { y: -149, scale: 1.4 / drawn.scale };
const besidePhoneTall: PartState = { x: -38.5, y: -152.5, scale: 1.29 / drawn.scale };
const sill: PartState = { y: shown - shownInTall };
const belowScreen: PartState = { y: 850, hidden: true };

const phoneAt = ({ x, y, scale }: Box): PartStates =>
  still({
    x: x + ((scale - 1) * phone.width) / 2,
    y: y + ((scale - 1) * phone.height) / 2,
    scale,
  });

/** Tall composition only: the words of a service are beside its icon. */
export const besideIcon = (lines: number): PartStates => still({ x: 70, y: -38 - 13 * lines });

/** Tall composition only: at the last stop, the part moves aside to make room for the phone. */
const inSecondColumn = (at: { x: number; y?: number }): PartStates => [
  at,
  at,
  at,
  at,
  { ...at, x: at.x - 48 },
];

const setSun: PartState = { y: 660, hidden: true };

export const states = {
  sun: [setSun, setSun, setSun, setSun, {}],
  sunSquare: still({ x: -162, y: -90, scale: 0.8 }),
  sunTall: still({ x: -170, y: -140, scale: 1.41 }),
  /** On wide screens, the page's top is scrolled out of the window at the fourth stop. */
  top: [{}, {}, {}, { hidden: true }, {}],
  wide: [
    { ...moveTo(wide), ...whole },
    { ...moveTo(wide), ...whole },
    { ...moveTo(wide), ...whole },
    { ...moveTo(wide), ...whole },
    { ...moveTo(beside), ...longer },
  ],
  sill: [sill, sill, sill, sill, { y: shownAtLast - shownInTall }],
  narrow: still(grown(shownInTall + rim)),
  /** The drawn browser window. At the last stop, it makes room for the drawn phone. */
  windowTall: [enlarged, enlarged, enlarged, enlarged, besidePhoneTall],
  windowSquare: [{}, {}, {}, {}, { x: -133, y: 2, scale: 0.95 / drawn.scale }],
  asked: [seen, unseen, unseen, unseen, unseen],
  /** At the last stop, the page scrolls back to its top before the phone covers a part of it. */
  page: [page(0), page(0), page(0), page(scrolledToStudio), page(0)],
  coloredWide: coloredTo(belowWindow.wide),
  coloredNarrow: coloredTo(belowWindow.narrow),
  /**
   * The line at the lower edge of the page's colored part. Its clip moves on to −900%, so that it
   * passes 0, where the whole line shows, early in the move.
   */
  edge: [
    { clip: [0, 110, 0, 0] },
    { clip: [0, 110, 0, 0] },
    { clip: [0, -900, 0, 0] },
    { opacity: 0, clip: [0, -900, 0, 0] },
    { opacity: 0, clip: [0, -900, 0, 0] },
  ],
  edgeWide: downTo(belowWindow.wide),
  edgeNarrow: downTo(belowWindow.narrow),
  /** Tall composition only: the four services, and the lines between them. */
  film: still({ y: -8 }),
  photography: still({ x: -254, y: 66 }),
  sound: inSecondColumn({ x: 136, y: -8 }),
  streams: inSecondColumn({ x: -140, y: 66 }),
  rule: inSecondColumn({ x: 132 }),
  rules: still({ hidden: true }),
  /** Tall composition only: fades out the studio's third picture, which the phone partly covers. */
  market: [seen, seen, seen, seen, unseen],
  phone: [belowScreen, belowScreen, belowScreen, belowScreen, {}],
  phoneWide: phoneAt({ x: 688.4, y: 198.8, scale: beside.scale }),
  phoneSquare: phoneAt({ x: 538, y: 187, scale: 1.4 }),
  phoneTall: phoneAt({ x: 538, y: 361, scale: 1.4 }),
} satisfies Record<string, PartStates>;

export const paces = {
  wide: ['early', 'whole', 'whole', 'middle'],
  page: ['whole', 'whole', 'whole', 'first'],
} as const satisfies Record<string, Pace | Paces>;
