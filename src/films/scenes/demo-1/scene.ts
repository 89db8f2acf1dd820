import { away, demoFrame, heading, pane, since, type Demo } from '../crew';
import { flight, route } from '../flight';
import {
  cabinWindow,
  circle,
  color,
  easeInOut,
  easeOut,
  group,
  linear,
  mix,
  move,
  path,
  rect,
  round,
  scaled,
  span,
  spring,
  stroke,
  text,
  type Caption,
  type Stop,
} from '../kit';

export const duration = 10;
export const captions: readonly Caption[] = [
  [0, 1.2, 'Demo 1: Signing in on the device'],
  [1.7, 4.8, 'Type your crew ID.'],
  [4.9, 7.2, 'Rest your finger here.'],
  [7.3, 10, 'You are signed in.'],
];

const digits = ['2', '0', '4', '8'];
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', 'OK'];
const keyAt = (label: string) => {
  const index = keys.indexOf(label);
  return { x: 20 + (index % 3) * 88 + 40, y: 148 + Math.floor(index / 3) * 58 + 25 };
};
const typed = digits.map((label, index) => ({ label, at: 2.2 + index * 0.48 }));
const okAt = 4.3;
const toFinger = 4.45;
const restAt = 5.4;
const restFor = 1.15;
const toHome = 6.95;

const stops: Stop[] = [
  away(1.4),
  ...typed.map(({ label, at }) => ({ at, ...keyAt(label), tap: true })),
  { at: okAt, ...keyAt('OK'), tap: true },
  { at: restAt, x: 148, y: 228, tap: restFor },
  away(7.5),
];

function keypad(t: number): string {
  return keys
    .map((label) => {
      if (!label) return '';
      const { x, y } = keyAt(label);
      const taps =
        label === 'OK' ? [okAt] : typed.filter((key) => key.label === label).map(({ at }) => at);
      const lit = Math.max(
        0,
        ...taps.map((at) => (t < at - 0.08 ? 0 : 1 - since(t, at + 0.05, 0.35))),
      );
      const strong = label === 'OK' && t > 4;
      return (
        rect(x - 40, y - 25, 80, 50, strong ? color.ground : color.white, 12) +
        rect(x - 40, y - 25, 80, 50, color.light, 12, { opacity: lit * 0.8 }) +
        text(x, y + 9, 26, strong ? color.white : color.ink, label, {
          weight: 600,
          anchor: 'middle',
        })
      );
    })
    .join('');
}

function typing(t: number): string {
  const count = typed.filter(({ at }) => t >= at).length;
  const slots = digits
    .map((digit, index) => {
      const x = 42 + index * 34;
      return index < count
        ? scaled(
            x,
            102,
            spring(since(t, typed[index]?.at ?? 0, 0.25)),
            text(x, 113, 31, color.ink, digit, { font: 'Display', anchor: 'middle' }),
          )
        : circle(x, 102, 4, color.light);
    })
    .join('');
  return (
    heading(50, 'Crew ID') +
    rect(20, 72, 256, 60, color.white, 14, { stroke: color.ground, 'stroke-width': 3 }) +
    slots +
    keypad(t)
  );
}

function fingerprint(t: number): string {
  const filled = span(t, restAt, restAt + restFor, linear);
  const done = span(t, restAt + restFor - 0.05, restAt + restFor + 0.25, easeOut);
  const ridge = (r: number, from: number, to: number) => {
    const point = (degrees: number) =>
      `${round(148 + r * Math.sin((degrees * Math.PI) / 180))} ${round(228 - r * 1.14 * Math.cos((degrees * Math.PI) / 180))}`;
    return `M${point(from)}A${r} ${r * 1.14} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}`;
  };
  const ridges = [
    ridge(10, -120, 150),
    ridge(20, -150, 110),
    ridge(30, -110, 155),
    ridge(40, -140, 120),
    ridge(50, -105, 60),
  ].join('');
  return (
    heading(50, 'Rest your finger') +
    text(20, 84, 20, color.ink2, 'until the ring is full') +
    circle(148, 228, 82, color.white) +
    stroke(ridges, color.light, 4.5) +
    group(stroke(ridges, color.ground, 4.5), undefined, filled) +
    circle(148, 228, 82, 'none', { stroke: color.paper2, 'stroke-width': 9 }) +
    circle(148, 228, 82, 'none', {
      stroke: color.ground,
      'stroke-width': 9,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${round(515 * filled)} 600`,
      transform: 'rotate(-90 148 228)',
      opacity: filled > 0 ? 1 : 0,
    }) +
    text(148, 360, 20, color.ink2, done > 0.5 ? 'Recognized' : 'Crew 2048', { anchor: 'middle' })
  );
}

function homeScreen(t: number): string {
  const rows = ['Cabin list', 'Meal pre-orders', 'Inventory'];
  const card = span(t, toHome + 0.2, toHome + 0.7, easeOut);
  return (
    heading(50, 'Good morning') +
    move(
      0,
      16 * (1 - card),
      rect(20, 72, 256, 132, color.ground, 18) +
        text(38, 108, 20, color.pale, flight) +
        text(38, 148, 34, color.white, route, { font: 'Display' }) +
        text(38, 184, 20, color.pale, 'Gate B7') +
        text(258, 184, 20, color.peach2, 'Boards 6:40', { anchor: 'end', weight: 600 }),
      card,
    ) +
    rows
      .map((label, index) => {
        const here = span(t, toHome + 0.45 + index * 0.12, toHome + 0.85 + index * 0.12, easeOut);
        const y = 218 + index * 54;
        return move(
          0,
          14 * (1 - here),
          rect(20, y, 256, 46, color.white, 12) +
            text(38, y + 30, 20, color.ink, label, { weight: 600 }) +
            stroke(`M250 ${y + 16}l7 7l-7 7`, color.ground, 3),
          here,
        );
      })
      .join('')
  );
}

function dawn(t: number): string {
  const up = span(t, 1.4, 8.6, easeInOut);
  const view = (sky: string) =>
    rect(0, 0, 76, 108, color.mid) +
    rect(0, 0, 76, 108, color.light, 0, { opacity: up }) +
    sky +
    path('M-4 92C14 80 30 84 44 90S70 92 84 84V112H-4Z', color.ground) +
    path('M-4 100C20 92 48 98 84 94V112H-4Z', color.deep);
  const sun = circle(42, mix(112, 46, up), 21, color.peach);
  const clouds = (drift: number) =>
    rect(mix(30, 14, up) + drift, 40, 44, 11, color.pale, 5.5) +
    rect(mix(10, 30, up) - drift, 58, 38, 9, color.pale, 4.5);
  const bag =
    stroke('M312 286V262h40v24', color.light, 5) +
    rect(296, 286, 72, 104, color.mid, 12) +
    rect(296, 318, 72, 8, color.light) +
    stroke('M316 340v34M332 340v34M348 340v34', color.ground, 4) +
    circle(310, 393, 7, color.ink) +
    circle(354, 393, 7, color.ink);
  return cabinWindow(66, 268, 'w1', view(sun)) + cabinWindow(178, 268, 'w2', view(clouds(0))) + bag;
}

const demo: Demo = {
  number: 1,
  title: ['Signing in', 'on the device'],
  headlines: [
    [1.6, 4.8, ['Type your', 'crew ID.']],
    [4.8, 7.2, ['Rest your', 'finger here.']],
    [7.2, 99, ['You are', 'signed in.']],
  ],
  vignette: dawn,
  screens: (t) =>
    pane(t, 0, toFinger, typing(t)) +
    pane(t, toFinger, toHome, fingerprint(t)) +
    pane(t, toHome, 99, homeScreen(t)),
  hand: stops,
};

export const render = (t: number): string => demoFrame(demo, t);
