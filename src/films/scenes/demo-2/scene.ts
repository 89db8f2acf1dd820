import { away, button, check, demoFrame, heading, pane, press, since, type Demo } from '../crew';
import {
  circle,
  clamp,
  color,
  easeOut,
  mix,
  move,
  path,
  rect,
  scaled,
  screen,
  span,
  spring,
  stroke,
  text,
  type Caption,
  type Stop,
} from '../kit';

export const duration = 10.4;
export const captions: readonly Caption[] = [
  [0, 1.2, 'Demo 2: Before boarding: the cabin list'],
  [1.7, 6.2, 'Check each zone once.'],
  [6.3, 7.7, 'Then say so.'],
  [7.8, 10.4, 'Ready to board.'],
];

const rows = ['Galley locked', 'Bins open', 'Exit rows clear', 'Lavatories clear', 'Emergency kit'];
const checked = [2.3, 3.05, 3.8, 4.55, 5.3];
const readyAt = 6.9;
const toDone = 7.15;
const rowY = (index: number) => 68 + index * 48;

const stops: Stop[] = [
  away(1.4),
  ...checked.map((at, index) => ({ at, x: 46, y: rowY(index) + 22, tap: true })),
  { at: readyAt, x: 150, y: 342, tap: true },
  away(7.9),
];

function list(t: number): string {
  const count = checked.filter((at) => t >= at).length;
  const all = since(t, (checked[4] ?? 0) + 0.3, 0.4);
  return (
    heading(50, 'Cabin list') +
    text(276, 49, 21, color.ink2, `${count} of 5`, { anchor: 'end', weight: 600 }) +
    rows
      .map((label, index) => {
        const done = since(t, checked[index] ?? 0);
        const y = rowY(index);
        return (
          rect(20, y, 256, 44, color.white, 12) +
          check(46, y + 22, done, 14) +
          text(72, y + 29, 20, color.ink, label, { weight: 600 })
        );
      })
      .join('') +
    button(318, 'Cabin ready', { on: all, pressed: press(t, readyAt) })
  );
}

function ready(t: number): string {
  const grow = since(t, toDone + 0.3, 0.55);
  const ring = spring(grow);
  const mark = stroke('M116 172l24 25 44-52', color.white, 13, {
    'stroke-dasharray': 110,
    'stroke-dashoffset': 110 * (1 - span(grow, 0.4, 1, easeOut)),
  });
  return (
    rect(0, 0, screen.width, screen.height, color.paper) +
    scaled(148, 172, grow > 0 ? ring : 0, circle(148, 172, 84, color.ground)) +
    (grow > 0 ? mark : '') +
    text(148, 308, 32, color.ink, 'Ready to board', { font: 'Display', anchor: 'middle' }) +
    text(148, 342, 20, color.ink2, 'All 5 zones checked', { anchor: 'middle' })
  );
}

function plan(t: number): string {
  const zones = [
    { x: 94, w: 34 },
    { x: 134, w: 72 },
    { x: 212, w: 50 },
    { x: 268, w: 44 },
    { x: 318, w: 34 },
  ];
  const wing = (side: 1 | -1) =>
    path(`M196 ${306 + side * 40}L252 ${306 + side * 88}H284L268 ${306 + side * 40}Z`, color.mid) +
    path(`M340 ${306 + side * 34}L366 ${306 + side * 62}H382L376 ${306 + side * 26}Z`, color.mid);
  const body =
    'M56 306C56 284 78 264 112 264H352C372 264 388 282 388 306C388 330 372 348 352 348H112C78 348 56 328 56 306Z';
  const seats = zones
    .map(({ x, w }, zone) => {
      const lit = since(t, checked[zone] ?? 0, 0.5);
      const pop = lit > 0 && lit < 1 ? 1 + 0.08 * Math.sin(lit * Math.PI) : 1;
      let marks = '';
      const columns = Math.floor((w - 4) / 11);
      if (zone === 0 || zone === 3) {
        marks =
          rect(x + 6, 276, w - 12, 22, color.deep, 5, { opacity: 0.9 }) +
          rect(x + 6, 314, w - 12, 22, color.deep, 5, { opacity: 0.9 });
      } else
        for (let column = 0; column < columns; column++)
          for (const row of [274, 286, 319, 331])
            marks += rect(
              x + (w - columns * 11) / 2 + column * 11 + 1.5,
              row,
              8,
              8,
              color.deep,
              2.5,
            );
      return scaled(
        x + w / 2,
        306,
        pop,
        rect(x, 270, w, 72, color.lift, 10) +
          rect(x, 270, w, 72, color.peach, 10, { opacity: lit }) +
          marks,
      );
    })
    .join('');
  const walkers = Array.from({ length: 5 }, (_, index) => {
    const p = clamp((t - 8 - index * 0.32) / 2.4);
    const goal = 340 - index * 44;
    return p > 0
      ? circle(mix(84, goal, span(p, 0, 0.4 + 0.12 * (5 - index))), 306, 6, color.paper, {
          opacity: clamp(p * 8),
        })
      : '';
  }).join('');
  return (
    wing(1) +
    wing(-1) +
    path(body, color.light) +
    path('M70 296C76 288 84 284 90 284V328C84 328 76 324 70 316Z', color.ground) +
    seats +
    walkers
  );
}

const demo: Demo = {
  number: 2,
  title: ['Before boarding:', 'the cabin list'],
  headlines: [
    [1.6, 6.2, ['Check each', 'zone once.']],
    [6.2, 7.6, ['Then', 'say so.']],
    [7.6, 99, ['Ready', 'to board.']],
  ],
  vignette: (t) => move(-4, -6, plan(t)),
  screens: (t) => pane(t, 0, toDone, list(t)) + pane(t, toDone, 99, ready(t)),
  hand: stops,
};

export const render = (t: number): string => demoFrame(demo, t);
