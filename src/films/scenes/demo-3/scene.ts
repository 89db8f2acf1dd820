import { away, button, check, demoFrame, heading, press, since, type Demo } from '../crew';
import { dish, meals, seatLeft, seatLetters } from '../flight';
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
const seatX = (index: number) => 20 + index * 60 + (index > 1 ? 22 : 0);
const mealY = (index: number) => 124 + index * 50;

const menu = Object.values(meals);
/** Indices into `seatLetters` and `menu`. */
const chosen = { seat: 2, meal: 1 };

const stops: Stop[] = [
  away(1.4),
  { at: seatAt, x: seatX(chosen.seat) + 27, y: 92, tap: true },
  { at: mealAt, x: 255, y: mealY(chosen.meal) + 22, tap: true },
  { at: saveAt, x: 150, y: 352, tap: true },
  away(7.1),
];

function form(t: number): string {
  const seat = since(t, seatAt, 0.3);
  const meal = since(t, mealAt, 0.4);
  const saved = since(t, saveAt + 0.1, 0.3);
  return (
    heading(50, 'Row 2') +
    seatLetters
      .map((label, index) => {
        const on = index === chosen.seat ? seat : 0;
        return scaled(
          seatX(index) + 27,
          92,
          1 + 0.1 * Math.sin(clamp(on) * Math.PI),
          rect(seatX(index), 70, 54, 44, index === chosen.seat ? color.white : color.pale, 10) +
            rect(seatX(index), 70, 54, 44, color.ground, 10, { opacity: on }) +
            text(seatX(index) + 27, 100, 22, on > 0.5 ? color.white : color.ink, label, {
              weight: 650,
              anchor: 'middle',
            }),
        );
      })
      .join('') +
    menu
      .map((item, index) => {
        const on = index === chosen.meal ? meal : 0;
        const y = mealY(index);
        const left = item.left - (index === chosen.meal && t > saveAt ? 1 : 0);
        return group(
          rect(20, y, 256, 44, color.white, 12, {
            stroke: color.ground,
            'stroke-width': 3,
            'stroke-opacity': on,
          }) +
            circle(45, y + 22, 17, color.paper2) +
            dish(item, 45, y + 22, 0.95) +
            text(72, y + 29, 20, color.ink, item.name, { weight: 600 }) +
            text(234, y + 29, 18, color.ink2, left ? `${left} left` : 'Sold out', {
              anchor: 'end',
            }) +
            (left ? check(255, y + 22, on, 12) : ''),
          undefined,
          left ? 1 : 0.5,
        );
      })
      .join('') +
    button(328, saved > 0.5 ? 'Saved' : seat > 0.5 ? 'Save for 2D' : 'Save', {
      on: meal,
      pressed: press(t, saveAt),
    })
  );
}

function row(t: number): string {
  const picked = since(t, seatAt, 0.4);
  const landed = since(t, landsAt - 0.1, 0.5);
  const table = span(t, landsAt - 0.6, landsAt - 0.1);
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
      path(`M${x + 20} ${y + 76}c0-12 12-18 26-18s20 8 20 18z`, '#ff8a5c') +
        stroke(
          `M${x + 32} ${y + 64}q5 5 4 11M${x + 42} ${y + 61}q6 6 5 14M${x + 53} ${y + 61}q5 6 4 14`,
          '#ffd2b8',
          2.4,
        ) +
        path(`M${x + 22} ${y + 74}c-4-9 0-14 9-15 2 8-1 14-9 15z`, '#6c9a4a') +
        path(`M${x + 14} ${y + 75}h56c0 10-9 16-19 16h-18c-10 0-19-6-19-16z`, color.paper) +
        rect(x + 74, y + 72, 11, 19, color.peach, 2),
    );
  const y = 266;
  return seatLetters
    .slice(0, 3)
    .map((letter, index) => {
      const x = seatLeft(index);
      return (
        seatBack(x, y, `2${letter}`, index === chosen.seat ? picked : 0) +
        (index === chosen.seat ? tray(x, y) : rect(x + 12, y + 62, 68, 30, color.deep, 4))
      );
    })
    .join('');
}

function ticket(t: number): string {
  const p = span(t, fliesAt, landsAt);
  if (p <= 0 || p >= 1) return '';
  const x = mix(596, 342, p);
  const y = mix(374, 340, p) - Math.sin(p * Math.PI) * 110;
  const show = Math.min(1, p * 8) * (1 - clamp((p - 0.95) * 20));
  return group(
    rect(-52, -32, 104, 64, color.paper, 8) +
      rect(-52, -32, 14, 64, color.peach, 8) +
      rect(-44, -32, 6, 64, color.peach) +
      text(-26, -6, 21, color.ink, '2D', { font: 'Display' }) +
      text(-26, 18, 18, color.ink2, meals.salmon.name),
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
