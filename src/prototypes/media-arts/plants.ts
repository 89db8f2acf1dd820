import type { Species } from './garden';

export type Drawing = { stem: string; leaves: string; flower: string; heart: string };
type Point = { x: number; y: number; angle: number };
type Curve = (u: number) => Point;

const round = (value: number) => Math.round(value * 10) / 10;
const clamp01 = (value: number) => Math.min(1, Math.max(0, value));
const part = (value: number, from: number, to: number) => clamp01((value - from) / (to - from));
const ease = (value: number) => 1 - (1 - value) ** 3;
const at = (point: { x: number; y: number }) => `${round(point.x)} ${round(point.y)}`;
const move = (point: Point, angle: number, by: number) => ({
  x: point.x + Math.cos(angle) * by,
  y: point.y + Math.sin(angle) * by,
  angle,
});

function stemCurve(height: number, lean: number, arch = 0, foot = 0): Curve {
  const bend = lean + arch;
  const points = [
    [foot, 0],
    [foot + arch * 4, -0.4 * height],
    [foot + bend * 0.3 * height, -0.78 * height],
    [foot + bend * 0.85 * height, -height * (1 - 0.16 * Math.abs(lean) - 0.3 * Math.abs(arch))],
  ] as const;
  return (u) => {
    const v = 1 - u;
    const weights = [v ** 3, 3 * v * v * u, 3 * v * u * u, u ** 3] as const;
    const slopes = [-v * v, v * v - 2 * v * u, 2 * v * u - u * u, u * u] as const;
    const sum = (weight: readonly number[], axis: 0 | 1) =>
      points.reduce((total, point, index) => total + point[axis] * (weight[index] ?? 0), 0);
    return {
      x: sum(weights, 0),
      y: sum(weights, 1),
      angle: Math.atan2(sum(slopes, 1), sum(slopes, 0)),
    };
  };
}

function line(curve: Curve, from = 0, to = 1): string {
  let path = `M${at(curve(from))}`;
  for (let index = 1; index <= 8; index++)
    path += `L${at(curve(from + ((to - from) * index) / 8))}`;
  return path;
}

function leaf(base: Point, angle: number, length: number, width: number, curl = 0): string {
  if (length < 0.8) return '';
  const tip = move(base, angle + curl * 0.4, length);
  const side = (sign: number, along: number) => {
    const middle = move(base, angle + curl * 0.15, length * along);
    return at(move(middle, angle + (sign * Math.PI) / 2, width));
  };
  return `M${at(base)}C${side(-1, 0.25)} ${side(-1, 0.75)} ${at(tip)}C${side(1, 0.75)} ${side(1, 0.25)} ${at(base)}Z`;
}

const vein = (base: Point, angle: number, length: number) =>
  length < 4 ? '' : `M${at(base)}L${at(move(base, angle, length * 0.7))}`;

function dot(center: { x: number; y: number }, radius: number): string {
  if (radius < 0.3) return '';
  const r = round(radius);
  return `M${round(center.x - radius)} ${round(center.y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

const left = -1;
const right = 1;
const sides = [left, right] as const;

type Grow = (growth: number, lean: number, size: number) => Drawing;

function pairs(
  curve: Curve,
  growth: number,
  list: readonly { u: number; length: number; width: number; spread: number }[],
): { stem: string; leaves: string } {
  let stem = '';
  let leaves = '';
  list.forEach(({ u, length, width, spread }, index) => {
    const open = ease(part(growth, 0.14 + u * 0.44, 0.42 + u * 0.44));
    if (!open) return;
    for (const side of sides) {
      const base = curve(u + (side === right && index % 2 ? 0.03 : 0));
      const angle = base.angle + side * spread * (0.55 + 0.45 * open);
      leaves += leaf(base, angle, length * open, width * open, side * 0.5);
      stem += vein(base, angle, length * open);
    }
  });
  return { stem, leaves };
}

const coneflower: Grow = (growth, lean, size) => {
  const height = 158 * size;
  const curve = stemCurve(height * ease(part(growth, 0.1, 0.85)), lean);
  const { stem, leaves } = pairs(curve, growth, [
    { u: 0.2, length: 46 * size, width: 11 * size, spread: 1 },
    { u: 0.42, length: 38 * size, width: 9 * size, spread: 0.9 },
    { u: 0.64, length: 26 * size, width: 7 * size, spread: 0.8 },
  ]);
  const top = curve(1);
  const open = ease(part(growth, 0.72, 1));
  let flower = '';
  for (let index = -4; index <= 4; index++) {
    const angle = top.angle + index * (0.2 + 0.3 * open);
    flower += leaf(top, angle, 27 * size * open, 6 * size * open, index * 0.12);
  }
  const dome = 8.5 * size * ease(part(growth, 0.5, 0.85));
  return { stem: line(curve) + stem, leaves, flower, heart: dot(move(top, top.angle, 2), dome) };
};

const milkweed: Grow = (growth, lean, size) => {
  const height = 168 * size;
  const curve = stemCurve(height * ease(part(growth, 0.1, 0.85)), lean);
  const { stem, leaves } = pairs(curve, growth, [
    { u: 0.16, length: 42 * size, width: 8 * size, spread: 0.85 },
    { u: 0.33, length: 44 * size, width: 8 * size, spread: 0.9 },
    { u: 0.5, length: 40 * size, width: 8 * size, spread: 0.85 },
    { u: 0.67, length: 32 * size, width: 7 * size, spread: 0.8 },
    { u: 0.82, length: 22 * size, width: 5 * size, spread: 0.75 },
  ]);
  const top = curve(1);
  const open = ease(part(growth, 0.68, 1));
  let rays = '';
  let flower = '';
  let heart = '';
  if (open)
    for (const [count, reach, fan] of [
      [9, 20, 0.36],
      [5, 11, 0.5],
    ] as const)
      for (let index = (1 - count) / 2; index <= (count - 1) / 2; index++) {
        const end = move(top, top.angle + index * fan, reach * size * open);
        rays += `M${at(top)}L${at(end)}`;
        flower += dot(end, 5.2 * size * open);
        heart += dot(end, 1.8 * size * open);
      }
  return { stem: line(curve) + stem + rays, leaves, flower, heart };
};

const fern: Grow = (growth, lean, size) => {
  let stem = '';
  let leaves = '';
  const fronds = [
    { arch: 0, height: 138, from: 0.1 },
    { arch: -0.62, height: 104, from: 0.26 },
    { arch: 0.62, height: 108, from: 0.34 },
    { arch: -1.15, height: 66, from: 0.5 },
    { arch: 1.15, height: 62, from: 0.55 },
  ];
  for (const { arch, height, from } of fronds) {
    const grown = part(growth, from, Math.min(1, from + 0.6));
    if (!grown) continue;
    const length = height * size * ease(grown);
    const curve = stemCurve(length, lean * 0.9, arch);
    stem += line(curve);
    const leaflets = 11;
    for (let index = 1; index <= leaflets; index++) {
      const u = index / (leaflets + 0.6);
      const open = ease(part(grown, u * 0.62, u * 0.62 + 0.36));
      const base = curve(u);
      const long = length * 0.27 * (1 - u) ** 0.75 * (0.55 + 0.45 * Math.min(1, u * 4)) * open;
      for (const side of sides)
        leaves += leaf(base, base.angle + side * (1.12 - u * 0.3), long, long * 0.2, side * -0.3);
    }
    const coil = 9 * size * (1 - grown) * Math.min(1, grown * 5);
    if (coil > 0.8) {
      const tip = curve(1);
      const turn = arch < 0 ? -1 : 1;
      const center = move(tip, tip.angle + (turn * Math.PI) / 2, coil);
      let spiral = '';
      for (let index = 0; index <= 20; index++) {
        const angle = tip.angle - (turn * Math.PI) / 2 + turn * index * 0.45;
        spiral += `${index ? 'L' : 'M'}${at(move(center, angle, coil * (1 - index / 24)))}`;
      }
      stem += spiral;
    }
  }
  return { stem, leaves, flower: '', heart: '' };
};

const iris: Grow = (growth, lean, size) => {
  let leaves = '';
  const blades = [
    [-0.55, 92, -6],
    [0.5, 102, 6],
    [-0.22, 122, -3],
    [0.85, 68, 9],
    [-0.9, 62, -9],
  ] as const;
  blades.forEach(([arch, height, foot], index) => {
    const grown = ease(part(growth, 0.1 + index * 0.08, 0.6 + index * 0.08));
    if (grown < 0.03) return;
    const curve = stemCurve(height * size * grown, lean * 0.8, arch, foot * size);
    const edge = (u: number, sign: number) => {
      const point = curve(u);
      const half = 4.4 * size * (1 - u ** 2.4) + 0.2;
      return at(move(point, point.angle + (sign * Math.PI) / 2, half));
    };
    const up = [0, 0.2, 0.4, 0.6, 0.8, 1];
    const down = [1, 0.8, 0.6, 0.4, 0.2, 0];
    const outline = [...up.map((u) => edge(u, -1)), ...down.map((u) => edge(u, 1))];
    leaves += `M${outline.join('L')}Z`;
  });
  const curve = stemCurve(146 * size * ease(part(growth, 0.3, 0.88)), lean);
  const stem = growth > 0.3 ? line(curve) : '';
  const top = curve(1);
  const open = ease(part(growth, 0.74, 1));
  let flower = '';
  for (const turn of [-0.42, 0, 0.42])
    flower += leaf(top, top.angle + turn * open, 25 * size * open, 8 * size * open);
  for (const turn of [-2, 2, -1.25, 1.25])
    flower += leaf(top, top.angle + turn, 25 * size * open, 8 * size * open, turn * 0.3);
  let heart = '';
  for (const turn of [-2, 2]) heart += leaf(top, top.angle + turn, 12 * size * open, 2.6 * open);
  return { stem, leaves, flower, heart };
};

const riverOats: Grow = (growth, lean, size) => {
  let stem = '';
  let leaves = '';
  let flower = '';
  const stalks = [
    { arch: 0.3, height: 150, foot: 0 },
    { arch: -0.42, height: 128, foot: -4 },
    { arch: 0.72, height: 112, foot: 4 },
  ];
  stalks.forEach(({ arch, height, foot }, stalk) => {
    const grown = ease(part(growth, 0.1 + stalk * 0.1, 0.7 + stalk * 0.1));
    if (grown < 0.03) return;
    const curve = stemCurve(height * size * grown, lean, arch, foot);
    stem += line(curve);
    for (const [index, u] of [0.22, 0.42, 0.6].entries()) {
      const base = curve(u);
      const side = (index + stalk) % 2 ? left : right;
      const open = ease(part(growth, 0.25 + u * 0.4, 0.6 + u * 0.4));
      leaves += leaf(base, base.angle + side * 0.62, 54 * size * open, 4.4 * open, side * 1.3);
    }
    const seeds = ease(part(growth, 0.66 + stalk * 0.04, 0.96));
    for (const u of [0.68, 0.76, 0.84, 0.92, 1]) {
      const base = curve(u);
      const thread = move(base, Math.PI / 2 - Math.sign(arch) * 0.5, 9 * size * seeds);
      if (seeds > 0.1) stem += `M${at(base)}L${at(thread)}`;
      flower += leaf(thread, Math.PI / 2 - Math.sign(arch) * 0.2, 15 * size * seeds, 4.6 * seeds);
    }
  });
  return { stem, leaves, flower, heart: '' };
};

const dogwood: Grow = (growth, lean, size) => {
  const height = 190 * size;
  const trunk = stemCurve(height * ease(part(growth, 0.08, 0.8)), lean * 0.8);
  let stem = line(trunk);
  let leaves = '';
  let flower = '';
  let heart = '';
  const twigs = [
    { u: 0.42, turn: -1.05, length: 50 },
    { u: 0.5, turn: 1, length: 56 },
    { u: 0.66, turn: -0.9, length: 42 },
    { u: 0.76, turn: 0.85, length: 38 },
    { u: 1, turn: 0.05, length: 12 },
  ];
  twigs.forEach(({ u, turn, length }, index) => {
    const grown = ease(part(growth, 0.2 + u * 0.3, 0.55 + u * 0.3));
    if (!grown) return;
    const base = trunk(u);
    const elbow = move(base, base.angle + turn, length * size * grown * 0.55);
    const end = move(elbow, base.angle + turn * 0.55, length * size * grown * 0.45);
    stem += `M${at(base)}Q${at(elbow)} ${at(end)}`;
    const open = ease(part(growth, 0.3 + u * 0.2, 0.72 + u * 0.15));
    for (const spread of [-1.5, -0.75, 0, 0.75, 1.5])
      leaves += leaf(end, end.angle + spread, 29 * size * open, 10 * size * open, spread * 0.2);
    for (const spread of [-1.1, 1.1])
      leaves += leaf(elbow, end.angle + spread, 22 * size * open, 8 * size * open, spread * 0.2);
    const bloom = ease(part(growth, 0.78 + index * 0.02, 1));
    if (!bloom) return;
    for (let petal = 0; petal < 4; petal++)
      flower += leaf(end, 0.5 + index + (petal * Math.PI) / 2, 11 * size * bloom, 6.4 * bloom);
    heart += dot(end, 2.6 * bloom);
  });
  return { stem, leaves, flower, heart };
};

const kinds: Record<Species, Grow> = {
  Coneflower: coneflower,
  Milkweed: milkweed,
  Fern: fern,
  'Blue flag iris': iris,
  'River oats': riverOats,
  Dogwood: dogwood,
};

export const drawPlant = (species: Species, growth: number, lean: number, size: number): Drawing =>
  growth > 0.1
    ? kinds[species](growth, lean, size)
    : { stem: '', leaves: '', flower: '', heart: '' };

/** The height in SVG units of a fully grown plant's main stem, if the plot's size is 1. */
export const plantTop: Record<Species, number> = {
  Coneflower: 158,
  Milkweed: 168,
  Fern: 138,
  'Blue flag iris': 146,
  'River oats': 150,
  Dogwood: 190,
};
