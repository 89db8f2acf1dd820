// The layout of the six demos, and the controls of the app that they show.
import {
  circle,
  clamp,
  color,
  device,
  during,
  easeIn,
  easeOut,
  easeInOut,
  frame,
  group,
  hand,
  mix,
  move,
  rect,
  round,
  scaled,
  screen,
  span,
  spring,
  stroke,
  text,
  type Stop,
} from './kit';

const demos = 6;
/** The top left corner of the device's screen, in the frame's coordinates. */
export const home = { x: 446, y: 30 } as const;
const titleEnds = 1.05;

export interface Demo {
  number: number;
  title: readonly string[];
  headlines: readonly (readonly [from: number, to: number, lines: readonly string[]])[];
  /** The cabin at the lower left, in the frame's coordinates. */
  vignette(t: number): string;
  screens(t: number): string;
  /** Drawn over `vignette` and `screens`, such as a ticket that moves between them. */
  over?(t: number): string;
  hand: readonly Stop[];
}

/** Converts the hand's stops from the drawn screen's coordinates to those of the frame. */
export const onScreen = (stops: readonly Stop[]): Stop[] =>
  stops.map((stop) => ({ ...stop, x: stop.x + home.x, y: stop.y + home.y }));

/** A hidden stop, below the frame and toward its right, in the drawn screen's coordinates. */
export const away = (at: number): Stop => ({ at, x: 330, y: 500 });

export function demoFrame(demo: Demo, t: number): string {
  const out = span(t, titleEnds, titleEnds + 0.3, easeIn);
  const rise = span(t, titleEnds + 0.22, titleEnds + 0.9, easeOut);
  const headlines = demo.headlines
    .map(([from, to, lines]) => {
      const here = during(t, from, to, 0.3);
      const up = 14 * (1 - span(t, from, from + 0.4, easeOut)) - 10 * span(t, to - 0.3, to, easeIn);
      const written = lines
        .map((line, index) => text(0, index * 48, 46, color.paper, line, { font: 'Display' }))
        .join('');
      return move(56, 140 + up, written, here);
    })
    .join('');
  return frame(
    rect(0, mix(450, 396, rise), 800, 60, color.deep) +
      move(0, 60 * (1 - rise), demo.vignette(t), rise) +
      move(0, 470 * (1 - rise), device(home.x, home.y, demo.screens(t))) +
      headlines +
      title(demo, out, rise) +
      (demo.over?.(t) ?? '') +
      hand(t, onScreen(demo.hand)),
    color.ground,
  );
}

/** The title card. Its number and dots shrink, move to the top left, and stay there. */
function title(demo: Demo, out: number, rise: number): string {
  const shrink = easeInOut(clamp((out + rise) / 2));
  const number = text(
    0,
    0,
    mix(330, 40, shrink),
    shrink > 0.5 ? color.light : color.mid,
    String(demo.number),
    {
      font: 'Display',
    },
  );
  const lines = demo.title
    .map((line, index) => text(280, 214 + index * 60, 56, color.paper, line, { font: 'Display' }))
    .join('');
  const dots = Array.from({ length: demos }, (_, index) =>
    circle(
      mix(288 + index * 26, 98 + index * 16, shrink),
      mix(356, 58, shrink),
      mix(7, 4.5, shrink),
      index < demo.number ? color.peach : color.mid,
    ),
  ).join('');
  return (
    group(lines, `translate(0 ${round(-30 * out)})`, 1 - out) +
    move(mix(60, 56, shrink), mix(338, 72, shrink), number) +
    dots
  );
}

// The app's controls, large enough to read when the film is only 300 px high.

export const heading = (y: number, content: string, colorOf: string = color.ink): string =>
  text(20, y, 29, colorOf, content, { font: 'Display' });

export function button(
  y: number,
  label: string,
  { on = 1, pressed = 0, height = 50 }: { on?: number; pressed?: number; height?: number } = {},
): string {
  const middle = y + height / 2;
  return scaled(
    screen.width / 2,
    middle,
    1 - 0.04 * pressed,
    rect(20, y, screen.width - 40, height, color.paper2, height / 2) +
      rect(20, y, screen.width - 40, height, color.ground, height / 2, { opacity: on }) +
      text(screen.width / 2, middle + 7, 21, on > 0.5 ? color.white : color.ink2, label, {
        weight: 650,
        anchor: 'middle',
      }),
  );
}

export function check(x: number, y: number, done: number, radius = 15): string {
  const mark = stroke(`M${x - 6} ${y}L${x - 1.5} ${y + 5}L${x + 7} ${y - 5}`, color.white, 3.2, {
    'stroke-dasharray': 20,
    'stroke-dashoffset': 20 * (1 - span(done, 0.4, 1, easeOut)),
  });
  return (
    circle(x, y, radius - 1.2, color.white, { stroke: color.light, 'stroke-width': 2.4 }) +
    scaled(x, y, spring(clamp(done)) * (done > 0 ? 1 : 0), circle(x, y, radius, color.ground)) +
    (done > 0 ? mark : '')
  );
}

/** The progress, from 0 to 1, of an action that starts at `at`. */
export const since = (t: number, at: number, takes = 0.4): number => clamp((t - at) / takes);

export const press = (t: number, at: number): number =>
  span(t, at - 0.1, at) * (1 - span(t, at + 0.08, at + 0.25));

/** A screen that enters from the right at `from`, and leaves to the left at `to`. */
export function pane(t: number, from: number, to: number, content: string): string {
  if (t < from || t > to + 0.45) return '';
  const enters = from <= 0 ? 1 : span(t, from, from + 0.45);
  const leaves = span(t, to, to + 0.45);
  return move(
    screen.width * (1 - enters) - screen.width * 0.35 * leaves,
    0,
    rect(0, 0, screen.width, screen.height, color.paper) + content,
  );
}
