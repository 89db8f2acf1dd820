export const speciesNames = [
  'Coneflower',
  'Milkweed',
  'Fern',
  'Blue flag iris',
  'River oats',
  'Dogwood',
] as const;
export const animalNames = ['Fireflies', 'Butterfly', 'Wren'] as const;
export type Species = (typeof speciesNames)[number];
export type Animal = (typeof animalNames)[number];

// `at` and a person's `goal` are positions along the bridge, from 0 at its left end to 1 at its
// right. `growth` is from 0 to 1, too. A plot's `goal` is the growth that its plant will reach.
export type Plot = {
  at: number;
  species: Species;
  size: number;
  back: boolean;
  growth: number;
  goal: number;
};
export type Person = { at: number; goal: number; walked: number; facing: 1 | -1; look: number };
export type Garden = { plots: Plot[]; you: Person; visitors: Person[]; crowd: number };

export const awake = 0.1;
export const inLeaf = 0.5;
export const inBloom = 0.92;
export const plantStep = 0.3;

const order: Species[] = [
  'Fern',
  'Coneflower',
  'River oats',
  'Dogwood',
  'Blue flag iris',
  'Fern',
  'Milkweed',
  'River oats',
  'Coneflower',
  'Blue flag iris',
  'Fern',
  'Milkweed',
  'Coneflower',
  'River oats',
  'Dogwood',
  'Blue flag iris',
  'Fern',
  'Coneflower',
  'Milkweed',
  'Fern',
];
const sizes = [
  0.74, 0.74, 0.86, 1, 0.8, 0.96, 0.96, 1.02, 0.9, 0.92, 0.78, 0.86, 1.02, 1.04, 0.98, 0.86, 0.96,
  0.84, 0.9, 0.7,
];
const backRow = new Set([2, 5, 8, 11, 13, 17]);
const nudges = [2, -6, 4, 0, 7, -5, 3, -4, 6, -3, 5, -7, 2, 6, 0, -6, 4, -2, 5, -3];

/** A visitor comes when `from` seeds are awake, and stops at the position `at`. */
const visits = [
  { at: 0.22, from: 2 },
  { at: 0.69, from: 4 },
  { at: 0.44, from: 7 },
  { at: 0.87, from: 9 },
  { at: 0.1, from: 12 },
  { at: 0.56, from: 14 },
  { at: 0.78, from: 17 },
];
const walkSpeed = 0.28;
const reach = 0.075;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export function newGarden(): Garden {
  return {
    plots: order.map((species, index) => ({
      at: (index + 0.5 + (nudges[index] ?? 0) / 30) / order.length,
      species,
      size: sizes[index] ?? 1,
      back: backRow.has(index),
      growth: 0,
      goal: 0,
    })),
    you: { at: 0.5, goal: 0.5, walked: 0, facing: 1, look: 0 },
    visitors: [],
    crowd: 0.5,
  };
}

export const standing = (person: Person) => Math.abs(person.goal - person.at) < 0.003;

export function walkTo(garden: Garden, at: number) {
  garden.you.goal = clamp(at, 0.02, 0.98);
}

export function nearestPlot(garden: Garden, at: number): Plot {
  return garden.plots.reduce((best, plot) =>
    Math.abs(plot.at - at) < Math.abs(best.at - at) ? plot : best,
  );
}

/** Lets the nearest plant grow. Skips fully grown plants if another within reach can still grow. */
export function plant(garden: Garden, at: number): Plot {
  const near = garden.plots.filter((plot) => Math.abs(plot.at - at) < reach && plot.goal < 1);
  const plot = near.length ? nearestPlot({ ...garden, plots: near }, at) : nearestPlot(garden, at);
  plot.goal = plot.goal < awake ? 0.4 : Math.min(1, plot.goal + plantStep);
  return plot;
}

function walk(person: Person, seconds: number) {
  const way = person.goal - person.at;
  const step = clamp(way, -walkSpeed * seconds, walkSpeed * seconds);
  person.at += step;
  person.walked += Math.abs(step);
  if (Math.abs(step) > 0.0001) person.facing = step > 0 ? 1 : -1;
}

function feed(garden: Garden, person: Person, amount: number, limit: number) {
  for (const plot of garden.plots) {
    const nearness = 1 - Math.abs(plot.at - person.at) / reach;
    // Unlike `you`, visitors wake only the seeds at their feet.
    const asleep = plot.goal < awake && person !== garden.you && nearness < 0.7;
    if (nearness <= 0 || asleep) continue;
    const more = Math.max(awake, plot.goal) + amount * (0.4 + 0.6 * nearness);
    const most = Math.min(1, limit * (0.6 + 0.6 * nearness));
    plot.goal = Math.max(plot.goal, Math.min(most, more));
  }
}

function wake(garden: Garden, person: Person) {
  for (const plot of garden.plots)
    if (Math.abs(plot.at - person.at) < 0.02) plot.goal = Math.max(plot.goal, awake);
}

function invite(garden: Garden, instant: boolean) {
  const visit = visits[garden.visitors.length];
  if (!visit || counts(garden).awake < visit.from) return;
  const start = instant ? visit.at : visit.at < 0.5 ? -0.06 : 1.06;
  garden.visitors.push({
    at: start,
    goal: visit.at,
    walked: 0,
    facing: visit.at < 0.5 ? 1 : -1,
    look: garden.visitors.length + 1,
  });
}

/** The average position of `you`, which counts three times, and of visitors who stand still. */
export function middleOfCrowd({ you, visitors }: Garden): number {
  const here = visitors.filter(standing);
  return (you.at * 3 + here.reduce((sum, person) => sum + person.at, 0)) / (3 + here.length);
}

/** Returns false once the garden has stopped changing. */
export function advance(garden: Garden, seconds: number): boolean {
  let changing = false;
  for (const person of [garden.you, ...garden.visitors]) {
    if (standing(person)) continue;
    walk(person, seconds);
    changing = true;
  }
  wake(garden, garden.you);
  if (standing(garden.you)) feed(garden, garden.you, seconds * 0.34, 1.2);
  for (const visitor of garden.visitors)
    if (standing(visitor)) feed(garden, visitor, seconds * 0.12, 0.8);
  for (const plot of garden.plots) {
    if (plot.goal <= plot.growth) continue;
    plot.growth = Math.min(plot.goal, plot.growth + seconds * 0.55);
    changing = true;
  }
  const middle = middleOfCrowd(garden);
  const lean = (middle - garden.crowd) * Math.min(1, seconds * 2.5);
  garden.crowd += lean;
  if (Math.abs(middle - garden.crowd) > 0.002) changing = true;
  invite(garden, false);
  return changing;
}

/** Finishes all walks and growth immediately, for reduced motion. */
export function settle(garden: Garden) {
  garden.you.at = garden.you.goal;
  wake(garden, garden.you);
  for (let guests = -1; guests < garden.visitors.length;) {
    guests = garden.visitors.length;
    invite(garden, true);
  }
  for (const visitor of garden.visitors) {
    visitor.at = visitor.goal;
    feed(garden, visitor, 0.4, 0.8);
  }
  for (const plot of garden.plots) plot.growth = plot.goal;
  garden.crowd = middleOfCrowd(garden);
}

export function counts(garden: Garden) {
  const grown = (least: number) => garden.plots.filter((plot) => plot.goal >= least);
  const blooming = grown(inBloom);
  const animals = animalNames.filter(
    (_, index) => blooming.length >= ([3, 5, 9][index] ?? Infinity),
  );
  const plants = speciesNames.filter((name) =>
    garden.plots.some((plot) => plot.species === name && plot.goal >= inLeaf),
  );
  return {
    awake: grown(awake).length,
    leaf: grown(inLeaf).length,
    bloom: blooming.length,
    plants,
    animals,
    species: plants.length + animals.length,
    allSpecies: speciesNames.length + animalNames.length,
    all: garden.plots.length,
  };
}

type Saved = { plots: number[]; you: number; visitors: number };

export function save(garden: Garden): Saved {
  return {
    plots: garden.plots.map((plot) => Math.round(plot.goal * 100) / 100),
    you: Math.round(garden.you.goal * 1000) / 1000,
    visitors: garden.visitors.length,
  };
}

export function restore(saved: unknown): Garden {
  const garden = newGarden();
  if (!saved || typeof saved !== 'object') return garden;
  const { plots, you, visitors } = saved as Partial<Saved>;
  if (!Array.isArray(plots) || typeof you !== 'number' || typeof visitors !== 'number')
    return garden;
  garden.plots.forEach((plot, index) => {
    const growth = Number(plots[index]);
    plot.goal = plot.growth = Number.isFinite(growth) ? clamp(growth, 0, 1) : 0;
  });
  garden.you.at = garden.you.goal = clamp(you, 0.02, 0.98) || 0.5;
  garden.visitors = visits.slice(0, clamp(visitors, 0, visits.length)).map(({ at }, index) => ({
    at,
    goal: at,
    walked: 0,
    facing: at < 0.5 ? 1 : -1,
    look: index + 1,
  }));
  garden.crowd = middleOfCrowd(garden);
  return garden;
}

export const opening = () =>
  restore({
    plots: order.map((_, index) => Number(index === 6 || index === 12)),
    you: 0.47,
    visitors: 0,
  });

/** States that a link can open, such as #moment=piece-empty. */
export const moments: Record<string, () => Garden> = {
  'piece-empty': newGarden,
  'piece-opening': opening,
  'piece-garden': () => restore({ plots: order.map(() => 1), you: 0.6, visitors: visits.length }),
};
