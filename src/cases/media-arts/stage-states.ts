import {
  atStops,
  mapFive,
  still,
  unseen,
  type Five,
  type Paces,
  type PartState,
  type PartStates,
  type Stop,
} from '../../motion/stage';
import {
  displayOnPhone,
  displayScales,
  displaySeeds,
} from '../../story/scene/layouts/display-camera';

/** People and the lights at their feet appear only after the first caption has disappeared. */
export const arrivalPace: Paces = ['late', 'whole', 'whole', 'whole'];

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

const toGrow: PartState = { clip: [110, 0, 0, 0], opacity: 0 };

const lowMoon: PartState = { x: 6, y: 56 };
const moonGone: PartState = { ...lowMoon, opacity: 0 };

export const sky = {
  /** Day breaks from the horizon up. */
  night: [{}, {}, {}, {}, { clip: [0, 0, 100, 0] }],
  moon: [{}, { x: 10, y: 26 }, lowMoon, moonGone, moonGone],
  /** Uncovers the total from the bottom up, while the plant's leaves (`Grants`) rise. */
  totalOnDisplay: [toGrow, toGrow, toGrow, toGrow, {}],
} satisfies Record<string, PartStates>;

export const camera: PartStates = mapFive(displayScales, (scale) => ({ scale }));

export const lowered = still({ y: displayOnPhone.y });
export const onPhone = still({ scale: displayOnPhone.scale });
export const largeTotal = still({ y: -116, scale: 1.57 });
export const highMoon = still({ y: -60, scale: 1.4 });

const far: PartState = { y: -18, scale: 0 };
/** Drives away under the footbridge. */
export const bus: PartStates = [{ y: 10, scale: 0.78 }, far, far, far, far];

export const nearCrowd = still({ y: 76, scale: 1.35 });
export const lowCrowd = still({ y: 110 });

export const screen = {
  dusk: fade(0.6, 0.66, 0.56, 0, 0),
  sun: [{ y: 118 }, { y: 118 }, { y: 118 }, {}, {}],
  undergrowth: [{ y: 300 }, { y: 300 }, { y: 300 }, {}, {}],
} satisfies Record<string, PartStates>;

const lit: PartState = {};
const dark: PartState = { scale: 0.3, opacity: 0 };

/**
 * Before a seed's stem grows, a person stands on the seed, in a spotlight. As it grows, the person
 * and the spotlight move aside by `side` (negative: to the left).
 */
export const lights: readonly { x: number; side: number; at: PartStates }[] = [
  { x: displaySeeds.xs[0], side: 50, at: [dark, lit, lit, unseen, unseen] },
  { x: displaySeeds.xs[1], side: 50, at: [dark, lit, lit, unseen, unseen] },
  { x: displaySeeds.xs[2], side: -50, at: [dark, dark, lit, unseen, unseen] },
  { x: displaySeeds.xs[3], side: -50, at: [dark, dark, lit, unseen, unseen] },
  { x: displaySeeds.xs[4], side: -50, at: [dark, lit, lit, unseen, unseen] },
];

export const glow = (side: number): PartStates => [{ x: -side }, { x: -side }, {}, {}, {}];

const seed: PartState = { scale: 0 };
const sprout: PartState = { scaleX: 0.13, scaleY: 0.2 };

/** As drawn, plants lean inward. They lean less than that at the third stop, more at the fourth. */
const growth = (early: boolean, lean: number, young: number): PartStates => [
  seed,
  early ? sprout : seed,
  { scaleX: young * 0.95, scaleY: young, rotate: -lean * 1.5 },
  { scale: 0.92, rotate: lean },
  {},
];

export const growths = {
  farLeft: growth(true, 9, 0.8),
  left: growth(true, 3, 0.72),
  middle: [seed, seed, { scale: 0.44 }, { scale: 0.52 }, {}],
  right: growth(false, -3, 0.66),
  farRight: growth(true, -9, 0.76),
} satisfies Record<string, PartStates>;

export const bloom: PartStates = [{ scale: 0 }, { scale: 0 }, { scale: 0.34 }, {}, {}];

export const unfold = (turn: number): PartStates => [
  { scale: 0 },
  { scale: 0 },
  { scale: 0 },
  { scale: 0, rotate: turn },
  {},
];

const at = (x: number): PartState => ({ x });
const behindLeft: PartState = { x: -404 };
const behindRight: PartState = { x: 410 };

/**
 * Horizontal distances from the display's center. Buildings hide the people who have not come yet.
 * At the second stop, each of the others is on a drawn seed, from which a plant will grow.
 */
export const walks = {
  bun: [behindLeft, behindLeft, at(-234), at(-128), at(-128)],
  waving: [behindLeft, at(-282), at(-130), at(-78), at(-78)],
  tall: [behindLeft, at(-184), at(-44), at(-29), at(-29)],
  // Starts transparent: would stick out from behind the building that hides the others.
  wheelchair: [{ x: 387, opacity: 0 }, at(272), at(124), at(54), at(54)],
  backpack: [behindRight, behindRight, at(230), at(120), at(120)],
} satisfies Record<string, PartStates>;

const rise = (stop: Stop, below: number): PartStates =>
  atStops((other) => (other < stop ? { y: below, hidden: true } : {}));

export const crowd = {
  left: rise(1, 270),
  right: rise(2, 270),
  middle: rise(3, 270),
  passersby: rise(3, 280),
  arms: rise(4, 150),
} satisfies Record<string, PartStates>;
