import { away, check, demoFrame, heading, since, type Demo } from '../crew';
import { flight, route } from '../flight';
import {
  cabinWindow,
  circle,
  color,
  easeInOut,
  easeOut,
  mix,
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

export const duration = 10.4;
export const captions: readonly Caption[] = [
  [0, 1.2, 'Demo 6: Closing the flight'],
  [1.7, 3.9, 'Read the summary.'],
  [4, 6, 'Slide to close.'],
  [6.1, 10.4, 'That is all six.'],
];

const rows = [
  { name: 'Meals served', value: '12', at: 1.9 },
  { name: 'Items reported', value: '1', at: 2.5 },
  { name: 'Carts counted', value: '2', at: 3.1 },
];
const grabAt = 4.3;
const dropAt = 5.6;
const from = 48;
const to = 248;
const slideY = 348;

const stops: Stop[] = [
  away(2.6),
  { at: grabAt, x: from, y: slideY, tap: true },
  { at: dropAt, x: to, y: slideY, drag: true },
  { at: dropAt + 0.15, x: to, y: slideY },
  away(6.7),
];

function summary(t: number): string {
  const thumb = mix(from, to, span(t, grabAt + 0.1, dropAt));
  const closed = span(t, dropAt + 0.05, dropAt + 0.6, easeInOut);
  return (
    heading(50, flight) +
    text(20, 82, 20, color.ink2, `${route}, landed`) +
    rows
      .map(({ name, value, at }, index) => {
        const y = 102 + index * 70;
        return (
          rect(20, y, 256, 62, color.white, 14) +
          check(46, y + 31, since(t, at, 0.5), 14) +
          text(72, y + 38, 20, color.ink, name, { weight: 600 }) +
          text(260, y + 39, 23, color.ink, value, { font: 'Display', anchor: 'end' })
        );
      })
      .join('') +
    rect(20, slideY - 30, 256, 60, color.paper2, 30) +
    rect(20, slideY - 30, thumb + 10, 60, color.light, 30, { opacity: t > grabAt ? 1 : 0 }) +
    text(166, slideY + 7, 20, color.ink2, 'Slide to close', {
      anchor: 'middle',
      weight: 600,
      opacity: 1 - span(t, grabAt + 0.15, grabAt + 0.6),
    }) +
    circle(thumb, slideY, 25, color.ground) +
    stroke(
      `M${round(thumb - 6)} ${slideY - 8}l8 8l-8 8M${round(thumb + 3)} ${slideY - 8}l8 8l-8 8`,
      color.white,
      3,
    ) +
    circle(to, slideY, 25 + closed * 480, color.night, { opacity: closed > 0 ? 1 : 0 }) +
    done(t)
  );
}

function done(t: number): string {
  const grow = since(t, dropAt + 0.45, 0.55);
  const words = span(t, dropAt + 0.65, dropAt + 1.05, easeOut);
  if (grow <= 0) return '';
  return (
    scaled(148, 150, spring(grow), circle(148, 150, 72, color.paper)) +
    stroke('M120 150l20 22 38-44', color.night, 12, {
      'stroke-dasharray': 100,
      'stroke-dashoffset': 100 * (1 - span(grow, 0.4, 1, easeOut)),
    }) +
    text(148, 280, 34, color.white, 'Flight closed', {
      font: 'Display',
      anchor: 'middle',
      opacity: words,
    }) +
    text(148, 316, 20, color.pale, 'Thank you, crew.', { anchor: 'middle', opacity: words })
  );
}

function landing(t: number): string {
  const p = span(t, 1, 8, easeOut);
  const traveled = p * 900;
  const down = span(t, 1, 4.2, easeInOut);
  const horizon = mix(92, 62, down);
  const view = (offset: number) => {
    const passing = (gap: number, speed: number, draw: (x: number) => string) => {
      const shift = (offset + traveled * speed) % gap;
      let marks = '';
      for (let x = -gap - shift; x < 76 + gap; x += gap) marks += draw(x);
      return marks;
    };
    const lights =
      passing(34, 0.55, (x) => circle(x, horizon + 12, 2.6, color.peach)) +
      passing(46, 1, (x) => circle(x, horizon + 28, 3.8, color.peach2)) +
      passing(64, 1.35, (x) => rect(x, horizon + 42, 34, 4.5, color.light, 2));
    const towers = passing(120, 0.22, (x) => {
      const house = (left: number, w: number, h: number) =>
        rect(x + left, horizon - h, w, h, color.deep);
      return (
        house(0, 20, 9) + house(26, 12, 16) + house(40, 30, 7) + house(84, 6, 24) + house(80, 14, 5)
      );
    });
    return (
      rect(0, 0, 76, 120, color.mid) +
      rect(0, horizon - 34, 76, 40, color.light) +
      rect(0, horizon - 14, 76, 20, color.peach) +
      circle(150 - offset, horizon - 4, 24, color.peach2) +
      towers +
      rect(0, horizon, 76, 90, color.night) +
      lights
    );
  };
  return (
    cabinWindow(66, 266, 'w1', view(0)) +
    cabinWindow(176, 266, 'w2', view(110)) +
    cabinWindow(286, 266, 'w3', view(220))
  );
}

const demo: Demo = {
  number: 6,
  title: ['Closing', 'the flight'],
  headlines: [
    [1.6, 3.9, ['Read the', 'summary.']],
    [3.9, 6, ['Slide', 'to close.']],
    [6, 99, ['That is', 'all six.']],
  ],
  vignette: landing,
  screens: summary,
  hand: stops,
};

export const render = (t: number): string => demoFrame(demo, t);
