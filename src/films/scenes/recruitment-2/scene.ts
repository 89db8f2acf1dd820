import {
  circle,
  clamp,
  easeIn,
  easeOut,
  frame,
  group,
  path,
  rect,
  round,
  span,
  spring,
  stroke,
  text,
} from '../kit';

export const duration = 4.8;
export const poster = 0.7;

const plum = '#4a1942';
const shade = '#38112f';
const lift = '#5f2455';
const pink = '#ff8fb8';
const rose = '#e0639a';
const peach = '#ffa777';
const pale = '#ffd9b8';
const yellow = '#f5b82e';
const paper = '#f4efe6';
const dark = '#2b0d26';

/** Seconds per new person. A loop adds four people, one per Look, so that the film's ends match. */
const beat = duration / 4;
const gap = 160;
const place = 640;
const ledge = 392;

interface Look {
  skin: string;
  top: string;
  trim: string;
  hair: string;
  cut: (hair: string) => string;
  extra?: string;
}

const looks: readonly Look[] = [
  {
    skin: pale,
    top: yellow,
    trim: '#c9921a',
    hair: dark,
    cut: (hair) =>
      path(
        'M-44 6C-50-34-28-52 0-52S50-34 44 6C42-10 36-20 26-26C6-18-22-18-34-12C-40-6-42 0-44 6Z',
        hair,
      ) + circle(0, -60, 19, hair),
  },
  {
    skin: '#8a4a2c',
    top: pink,
    trim: rose,
    hair: dark,
    cut: (hair) =>
      [
        [-36, -20, 19],
        [-24, -42, 20],
        [0, -50, 22],
        [24, -42, 20],
        [36, -20, 19],
        [-42, 4, 13],
        [42, 4, 13],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
        .join(''),
    extra:
      circle(-17, 0, 13, 'none', { stroke: yellow, 'stroke-width': 4 }) +
      circle(17, 0, 13, 'none', { stroke: yellow, 'stroke-width': 4 }) +
      stroke('M-4 0h8', yellow, 4),
  },
  {
    skin: '#d98a5e',
    top: paper,
    trim: '#d8cfc0',
    hair: '#7a2714',
    cut: (hair) =>
      path(
        'M-44 8C-54-40-24-56 8-52C36-52 52-30 44 8C40-8 36-18 30-24C10-22-2-28-12-36C-16-22-28-16-36-14C-42-8-42 0-44 8Z',
        hair,
      ),
  },
  {
    skin: '#f0b48c',
    top: peach,
    trim: '#dd7d49',
    hair: dark,
    cut: (hair) =>
      path(
        'M-46 62C-58 10-58-52 0-52S58 10 46 62C40 66 34 64 32 58C40 20 36-8 26-24C8-14-18-14-28-22C-36-6-40 20-32 58C-34 64-40 66-46 62Z',
        hair,
      ),
  },
];

const body = 'M-70 210V86C-70 58-52 44-24 40H24C52 44 70 58 70 86V210Z';

function person(look: Look, cheer: number): string {
  const mouth =
    cheer > 0.3
      ? path('M-13 15h26c0 10-6 15-13 15s-13-5-13-15z', shade)
      : stroke('M-11 17c6 7 16 7 22 0', shade, 4);
  const up = (side: 1 | -1) => {
    const elbow = { x: side * (58 + 30 * cheer), y: 112 - 66 * cheer };
    const wrist = { x: side * (56 + 18 * cheer), y: 130 - 148 * cheer };
    return cheer > 0.02
      ? stroke(
          `M${side * 58} 84L${round(elbow.x)} ${round(elbow.y)}L${round(wrist.x)} ${round(wrist.y)}`,
          look.trim,
          24,
        ) + circle(wrist.x, wrist.y - 4, 14, look.skin)
      : '';
  };
  return (
    up(-1) +
    up(1) +
    path(body, look.top) +
    stroke('M-42 210V104M42 210V104', look.trim, 5) +
    path('M-16 20h32v24c0 12-32 12-32 0z', look.skin) +
    path('M-22 41c8 16 36 16 44 0', 'none', { stroke: look.trim, 'stroke-width': 5 }) +
    path('M-42-6C-42-34-24-46 0-46S42-34 42-6C42 20 22 38 0 38S-42 20-42-6Z', look.skin) +
    look.cut(look.hair) +
    circle(-17, 0, 4.2, shade) +
    circle(17, 0, 4.2, shade) +
    mouth +
    (look.extra ?? '')
  );
}

const smooth = (p: number): number => p * p * (3 - 2 * p);

/** In each beat, someone jumps into the empty spot, all cheer, and the row moves to the left. */
function moment(t: number) {
  const count = Math.floor(t / beat + 1e-6);
  const p = t / beat - count;
  return {
    count,
    jump: span(p, 0.08, 0.46, (q) => q),
    land: span(p, 0.44, 0.62, (q) => q),
    cheer: span(p, 0.44, 0.58, easeOut) * (1 - span(p, 0.62, 0.78, easeIn)),
    /** The `cheer` of the person who jumps. */
    joy: Math.min(span(p, 0.12, 0.36, easeOut), 1 - span(p, 0.62, 0.78, easeIn)),
    moveUp: span(p, 0.62, 1, smooth),
  };
}

export function render(t: number): string {
  const time = ((t % duration) + duration) % duration;
  const { count, jump, land, cheer, joy, moveUp } = moment(time);
  const shift = gap * moveUp;
  const squash = Math.sin(clamp(land) * Math.PI);
  let row = '';
  for (let back = 6; back >= 1; back--) {
    const look = looks[(((count - back) % 4) + 4) % 4] as Look;
    const delay = clamp(cheer * 1.3 - back * 0.06);
    const hop = Math.sin(delay * Math.PI * 0.5) * 12;
    row += group(
      person(look, delay),
      `translate(${round(place - back * gap - shift)} ${round(ledge - 146 - hop)})`,
    );
  }
  const free = (x: number, opacity: number) =>
    group(
      `<g fill="none" stroke="${pink}" stroke-width="4.5" stroke-linecap="round" stroke-dasharray="1 12">` +
        `<path d="M-70 150V86C-70 58-52 44-24 40H24C52 44 70 58 70 86V150"/><ellipse cy="-5" rx="43" ry="44"/></g>`,
      `translate(${round(x)} ${ledge - 146})`,
      opacity,
    );
  const sweater = looks[count % 4] as Look;
  const up = jump <= 0 ? 0 : spring(jump);
  row +=
    free(place, 1 - span(jump, 0.25, 0.75)) + free(place + gap - shift, span(moveUp, 0.2, 0.9));
  if (jump > 0)
    row += group(
      person(sweater, joy),
      `translate(${round(place - shift)} ${round(ledge - 146 + 240 * (1 - up) + squash * 8)}) translate(0 150) scale(${round(1 + squash * 0.05)} ${round(1 - squash * 0.05)}) translate(0 -150)`,
    );
  return frame(
    rays(time) +
      text(56, 78, 56, paper, 'There is', { font: 'Display' }) +
      text(56, 136, 56, pink, 'a place for you.', { font: 'Display' }) +
      row +
      rect(0, ledge, 800, 60, pink) +
      rect(0, ledge, 800, 7, rose) +
      dots(shift, count),
    plum,
  );
}

function dots(shift: number, count: number): string {
  const marks = [yellow, plum, paper, peach];
  let all = '';
  for (let index = -1; index < 12; index++) {
    const number = index + count * 2;
    all += circle(
      index * (gap / 2) - shift + 0,
      ledge + 33,
      7,
      marks[((number % 4) + 4) % 4] ?? plum,
    );
  }
  return all;
}

/** Each loop turns the rays by the angle between two, so that the film loops seamlessly. */
function rays(t: number): string {
  const count = 14;
  const turned = (t / duration) * (360 / count);
  let all = '';
  for (let index = 0; index < count; index++)
    all += `<path d="M0 0L-62 -760H62Z" transform="rotate(${round((index * 360) / count + turned)})" fill="${lift}"/>`;
  return group(all, `translate(${place} 300)`, 0.55);
}
