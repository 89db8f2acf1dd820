import { away, button, demoFrame, heading, pane, press, since, type Demo } from '../crew';
import { seatLeft, seatLetters } from '../flight';
import {
  circle,
  clamp,
  color,
  easeOut,
  move,
  path,
  rect,
  round,
  scaled,
  seatBack,
  screen,
  span,
  spring,
  stroke,
  text,
  turned,
  type Caption,
  type Stop,
} from '../kit';

export const duration = 10.4;
export const captions: readonly Caption[] = [
  [0, 1.2, 'Demo 5: Reporting an item'],
  [1.7, 3.2, 'What is it?'],
  [3.3, 5.4, 'Show it.'],
  [5.5, 7, 'Send it.'],
  [7.1, 10.4, 'Maintenance knows.'],
];

const row = 4;
const seat = `${row}C`;
const chosenAt = 2.6;
const toCamera = 2.95;
const shotAt = 4.6;
const toReport = 5.15;
const sentAt = 6.6;
const toSent = 6.85;

const stops: Stop[] = [
  away(1.4),
  { at: chosenAt, x: 84, y: 190, tap: true },
  { at: shotAt, x: 148, y: 340, tap: true },
  { at: sentAt, x: 150, y: 346, tap: true },
  away(7.6),
];

const flicker = (t: number) => {
  if (t > sentAt + 0.6) return 0;
  const beats = [0.3, 0.48, 0.95, 1.1];
  const beat = t % 1.5;
  const flips = beats.filter((time) => beat > time).length;
  return flips % 2 ? 0.12 : 0.92;
};

const lampIcon = (x: number, y: number, ink: string): string =>
  path(`M${x - 12} ${y}a12 12 0 0 1 24 0z`, ink) +
  stroke(
    `M${x} ${y - 12}v-8M${x - 10} ${y + 9}l-4 9M${x} ${y + 9}v11M${x + 10} ${y + 9}l4 9`,
    ink,
    3.2,
  );
const icons: readonly (readonly [string, (x: number, y: number, ink: string) => string])[] = [
  ['Light', lampIcon],
  ['Seat', (x, y, ink) => stroke(`M${x - 12} ${y - 18}l5 26h18M${x - 6} ${y + 20}h18`, ink, 5)],
  [
    'Screen',
    (x, y, ink) =>
      rect(x - 18, y - 14, 36, 25, 'none', 4, { stroke: ink, 'stroke-width': 3.6 }) +
      stroke(`M${x - 8} ${y + 20}h16`, ink, 3.6),
  ],
  ['Tray', (x, y, ink) => stroke(`M${x - 18} ${y - 2}h36M${x} ${y - 2}l-9 20h18`, ink, 4)],
];

function choose(t: number): string {
  const on = since(t, chosenAt, 0.3);
  return (
    heading(50, 'Report an item') +
    rect(20, 70, 256, 52, color.white, 14) +
    text(38, 103, 20, color.ink2, 'Seat') +
    text(258, 104, 23, color.ink, seat, { font: 'Display', anchor: 'end' }) +
    icons
      .map(([label, icon], index) => {
        const x = 20 + (index % 2) * 132;
        const y = 136 + Math.floor(index / 2) * 120;
        const lit = index === 0 ? on : 0;
        return scaled(
          x + 62,
          y + 54,
          1 - 0.05 * (index === 0 ? press(t, chosenAt) : 0),
          rect(x, y, 124, 108, color.white, 16) +
            rect(x, y, 124, 108, color.ground, 16, { opacity: lit }) +
            icon(x + 62, y + 42, lit > 0.5 ? color.white : color.ground) +
            text(x + 62, y + 93, 20, lit > 0.5 ? color.white : color.ink, label, {
              weight: 600,
              anchor: 'middle',
            }),
        );
      })
      .join('')
  );
}

const photo = (w: number, h: number, glow: number): string =>
  rect(0, 0, w, h, color.lift) +
  path(
    `M${w * 0.4} ${h * 0.34}L${w * 0.08} ${h}H${w * 0.92}L${w * 0.6} ${h * 0.34}Z`,
    color.peach2,
    {
      opacity: glow * 0.7,
    },
  ) +
  rect(0, 0, w, h * 0.22, color.mid) +
  rect(w * 0.34, h * 0.2, w * 0.32, h * 0.1, color.night, h * 0.04) +
  circle(w * 0.5, h * 0.32, h * 0.09, glow > 0.5 ? color.peach2 : color.light);

function camera(t: number): string {
  const flash = t < shotAt ? 0 : 1 - span(t, shotAt, shotAt + 0.35, easeOut);
  const corner = (x: number, y: number, sx: number, sy: number) =>
    stroke(`M${x} ${y + 26 * sy}v${-26 * sy}h${26 * sx}`, color.white, 4);
  return (
    rect(0, 0, screen.width, screen.height, color.ink) +
    move(0, 0, photo(296, 290, flicker(t))) +
    corner(40, 40, 1, 1) +
    corner(256, 40, -1, 1) +
    corner(40, 250, 1, -1) +
    corner(256, 250, -1, -1) +
    text(148, 278, 19, color.white, `Seat ${seat}`, { anchor: 'middle', weight: 600 }) +
    circle(148, 340, 33, 'none', { stroke: color.white, 'stroke-width': 4 }) +
    circle(148, 340, 25 * (1 - 0.14 * press(t, shotAt)), color.white) +
    rect(0, 0, screen.width, screen.height, color.white, 0, { opacity: flash })
  );
}

function report(t: number): string {
  return (
    heading(50, 'Reading light') +
    text(20, 82, 20, color.ink2, `Seat ${seat}, flickers`) +
    move(
      20,
      100,
      `<clipPath id="photo">${rect(0, 0, 256, 196, '#000', 16)}</clipPath><g clip-path="url(#photo)">${photo(256, 196, 0.92)}</g>`,
    ) +
    button(320, 'Send', { pressed: press(t, sentAt) })
  );
}

function sent(t: number): string {
  const grow = since(t, toSent + 0.3, 0.55);
  return (
    rect(0, 0, screen.width, screen.height, color.paper) +
    scaled(148, 158, grow > 0 ? spring(grow) : 0, circle(148, 158, 76, color.ground)) +
    (grow > 0
      ? stroke('M118 158l22 23 40-47', color.white, 12, {
          'stroke-dasharray': 100,
          'stroke-dashoffset': 100 * (1 - span(grow, 0.4, 1, easeOut)),
        })
      : '') +
    text(148, 286, 30, color.ink, 'Sent', { font: 'Display', anchor: 'middle' }) +
    text(148, 320, 20, color.ink2, 'Maintenance has it.', { anchor: 'middle' }) +
    text(148, 348, 20, color.ink2, 'Report 318', { anchor: 'middle' })
  );
}

function cabin(t: number): string {
  const seats = seatLetters.slice(0, 3).map((letter) => `${row}${letter}`);
  const glow = flicker(t);
  const cones = seats
    .map((_, index) => {
      const x = seatLeft(index) + 46;
      const on = index === 1 ? glow : 0.5;
      return path(`M${x - 9} 236L${x - 46} 396H${x + 46}L${x + 9} 236Z`, color.peach2, {
        opacity: round(on * 0.34),
      });
    })
    .join('');
  const lamps = seats
    .map((_, index) => {
      const x = seatLeft(index) + 46;
      const on = index === 1 ? glow : 1;
      return (
        rect(x - 17, 226, 34, 8, color.night, 4) +
        circle(x, 236, 7, on > 0.5 ? color.peach2 : color.light)
      );
    })
    .join('');
  const tagged = since(t, toSent + 0.6, 0.6);
  const swing =
    tagged >= 1 ? Math.exp(-(t - toSent - 1.2) * 1.6) * Math.sin((t - toSent) * 7) * 9 : 0;
  const label = turned(
    206,
    322,
    swing,
    stroke('M206 320v12', color.paper, 3) +
      path('M184 340l22-12 22 12v40h-44z', color.peach) +
      circle(206, 338, 3.6, color.night) +
      text(206, 369, 21, color.night, '318', { font: 'Display', anchor: 'middle' }),
  );
  return (
    rect(56, 212, 332, 18, color.mid, 9) +
    cones +
    seats
      .map((name, index) => seatBack(seatLeft(index), 266, name, index === 1 ? glow * 0.9 : 0.35))
      .join('') +
    lamps +
    scaled(206, 322, tagged > 0 ? spring(clamp(tagged)) : 0, label)
  );
}

const demo: Demo = {
  number: 5,
  title: ['Reporting', 'an item'],
  headlines: [
    [1.6, 3.2, ['What is it?']],
    [3.2, 5.4, ['Show it.']],
    [5.4, 7, ['Send it.']],
    [7, 99, ['Maintenance', 'knows.']],
  ],
  vignette: (t) => move(0, 4, cabin(t)),
  screens: (t) =>
    pane(t, 0, toCamera, choose(t)) +
    pane(t, toCamera, toReport, camera(t)) +
    pane(t, toReport, toSent, report(t)) +
    pane(t, toSent, 99, sent(t)),
  hand: stops,
};

export const render = (t: number): string => demoFrame(demo, t);
