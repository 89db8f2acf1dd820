import { away, check, demoFrame, heading, since, type Demo } from '../crew';
import {
  circle,
  clamp,
  clipped,
  color,
  easeOut,
  move,
  path,
  rect,
  scaled,
  span,
  spring,
  stroke,
  text,
  type Caption,
  type Stop,
} from '../kit';

export const duration = 10.6;
export const captions: readonly Caption[] = [
  [0, 1.2, 'Demo 4: Checking the inventory'],
  [1.7, 4.2, 'Open, count, check.'],
  [4.3, 7.5, 'Two short? Say so here.'],
  [7.6, 10.6, 'The cart is counted.'],
];

const items = [
  { name: 'Curry', planned: 8, opens: 1.9, checked: 2.85 },
  { name: 'Pasta', planned: 6, opens: 3.1, checked: 3.85 },
  { name: 'Fruit plates', planned: 6, opens: 4.15, checked: 6.5 },
  { name: 'Water', planned: 10, opens: 6.75, checked: 7.5 },
];
const minus = [5.1, 5.75];
const rowY = (index: number) => 88 + index * 73;

const stops: Stop[] = [
  away(1.4),
  { at: items[0]?.checked ?? 0, x: 46, y: rowY(0) + 33, tap: true },
  { at: items[1]?.checked ?? 0, x: 46, y: rowY(1) + 33, tap: true },
  { at: 5.1, x: 212, y: rowY(2) + 33, tap: true },
  { at: 5.75, x: 212, y: rowY(2) + 33, tap: true },
  { at: items[2]?.checked ?? 0, x: 46, y: rowY(2) + 33, tap: true },
  { at: items[3]?.checked ?? 0, x: 46, y: rowY(3) + 33, tap: true },
  away(8.5),
];

const fruitNow = (t: number) => 6 - minus.filter((at) => t >= at).length;

function list(t: number): string {
  const count = items.filter(({ checked }) => t >= checked).length;
  return (
    heading(50, 'Cart 3') +
    text(276, 49, 21, color.ink2, `${count} of 4`, { anchor: 'end', weight: 600 }) +
    rect(20, 66, 256, 8, color.paper2, 4) +
    rect(
      20,
      66,
      64 * items.reduce((sum, { checked }) => sum + span(t, checked, checked + 0.4, easeOut), 0),
      8,
      color.ground,
      4,
    ) +
    items
      .map(({ name, planned, checked }, index) => {
        const y = rowY(index);
        const fruit = index === 2;
        const short = fruit ? span(t, minus[0] ?? 0, (minus[0] ?? 0) + 0.3) : 0;
        const now = fruit ? fruitNow(t) : planned;
        const stepper = fruit ? span(t, 4.4, 4.8, easeOut) * (1 - span(t, 6.6, 6.9, easeOut)) : 0;
        const sub = fruit && now < planned ? `${planned - now} short` : `${planned} planned`;
        return (
          rect(20, y, 256, 66, color.white, 14) +
          rect(20, y, 256, 66, color.peach2, 14, { opacity: short }) +
          check(46, y + 33, since(t, checked), 14) +
          text(72, y + 29, 20, color.ink, name, { weight: 600 }) +
          text(72, y + 53, 18, color.ink2, sub, { weight: short > 0.5 ? 600 : 500 }) +
          scaled(
            212,
            y + 33,
            stepper,
            circle(212, y + 33, 18, color.white, { stroke: color.ground, 'stroke-width': 2.5 }) +
              stroke(`M205 ${y + 33}h14`, color.ground, 3.2),
          ) +
          text(262, y + 43, 30, color.ink, String(now), { font: 'Display', anchor: 'end' })
        );
      })
      .join('')
  );
}

const shapes: readonly ((x: number, there: boolean) => string)[] = [
  (x, there) =>
    rect(x - 7, -17, 14, 17, there ? '#f5b82e' : 'none', 4) + rect(x - 7, -10, 14, 4, color.white),
  (x, there) =>
    rect(x - 9.5, -15, 19, 15, there ? color.peach : 'none', 4) +
    rect(x - 9.5, -15, 19, 5, color.paper, 2.5),
  (x, there) =>
    there
      ? circle(x, -9, 9, '#f59a9a') + stroke(`M${x} -17q1-4 5-4`, '#9fd08a', 2.6)
      : circle(x, -9, 8, 'none', {
          stroke: color.light,
          'stroke-width': 2,
          'stroke-dasharray': '4 4',
        }),
  (x) => rect(x - 5, -15, 10, 15, color.pale, 3) + rect(x - 2.5, -21, 5, 6, color.white, 1.5),
];

/** A meal cart from the side; the drawer being counted slides out. */
function cart(t: number): string {
  let drawers = '';
  items.forEach(({ planned, opens, checked }, index) => {
    const y = 257 + index * 33;
    const out = span(t, opens, opens + 0.5) * (1 - span(t, checked + 0.25, checked + 0.65));
    const shift = 186 * out;
    const tray = Array.from({ length: planned }, (_, item) => {
      const x = 14 + ((item + 0.5) * 172) / planned;
      const there = index !== 2 || item < 4;
      return move(x, y + 25, shapes[index]?.(0, there) ?? '');
    }).join('');
    // The contents are visible only outside the cart.
    if (out > 0.01)
      drawers += clipped(
        `drawer${index}`,
        rect(190, y - 12, 220, 50, '#000'),
        move(shift, 0, tray + rect(10, y + 18, 180, 12, color.light, 3)),
      );
    drawers +=
      rect(66, y, 122, 30, color.lift, 6) +
      rect(188 + shift, y + 1, 9, 29, color.light, 3) +
      rect(197 + shift, y + 11, 7, 9, color.pale, 3) +
      (clamp(t - checked) > 0
        ? check(84, y + 15, since(t, checked + 0.1), 9)
        : circle(84, y + 15, 7, color.deep));
  });
  const note = since(t, 7.9, 0.5);
  const short = scaled(
    206,
    338,
    note > 0 ? spring(note) : 0,
    path('M204 338l16-14h98a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8h-98z', color.peach) +
      text(272, 345, 20, color.night, '2 short', { weight: 650, anchor: 'middle' }),
  );
  return move(
    14,
    0,
    short +
      rect(56, 233, 142, 157, color.mid, 12) +
      rect(52, 227, 150, 12, color.pale, 6) +
      stroke('M52 233h-10v34', color.pale, 6) +
      drawers +
      rect(64, 386, 126, 10, color.deep, 4) +
      circle(80, 398, 9, color.ink) +
      circle(174, 398, 9, color.ink) +
      circle(80, 398, 3, color.light) +
      circle(174, 398, 3, color.light),
  );
}

const demo: Demo = {
  number: 4,
  title: ['Checking', 'the inventory'],
  headlines: [
    [1.6, 4.2, ['Open,', 'count, check.']],
    [4.2, 7.5, ['Two short?', 'Say so here.']],
    [7.5, 99, ['The cart', 'is counted.']],
  ],
  vignette: cart,
  screens: list,
  hand: stops,
};

export const render = (t: number): string => demoFrame(demo, t);
