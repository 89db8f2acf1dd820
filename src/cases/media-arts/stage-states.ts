import type { Five, PartState } from '../../motion/stage';

/** What a part of the scene does at the five stops: night, first steps, stems, together, the garden. */
type Way = Five<PartState>;

const fade = (...opacities: Five<number>): Way => {
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
  night: fade(1, 1, 1, 0.7, 0),
  moon: [
    {},
    { x: 14, y: -4 },
    { x: 28, y: -6 },
    { x: 42, y: -6, opacity: 0.8 },
    { x: 60, y: -60, opacity: 0 },
  ],
  total: [
    { y: 30, opacity: 0 },
    { y: 30, opacity: 0 },
    { y: 30, opacity: 0 },
    { y: 30, opacity: 0 },
    {},
  ],
} satisfies Record<string, Way>;

export const screen = {
  dusk: fade(0.6, 0.66, 0.56, 0, 0),
  sun: [{ y: 160 }, { y: 160 }, { y: 150 }, { y: 70 }, {}],
  undergrowth: [{ y: 300 }, { y: 300 }, { y: 300 }, { y: 40 }, {}],
  meadow: [{ y: 80 }, { y: 80 }, { y: 80 }, { y: 80 }, {}],
} satisfies Record<string, Way>;

const lit: PartState = {};
const dark: PartState = { scale: 0.3, opacity: 0 };
const faded: PartState = { opacity: 0 };

/** Seeds in the soil, and the glow around the people beside them. */
export const lights: readonly { x: number; side: number; at: Way }[] = [
  { x: 118, side: 48, at: [dark, lit, lit, faded, faded] },
  { x: 216, side: 52, at: [dark, dark, lit, faded, faded] },
  { x: 400, side: -34, at: [dark, lit, lit, faded, faded] },
  { x: 584, side: -56, at: [dark, dark, lit, faded, faded] },
  { x: 682, side: -50, at: [dark, lit, lit, faded, faded] },
];

const seed: PartState = { scale: 0 };
const sprout: PartState = { scaleX: 0.13, scaleY: 0.2 };

/** A plant grows from its seed, upright at first; then it leans toward the crowd. */
const growth = (early: boolean, lean: number, young: number): Way => [
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
} satisfies Record<string, Way>;

export const bloom: Way = [
  { scale: 0 },
  { scale: 0 },
  { scale: 0.34 },
  { scale: 0.66, rotate: -20 },
  {},
];

/** The two grants unfold like the first leaves of a seedling. */
export const unfold = (turn: number): Way => [
  { scale: 0 },
  { scale: 0 },
  { scale: 0 },
  { scale: 0, rotate: turn },
  {},
];

const standing = (...places: Five<number>): Way => {
  const [night, steps, stems, together, garden] = places;
  return [{ x: night }, { x: steps }, { x: stems }, { x: together }, { x: garden }];
};

/** Where each of the five people stands, relative to the center. */
export const walks = {
  bun: standing(-480, -480, -234, -144, -142),
  waving: standing(-480, -232, -130, -102, -100),
  tall: standing(-400, -34, -34, -42, -40),
  wheelchair: standing(480, 230, 126, 44, 46),
  backpack: standing(600, 460, 230, 100, 102),
} satisfies Record<string, Way>;

const rise = (below: number): Way => [{ y: below }, { y: below }, { y: below }, { y: below }, {}];

export const team = { left: rise(230), middle: rise(180), right: rise(260) } satisfies Record<
  string,
  Way
>;
