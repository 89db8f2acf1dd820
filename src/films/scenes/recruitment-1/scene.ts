import { circle, frame, group, move, path, rect, round, stroke, tag, text } from '../kit';

export const duration = 4.8;
export const poster = 1.66;

const plum = '#4a1942';
const shade = '#3a1233';
const lift = '#5f2455';
const glow = '#7a2f6a';
const pink = '#ff8fb8';
const rose = '#e0639a';
const peach = '#ffa777';
const pale = '#ffd9b8';
const yellow = '#f5b82e';
const paper = '#f4efe6';

const floor = 392;
const stance = 0.55;
/** The distance walked per loop, after which the landscape repeats. */
const period = 800;
const strides = 5;
/** A foot on the ground moves back this far, like the ground itself, so that it doesn't slide. */
const stride = (period / strides) * stance;
const turn = Math.PI * 2;
/** An angle that makes `times` turns per loop. A whole number lets the film loop seamlessly. */
const rounds = (t: number, times: number): number => (t / duration) * times * turn;

interface Walker {
  x: number;
  phase: number;
  size: number;
  skin: string;
  top: string;
  topShade: string;
  legs: string;
  legShade: string;
  shoe: string;
  hair: string;
  cut: 'curls' | 'tail' | 'short';
  front: (shoulder: Point, swing: number, t: number) => string;
}
interface Point {
  x: number;
  y: number;
}

const limb = (points: readonly Point[], width: number, fill: string) =>
  stroke(`M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`, fill, width);

/** The joint between two bones of equal length. `side` sets the direction of the bend. */
function joint(from: Point, to: Point, bone: number, side: 1 | -1): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.min(Math.hypot(dx, dy), bone * 2 - 0.01);
  const out = Math.sqrt(bone * bone - (far * far) / 4);
  const length = Math.hypot(dx, dy);
  return {
    x: from.x + dx / 2 + (side * out * dy) / length,
    y: from.y + dy / 2 - (side * out * dx) / length,
  };
}

function foot(cycle: number, step: number): Point & { tilt: number } {
  const p = ((cycle % 1) + 1) % 1;
  if (p < stance) {
    const q = p / stance;
    return {
      x: step / 2 - step * q,
      y: 0,
      tilt: q > 0.8 ? (q - 0.8) * 130 : q < 0.12 ? (q - 0.12) * 160 : 0,
    };
  }
  const q = (p - stance) / (1 - stance);
  const smooth = q * q * (3 - 2 * q);
  return {
    x: -step / 2 + step * smooth,
    y: -30 * Math.sin(q * Math.PI) * (1 - 0.35 * q),
    tilt: 26 * (1 - q) - 19 * q,
  };
}

function leg(hip: Point, cycle: number, step: number, fill: string, shoe: string): string {
  const { x, y, tilt } = foot(cycle, step);
  const ankle = { x: x + 2, y: floor - 14 + y };
  const knee = joint(hip, ankle, 59, 1);
  return (
    limb([hip, knee, ankle], 25, fill) +
    group(
      path('M-12-8h16c4 6 20 6 23 14v6h-39z', shoe),
      `translate(${round(ankle.x)} ${round(ankle.y + 2)}) rotate(${round(tilt)})`,
    )
  );
}

function arm(shoulder: Point, swing: number, fill: string, skin: string): string {
  const elbow = { x: shoulder.x + Math.sin(swing) * 40, y: shoulder.y + Math.cos(swing) * 40 };
  const bend = swing + 0.55;
  const wrist = { x: elbow.x + Math.sin(bend) * 36, y: elbow.y + Math.cos(bend) * 36 };
  return limb([shoulder, elbow, wrist], 20, fill) + circle(wrist.x, wrist.y, 11, skin);
}

const heads: Record<Walker['cut'], (hair: string) => string> = {
  curls: (hair) =>
    circle(-16, -22, 15, hair) +
    circle(0, -33, 16, hair) +
    circle(17, -28, 12, hair) +
    circle(-23, -4, 12, hair) +
    circle(-14, -12, 16, hair),
  tail: (hair) =>
    path('M-30-8C-34-34-12-42 4-40C20-40 30-28 30-16C14-14 2-20-4-26C-4-8-12 2-22 8Z', hair) +
    circle(-34, -14, 11, hair) +
    path('M-38-10C-58-4-56 22-46 36C-34 22-28 8-28-6Z', hair),
  short: (hair) =>
    path(
      'M-29 4C-36-26-16-42 4-40C22-40 31-28 30-14C16-14 6-18 0-22C0-12-8-10-14-8C-16 0-22 4-29 4Z',
      hair,
    ),
};

function walker(person: Walker, t: number): string {
  const cycle = (t / duration) * strides + person.phase;
  const step = stride / person.size;
  const bob = Math.cos(cycle * turn * 2) * 4.5;
  const hip = { x: 0, y: floor - 124 - bob };
  const shoulder = { x: 6, y: hip.y - 92 };
  const swing = Math.sin((cycle + 0.02) * turn) * 0.62;
  const { top, topShade, skin } = person;
  const nod = Math.sin(cycle * turn * 2 + 0.6) * 2;
  const figure =
    leg({ x: hip.x - 3, y: hip.y }, cycle + 0.5, step, person.legShade, person.shoe) +
    arm({ x: shoulder.x + 2, y: shoulder.y + 4 }, swing, topShade, skin) +
    rect(shoulder.x - 9, shoulder.y - 30, 20, 34, skin, 8) +
    leg({ x: hip.x + 2, y: hip.y }, cycle, step, person.legs, person.shoe) +
    path(
      `M${round(shoulder.x - 30)} ${round(shoulder.y + 20)}c0-24 12-34 32-34s30 12 30 34l-4 82h-56z`,
      top,
    ) +
    group(
      circle(0, 0, 30, skin) +
        path('M26-4l11 9-11 5z', skin) +
        heads[person.cut](person.hair) +
        circle(15, 0, 3.2, shade) +
        stroke('M12 13c4 4 9 4 12 1', shade, 3),
      `translate(${round(shoulder.x + 7)} ${round(shoulder.y - 52)}) rotate(${round(nod)})`,
    ) +
    person.front(shoulder, swing, t);
  return group(
    figure,
    `translate(${person.x} ${round(floor * (1 - person.size))}) scale(${person.size})`,
  );
}

function flag(shoulder: Point, t: number): string {
  const hand = { x: shoulder.x + 46, y: shoulder.y + 34 };
  const top = { x: hand.x + 24, y: hand.y - 262 };
  const w = 206;
  const h = 94;
  const wave = (x: number) => Math.sin((x / w) * turn * 0.9 - rounds(t, 5)) * 9 * (x / w);
  const upper: string[] = [];
  const lower: string[] = [];
  for (let x = 0; x <= w; x += 8) {
    const bent = x;
    upper.push(`${round(top.x - bent)} ${round(top.y + 4 + wave(x) + x * 0.06)}`);
    lower.unshift(`${round(top.x - bent)} ${round(top.y + 4 + h + wave(x) + x * 0.06)}`);
  }
  const letters = [...'Join us'];
  const widths = [17.4, 29.4, 12.6, 29.8, 11, 29.5, 26.4];
  let left = top.x - w + 25;
  const lettering = letters
    .map((letter, index) => {
      const advance = widths[index] ?? 20;
      const center = left + advance / 2;
      left += advance;
      const along = top.x - center;
      const slope = -(wave(along + 4) - wave(along - 4)) / 8 - 0.06;
      return group(
        text(0, 0, 50, plum, letter, { font: 'Display', anchor: 'middle', spacing: 0 }),
        `translate(${round(center)} ${round(top.y + 68 + wave(along) + along * 0.06)}) rotate(${round((slope * 180) / Math.PI)})`,
      );
    })
    .join('');
  return (
    limb(
      [
        { x: hand.x - 6, y: hand.y + 46 },
        { x: top.x + 1, y: top.y - 6 },
      ],
      8,
      pale,
    ) +
    circle(top.x + 2, top.y - 10, 8, peach) +
    path(`M${upper.join('L')}L${lower.join('L')}Z`, yellow) +
    lettering
  );
}

const people: readonly Walker[] = [
  {
    x: 272,
    phase: 0.62,
    size: 0.78,
    skin: pale,
    top: pink,
    topShade: rose,
    legs: peach,
    legShade: '#dd7d49',
    shoe: paper,
    hair: '#2b0d26',
    cut: 'tail',
    front: (shoulder, _swing, t) => {
      const wag = Math.sin(rounds(t, 7)) * 0.3;
      const elbow = { x: shoulder.x - 44, y: shoulder.y + 4 };
      const wrist = { x: elbow.x - 12 + Math.sin(wag) * 44, y: elbow.y - Math.cos(wag) * 44 };
      return (
        limb([{ x: shoulder.x - 12, y: shoulder.y + 12 }, elbow, wrist], 20, rose) +
        circle(wrist.x, wrist.y - 3, 12, pale) +
        limb(
          [
            { x: wrist.x, y: wrist.y },
            { x: wrist.x + Math.sin(wag) * 10 + 8, y: wrist.y - 16 },
          ],
          7,
          pale,
        )
      );
    },
  },
  {
    x: 424,
    phase: 0.3,
    size: 0.86,
    skin: '#8a4a2c',
    top: yellow,
    topShade: '#c9921a',
    legs: paper,
    legShade: '#d8cfc0',
    shoe: pink,
    hair: '#2b0d26',
    cut: 'curls',
    front: (shoulder, swing) =>
      path(
        `M${round(shoulder.x - 30)} ${round(shoulder.y + 4)}c-20 0-30 10-30 26v34c0 10 6 14 14 14h18z`,
        plum,
      ) +
      stroke(`M${round(shoulder.x - 12)} ${round(shoulder.y - 10)}c-14 20-14 50-10 84`, plum, 7) +
      arm({ x: shoulder.x, y: shoulder.y + 10 }, -swing, '#ffcf63', '#8a4a2c'),
  },
  {
    x: 580,
    phase: 0,
    size: 0.82,
    skin: '#d98a5e',
    top: paper,
    topShade: '#d8cfc0',
    legs: rose,
    legShade: '#b94a7f',
    shoe: yellow,
    hair: '#1f0819',
    cut: 'short',
    front: (shoulder, _swing, t) => {
      const elbow = { x: shoulder.x + 14, y: shoulder.y + 46 };
      const wrist = { x: shoulder.x + 46, y: shoulder.y + 34 };
      return (
        flag(shoulder, t) +
        limb([{ x: shoulder.x - 2, y: shoulder.y + 10 }, elbow, wrist], 20, '#fffaf0') +
        circle(wrist.x, wrist.y, 12, '#d98a5e')
      );
    },
  },
];

/** Moves by `times` periods per loop. A whole number lets the film loop seamlessly. */
function scroll(t: number, times: number, draw: (x: number) => string): string {
  const shift = ((t / duration) * period * times) % period;
  return [0, 1, 2].map((copy) => move(copy * period - shift, 0, draw(0))).join('');
}

const tree = (x: number, y: number, r: number, fill: string, trunk: string): string =>
  rect(x - 4, y - r * 0.4, 8, floor - y + r * 0.4, trunk) + circle(x, y - r * 0.6, r, fill);

const far = (): string =>
  path('M-2 400V322C90 276 180 268 260 300S420 346 500 304S700 262 802 322V400Z', lift);
const near = (): string =>
  path('M-2 400V352C110 326 210 338 320 356S560 348 640 334S760 336 802 352V400Z', shade) +
  tree(70, 312, 32, shade, shade) +
  tree(136, 344, 20, rose, shade) +
  tree(320, 318, 28, shade, shade) +
  tree(500, 340, 22, rose, shade) +
  tree(584, 306, 34, shade, shade) +
  tree(730, 340, 22, shade, shade);
const path2 = (): string =>
  [20, 120, 220, 320, 420, 520, 620, 720].map((x) => rect(x, 424, 52, 7, pink, 3.5)).join('');

function bird(t: number): string {
  const flap = Math.sin(rounds(t, 11));
  const y = 104 + Math.sin(rounds(t, 2)) * 10;
  return group(
    path('M-46 10l-30 22 8-34z', pink) +
      path('M-50 8C-36-26 16-34 40-14C46-8 58-6 66-2C54 6 46 8 40 14C20 34-28 36-50 8Z', pink) +
      path('M62-5l22 6-24 7z', yellow) +
      circle(42, -6, 4, plum) +
      path(
        `M-16 2C-14 ${round(-10 - flap * 40)}-34 ${round(-20 - flap * 46)}-48 ${round(-16 - flap * 50)}C-42 ${round(-flap * 20)}-20 14 8 8Z`,
        rose,
      ),
    `translate(${round(128 + Math.cos(rounds(t, 1)) * 14)} ${round(y)}) scale(.9)`,
  );
}

export function render(t: number): string {
  return frame(
    circle(400, 262, 190, glow) +
      circle(400, 262, 140, peach) +
      slow(t) +
      scroll(t, 1, near) +
      rect(0, floor - 6, 800, 80, '#2b0d26') +
      rect(0, floor - 6, 800, 6, glow) +
      scroll(t, 1, path2) +
      bird(t) +
      people.map((person) => walker(person, t)).join(''),
    plum,
  );
}

/** In each loop, the far hills move half a period: exactly their width, so no seam shows. */
function slow(t: number): string {
  const half = period / 2;
  const shift = ((t / duration) * half) % half;
  return [0, 1, 2, 3]
    .map((copy) =>
      tag('g', { transform: `translate(${round(copy * half - shift)} 0) scale(.5 1)` }, far()),
    )
    .join('');
}
