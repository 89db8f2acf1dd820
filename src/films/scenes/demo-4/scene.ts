import { away, check, demoFrame, heading, since, type Demo } from '../crew';
import { meals } from '../flight';
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
  [7.6, 10.6, 'Both carts are counted.'],
];

const items = [
  { meal: meals.rib, planned: meals.rib.loaded, opens: 1.9, checked: 2.85 },
  { meal: meals.salmon, planned: meals.salmon.loaded, opens: 3.1, checked: 3.85 },
  { meal: meals.ravioli, planned: meals.ravioli.loaded + 2, opens: 4.15, checked: 6.5 },
  { meal: meals.tagine, planned: meals.tagine.loaded, opens: 6.75, checked: 7.5 },
];
const minus = [5.1, 5.75];
const rowY = (index: number) => 88 + index * 73;

const stops: Stop[] = [
  away(1.4),
  { at: items[0]?.checked ?? 0, x: 46, y: rowY(0) + 33, tap: true },
  { at: items[1]?.checked ?? 0, x: 46, y: rowY(1) + 33, tap: true },
  { at: 5.1, x: 213, y: rowY(2) + 33, tap: true },
  { at: 5.75, x: 213, y: rowY(2) + 33, tap: true },
  { at: items[2]?.checked ?? 0, x: 46, y: rowY(2) + 33, tap: true },
  { at: items[3]?.checked ?? 0, x: 46, y: rowY(3) + 33, tap: true },
  away(8.5),
];

const counted = (t: number, planned: number) => planned - minus.filter((at) => t >= at).length;

function list(t: number): string {
  const count = items.filter(({ checked }) => t >= checked).length;
  return (
    heading(50, 'Carts 1 and 2') +
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
      .map(({ meal, planned, checked }, index) => {
        const y = rowY(index);
        const wrong = planned > meal.loaded;
        const short = wrong ? span(t, minus[0] ?? 0, (minus[0] ?? 0) + 0.3) : 0;
        const now = wrong ? counted(t, planned) : planned;
        const stepper = wrong ? span(t, 4.4, 4.8, easeOut) * (1 - span(t, 6.6, 6.9, easeOut)) : 0;
        const sub = now < planned ? `${planned - now} short` : meal.place;
        return (
          rect(20, y, 256, 66, color.white, 14) +
          rect(20, y, 256, 66, color.peach2, 14, { opacity: short }) +
          check(46, y + 33, since(t, checked), 14) +
          text(72, y + 29, 20, color.ink, meal.name, { weight: 600 }) +
          text(72, y + 53, 18, color.ink2, sub, { weight: short > 0.5 ? 600 : 500 }) +
          scaled(
            213,
            y + 33,
            stepper,
            circle(213, y + 33, 17, color.white, { stroke: color.ground, 'stroke-width': 2.5 }) +
              stroke(`M206 ${y + 33}h14`, color.ground, 3.2),
          ) +
          text(262, y + 43, 30, color.ink, String(now), { font: 'Display', anchor: 'end' })
        );
      })
      .join('')
  );
}

const tray = (x: number, food: string, there: boolean): string =>
  there
    ? path(`M${x - 9} -9c1-9 17-9 18 0z`, food) + rect(x - 13, -10, 26, 10, color.white, 3.5)
    : rect(x - 12, -9.5, 24, 9, 'none', 3.5, {
        stroke: color.light,
        'stroke-width': 2,
        'stroke-dasharray': '4 3',
      });
const foods = ['#a34a2c', '#ff8a5c', '#f5c95b', '#ee8b2f'];

function carts(t: number): string {
  let drawers = '';
  items.forEach(({ meal, planned, opens, checked }, index) => {
    const y = 246 + index * 31 + (index > 1 ? 17 : 0);
    const out = span(t, opens, opens + 0.5) * (1 - span(t, checked + 0.25, checked + 0.65));
    const shift = 186 * out;
    const trays = Array.from({ length: planned }, (_, item) =>
      tray(14 + ((item + 0.5) * 172) / planned, foods[index] ?? '', item < meal.loaded),
    ).join('');
    // The trays in the drawer are visible only outside the cart.
    if (out > 0.01)
      drawers += clipped(
        `drawer${index}`,
        rect(190, y - 12, 220, 48, '#000'),
        move(shift, 0, move(0, y + 19, trays) + rect(10, y + 17, 180, 11, color.light, 3)),
      );
    drawers +=
      rect(66, y, 122, 28, color.lift, 6) +
      rect(188 + shift, y + 1, 9, 27, color.light, 3) +
      rect(197 + shift, y + 10, 7, 9, color.pale, 3) +
      (clamp(t - checked) > 0
        ? check(84, y + 14, since(t, checked + 0.1), 9)
        : circle(84, y + 14, 7, color.deep));
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
      rect(56, 233, 142, 76, color.mid, 12) +
      rect(52, 227, 150, 12, color.pale, 6) +
      stroke('M52 233h-10v26', color.pale, 6) +
      rect(56, 315, 142, 76, color.mid, 12) +
      rect(52, 309, 150, 10, color.pale, 5) +
      stroke('M52 314h-10v26', color.pale, 6) +
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
    [7.5, 99, ['Both carts', 'are counted.']],
  ],
  vignette: carts,
  screens: list,
  hand: stops,
};

export const render = (t: number): string => demoFrame(demo, t);
