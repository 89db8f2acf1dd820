import { away, button, check, demoFrame, heading, press, since, type Demo } from '../crew';
import {
  circle,
  clamp,
  color,
  group,
  mix,
  path,
  rect,
  round,
  scaled,
  seatBack,
  span,
  spring,
  stroke,
  text,
  type Caption,
  type Stop,
} from '../kit';

export const duration = 10;
export const captions: readonly Caption[] = [
  [0, 1.2, 'Demo 3: Taking a meal pre-order'],
  [1.7, 3.5, 'Pick the seat.'],
  [3.6, 6.2, 'Pick the meal.'],
  [6.3, 10, 'It is saved.'],
];

const seatAt = 2.6;
const mealAt = 4.4;
const saveAt = 6.1;
const fliesAt = 6.3;
const landsAt = 7.4;
const seats = ['A', 'B', 'C', 'D', 'E', 'F'];
const seatX = (index: number) => 20 + index * 40 + (index > 2 ? 16 : 0);
const mealY = (index: number) => 124 + index * 62;

const stops: Stop[] = [
  away(1.4),
  { at: seatAt, x: seatX(2) + 20, y: 92, tap: true },
  { at: mealAt, x: 254, y: mealY(1) + 30, tap: true },
  { at: saveAt, x: 150, y: 344, tap: true },
  away(7.1),
];

const foods: readonly ((x: number, y: number) => string)[] = [
  (x, y) =>
    path(`M${x - 13} ${y + 2}a13 13 0 0 1 26 0z`, color.paper2) +
    path(`M${x - 13} ${y + 2}a13 13 0 0 0 26 0z`, '#c98a1b') +
    circle(x - 4, y + 7, 2.6, '#f5d27a') +
    circle(x + 4, y + 8, 2.6, '#f5d27a'),
  (x, y) =>
    circle(x, y, 13, '#f3d9a4') +
    stroke(
      `M${x - 9} ${y - 2}c4-6 8 6 12 0s5-3 6 0M${x - 8} ${y + 5}c4-6 8 6 12 0`,
      '#d6a84f',
      2.4,
    ) +
    circle(x + 1, y, 5.5, '#b83a1e') +
    circle(x + 3, y - 2, 2, '#6c9a4a'),
  (x, y) =>
    circle(x - 5, y + 1, 7, '#f5b82e') +
    circle(x + 5, y + 4, 6, '#b83a1e') +
    circle(x + 4, y - 6, 4.5, '#6c9a4a'),
];
const meals = ['Chickpea curry', 'Tomato pasta', 'Fruit plate'];
const left = [18, 12, 6];

function form(t: number): string {
  const seat = since(t, seatAt, 0.3);
  const meal = since(t, mealAt, 0.4);
  const saved = since(t, saveAt + 0.1, 0.3);
  return (
    heading(50, 'Row 12') +
    seats
      .map((label, index) => {
        const on = index === 2 ? seat : 0;
        return scaled(
          seatX(index) + 18,
          92,
          1 + 0.1 * Math.sin(clamp(on) * Math.PI),
          rect(seatX(index), 70, 36, 44, color.white, 10) +
            rect(seatX(index), 70, 36, 44, color.ground, 10, { opacity: on }) +
            text(seatX(index) + 18, 100, 22, on > 0.5 ? color.white : color.ink, label, {
              weight: 650,
              anchor: 'middle',
            }),
        );
      })
      .join('') +
    meals
      .map((label, index) => {
        const on = index === 1 ? meal : 0;
        const y = mealY(index);
        const count = (left[index] ?? 0) - (index === 1 && t > saveAt ? 1 : 0);
        return (
          rect(20, y, 256, 56, color.white, 14, {
            stroke: color.ground,
            'stroke-width': 3,
            'stroke-opacity': on,
          }) +
          circle(48, y + 28, 20, color.paper2) +
          (foods[index]?.(48, y + 28) ?? '') +
          text(78, y + 25, 20, color.ink, label, { weight: 600 }) +
          text(78, y + 47, 18, color.ink2, `${count} left`) +
          check(254, y + 28, on, 13)
        );
      })
      .join('') +
    button(320, saved > 0.5 ? 'Saved' : seat > 0.5 ? 'Save for 12C' : 'Save', {
      on: meal,
      pressed: press(t, saveAt),
    })
  );
}

/** Three seats of row 12; the ticket becomes a meal on the third one's table. */
function row(t: number): string {
  const picked = since(t, seatAt, 0.4);
  const landed = since(t, landsAt - 0.1, 0.5);
  const table = span(t, landsAt - 0.6, landsAt - 0.1);
  // Folded up behind the seat, then flat under the meal.
  const tray = (x: number, y: number) =>
    rect(
      mix(x + 12, x + 4, table),
      mix(y + 62, y + 92, table),
      mix(68, 84, table),
      mix(30, 8, table),
      color.deep,
      4,
    ) +
    rect(
      mix(x + 12, x + 4, table),
      mix(y + 62, y + 92, table),
      mix(68, 84, table),
      mix(30, 8, table),
      color.pale,
      4,
      { opacity: table },
    ) +
    scaled(
      x + 42,
      y + 91,
      landed > 0 ? spring(landed) : 0,
      path(`M${x + 18} ${y + 76}c2-13 12-18 24-18s22 5 24 18z`, '#f3d9a4') +
        stroke(`M${x + 26} ${y + 70}c5-8 9 4 15-3s9-4 14 3`, '#d6a84f', 2.4) +
        circle(x + 37, y + 65, 6, '#b83a1e') +
        circle(x + 48, y + 66, 5.5, '#b83a1e') +
        circle(x + 43, y + 60, 3, '#6c9a4a') +
        path(`M${x + 14} ${y + 75}h56c0 10-9 16-19 16h-18c-10 0-19-6-19-16z`, color.paper) +
        rect(x + 74, y + 72, 11, 19, color.peach, 2),
    );
  const y = 266;
  return ['12A', '12B', '12C']
    .map((label, index) => {
      const x = 56 + index * 104;
      return (
        seatBack(x, y, label, index === 2 ? picked : 0) +
        (index === 2 ? tray(x, y) : rect(x + 12, y + 62, 68, 30, color.deep, 4))
      );
    })
    .join('');
}

/** The ticket on its way from the button to the seat. */
function ticket(t: number): string {
  const p = span(t, fliesAt, landsAt);
  if (p <= 0 || p >= 1) return '';
  const x = mix(596, 310, p);
  const y = mix(374, 340, p) - Math.sin(p * Math.PI) * 110;
  const show = Math.min(1, p * 8) * (1 - clamp((p - 0.95) * 20));
  return group(
    rect(-52, -32, 104, 64, color.paper, 8) +
      rect(-52, -32, 14, 64, color.peach, 8) +
      rect(-44, -32, 6, 64, color.peach) +
      text(-26, -6, 21, color.ink, '12C', { font: 'Display' }) +
      text(-26, 18, 18, color.ink2, 'Pasta'),
    `translate(${round(x)} ${round(y)}) rotate(${round(-14 * Math.sin(p * Math.PI))}) scale(${round(mix(1, 0.3, p ** 3))})`,
    show,
  );
}

const demo: Demo = {
  number: 3,
  title: ['Taking a', 'meal pre-order'],
  headlines: [
    [1.6, 3.5, ['Pick', 'the seat.']],
    [3.5, 6.2, ['Pick', 'the meal.']],
    [6.2, 99, ['It is', 'saved.']],
  ],
  vignette: row,
  screens: form,
  over: ticket,
  hand: stops,
};

export const render = (t: number): string => demoFrame(demo, t);
