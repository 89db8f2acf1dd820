import type { Five, PartState, PartStates } from '../../motion/stage';

const fade = (...opacities: Five<number>): PartStates => {
  const [night, steps, stems, together, garden] = opacities;
  return [
    { opacity: night },
    { opacity: steps },
    { opacity: stems },
    { opacity: together },
    { opacity: garden },
  ];
};

export const sky = {
  night: fade(1, 1, 1, 0.6, 0),
  moon: [
    {},
    { x: 14, y: -4 },
    { x: 28, y: -6 },
    { x: 42, y: 0, opacity: 0 },
    { x: 42, y: 0, opacity: 0 },
  ],
  total: [
    { y: 30, opacity: 0 },
    { y: 30, opacity: 0 },
    { y: 30, opacity: 0 },
    { y: 30, opacity: 0 },
    {},
  ],
} satisfies Record<string, PartStates>;

/** The middle of the display. */
export const middle = { x: 400, y: 385 };

/** Walks up to the display until it fills the screen. */
export const camera: PartStates = [
  {},
  { scale: 1.08 },
  { y: 12, scale: 1.2 },
  { y: 24, scale: 1.34 },
  { y: 50, scale: 1.55 },
];

const near: PartState = { y: 62, scale: 1.35 };
export const nearCrowd: PartStates = [near, near, near, near, near];

const sown: PartState = { y: 14, opacity: 0 };

export const screen = {
  dusk: fade(0.6, 0.66, 0.56, 0, 0),
  sun: [{ y: 160 }, { y: 160 }, { y: 150 }, { y: 70 }, {}],
  undergrowth: [{ y: 300 }, { y: 300 }, { y: 300 }, { y: 40 }, {}],
  meadow: [sown, sown, sown, sown, {}],
} satisfies Record<string, PartStates>;

const lit: PartState = {};
const dark: PartState = { scale: 0.3, opacity: 0 };
const faded: PartState = { opacity: 0 };

/** Seeds, and the glow around the people near them. */
export const lights: readonly { x: number; side: number; at: PartStates }[] = [
  { x: 118, side: 48, at: [dark, lit, lit, faded, faded] },
  { x: 216, side: 52, at: [dark, dark, lit, faded, faded] },
  { x: 400, side: -34, at: [dark, lit, lit, faded, faded] },
  { x: 584, side: -56, at: [dark, dark, lit, faded, faded] },
  { x: 682, side: -50, at: [dark, lit, lit, faded, faded] },
];

const seed: PartState = { scale: 0 };
const sprout: PartState = { scaleX: 0.13, scaleY: 0.2 };

/** Grows upright first, then leans toward the crowd. */
const growth = (early: boolean, lean: number, young: number): PartStates => [
  seed,
  early ? sprout : seed,
  { scaleX: young * 0.95, scaleY: young, rotate: -lean * 1.5 },
  { scale: 0.92, rotate: lean },
  {},
];

export const growths = {
  farLeft: growth(true, 9, 0.8),
  left: growth(false, 9, 0.72),
  middle: [seed, { scale: 0.1 }, { scale: 0.5 }, { scale: 0.72 }, {}],
  right: growth(false, -9, 0.66),
  farRight: growth(true, -9, 0.76),
} satisfies Record<string, PartStates>;

export const bloom: PartStates = [
  { scale: 0 },
  { scale: 0 },
  { scale: 0.34 },
  { scale: 0.66, rotate: -20 },
  {},
];

/** Unfolds a grant like a leaf. */
export const unfold = (turn: number): PartStates => [
  { scale: 0 },
  { scale: 0 },
  { scale: 0 },
  { scale: 0, rotate: turn },
  {},
];

const at = (x: number): PartState => ({ x });
/** Hides people until they are on the screen. */
const away = (x: number): PartState => ({ x, opacity: 0 });

/** The five people's positions relative to the center. */
export const walks = {
  bun: [away(-292), away(-292), at(-234), at(-144), at(-142)],
  waving: [away(-292), at(-232), at(-130), at(-102), at(-100)],
  tall: [away(-94), at(-34), at(-34), at(-42), at(-40)],
  wheelchair: [away(280), at(230), at(126), at(44), at(46)],
  backpack: [away(288), away(288), at(230), at(100), at(102)],
} satisfies Record<string, PartStates>;

/** Keeps people hidden below the lower edge, then moves them up into place at the last stop. */
const rise = (below: number): PartStates => {
  const waiting = { y: below, hidden: true };
  return [waiting, waiting, waiting, waiting, {}];
};

export const crowd = {
  left: rise(270),
  middle: rise(250),
  right: rise(300),
  passersby: rise(280),
} satisfies Record<string, PartStates>;
