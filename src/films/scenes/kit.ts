export const width = 800;
export const height = 450;

/** The exports of a scene.ts. `render` is pure: the same time gives the same frame. */
export interface Scene {
  duration: number;
  render(t: number): string;
  /** The poster's time in seconds. Without it, the case draws its own poster. */
  poster?: number;
  captions?: readonly Caption[];
}
export type Caption = readonly [from: number, to: number, text: string];

export const color = {
  ground: '#2b2bb8',
  deep: '#20208f',
  night: '#15155f',
  lift: '#3838c9',
  mid: '#6f6bf0',
  light: '#a9a6ff',
  pale: '#d9d7ff',
  paper: '#f4efe6',
  paper2: '#e6dfd3',
  white: '#fffdf8',
  ink: '#1c1815',
  ink2: '#5a5148',
  peach: '#ffa777',
  peach2: '#ffd9b8',
  crease: '#d8763f',
} as const;

export type Ease = (p: number) => number;
export const linear: Ease = (p) => p;
export const easeIn: Ease = (p) => p ** 3;
export const easeOut: Ease = (p) => 1 - (1 - p) ** 3;
export const easeInOut: Ease = (p) => (p < 0.5 ? 4 * p ** 3 : 1 - (2 - 2 * p) ** 3 / 2);
export const spring: Ease = (p) => 1 + 2.4 * (p - 1) ** 3 + 1.4 * (p - 1) ** 2;

export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value));
export const mix = (from: number, to: number, p: number): number => from + (to - from) * p;

/** Eased progress: 0 until `from`, 1 after `to`. */
export const span = (t: number, from: number, to: number, ease: Ease = easeInOut): number =>
  ease(clamp((t - from) / (to - from)));

/** Returns an opacity that fades in after `from` and out before `to`, each in `fade` seconds. */
export const during = (t: number, from: number, to: number, fade = 0.25): number =>
  Math.min(span(t, from, from + fade, easeOut), 1 - span(t, to - fade, to, easeIn));

type Key = readonly [time: number, value: number];

export function track(t: number, keys: readonly Key[], ease: Ease = easeInOut): number {
  let [time, value] = keys[0] ?? [0, 0];
  for (const [nextTime, nextValue] of keys) {
    if (t < nextTime) return mix(value, nextValue, span(t, time, nextTime, ease));
    time = nextTime;
    value = nextValue;
  }
  return value;
}

export const round = (value: number): number => Math.round(value * 100) / 100;
const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Attributes = Record<string, string | number | undefined>;
export const tag = (name: string, attributes: Attributes, content = ''): string => {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return `<${name}${list}>${content}</${name}>`;
};

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  rx = 0,
  more: Attributes = {},
): string =>
  tag('rect', { x, y, width: Math.max(0, w), height: Math.max(0, h), fill, rx, ...more });
export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string => tag('circle', { cx, cy, r: Math.max(0, r), fill, ...more });
export const path = (d: string, fill: string, more: Attributes = {}): string =>
  tag('path', { d, fill, ...more });
export const stroke = (d: string, ink: string, thickness: number, more: Attributes = {}): string =>
  tag('path', {
    d,
    fill: 'none',
    stroke: ink,
    'stroke-width': thickness,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
export const group = (content: string, transform?: string, opacity = 1): string =>
  opacity <= 0.001
    ? ''
    : tag('g', { transform, opacity: opacity < 1 ? opacity : undefined }, content);
export const move = (x: number, y: number, content: string, opacity = 1): string =>
  group(content, `translate(${round(x)} ${round(y)})`, opacity);
export const scaled = (x: number, y: number, by: number, content: string, opacity = 1): string =>
  by <= 0.001
    ? ''
    : group(
        content,
        `translate(${round(x)} ${round(y)}) scale(${round(by)}) translate(${round(-x)} ${round(-y)})`,
        opacity,
      );
export const turned = (x: number, y: number, degrees: number, content: string): string =>
  group(content, `rotate(${round(degrees)} ${round(x)} ${round(y)})`);
export const clipped = (id: string, shape: string, content: string): string =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;

interface Lettering {
  font?: 'Display' | 'Text' | 'Mono';
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
  opacity?: number;
}
export function text(
  x: number,
  y: number,
  size: number,
  fill: string,
  content: string,
  { font = 'Text', weight, anchor, spacing, opacity }: Lettering = {},
): string {
  return tag(
    'text',
    {
      x,
      y,
      'font-family': font,
      'font-size': size,
      'font-weight': weight ?? (font === 'Display' ? 700 : 500),
      'letter-spacing': spacing ?? (font === 'Display' ? size * -0.03 : 0),
      'text-anchor': anchor,
      fill,
      opacity,
    },
    escape(content),
  );
}

export const frame = (content: string, ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, ground)}${content}</svg>`;

export interface Stop {
  at: number;
  x: number;
  y: number;
  /** The finger presses on arrival. A number sets how many seconds the press lasts. */
  tap?: boolean | number;
  /** The finger keeps pressing while it moves here from the previous stop. */
  drag?: boolean;
}

const pressIn = 0.1;

export function fingertip(t: number, stops: readonly Stop[]) {
  const press = Math.max(
    0,
    ...stops
      .filter(({ tap }) => tap)
      .map(({ at, tap }) => {
        const held = typeof tap === 'number' ? tap : 0.08;
        return Math.min(
          span(t, at - pressIn, at, easeOut),
          1 - span(t, at + held, at + held + 0.14, easeOut),
        );
      }),
  );
  const drags = stops.map((stop, index) => {
    const from = stops[index - 1];
    if (!stop.drag || !from) return 0;
    return Math.min(
      span(t, from.at - pressIn, from.at, easeOut),
      1 - span(t, stop.at + 0.05, stop.at + 0.25, easeOut),
    );
  });
  // The finger stays in place during a tap.
  const xs: Key[] = [];
  const ys: Key[] = [];
  for (const { at, x, y, tap } of stops) {
    const held = typeof tap === 'number' ? tap : tap ? 0.1 : 0;
    xs.push([at - (tap ? pressIn * 0.6 : 0), x], [at + held, x]);
    ys.push([at - (tap ? pressIn * 0.6 : 0), y], [at + held, y]);
  }
  return { x: track(t, xs), y: track(t, ys), press: Math.max(press, ...drags) };
}

const skin = color.peach;
/** The index finger points up, with its tip near 0 0. `hand` turns it to the left. */
const handShape =
  // Sleeve and cuff
  path('M22 196L118 190L150 520H20Z', color.night) +
  path('M19 194L119 187L122 214L19 220Z', color.paper) +
  stroke('M21 238L125 232M22 250L126 244', color.light, 4) +
  // Thumb, palm, curled fingers, index
  path('M8 142C-8 132-26 118-30 104C-33 92-19 86-11 94C-3 103 6 110 16 116Z', skin) +
  path(
    'M-14 96H44C70 96 94 104 102 122C110 142 112 166 110 194L24 198C16 178-6 160-12 134Z',
    skin,
  ) +
  rect(18, 74, 30, 66, skin, 15) +
  rect(46, 82, 29, 62, skin, 14.5) +
  rect(72, 94, 27, 58, skin, 13.5) +
  stroke('M18 96V122M47 100V126M74 108V130', color.crease, 2.5) +
  stroke('M24 142C32 147 40 147 47 143M50 146C58 151 66 151 73 147', color.crease, 2.5) +
  rect(-15, -3, 31, 128, skin, 15.5) +
  stroke('M-4 60C0 62 4 62 8 60', color.crease, 2.5) +
  path('M-8 8C-8 -1 9 -1 9 8V16C9 24-8 24-8 16Z', color.peach2);

export function hand(t: number, stops: readonly Stop[]): string {
  const { x, y, press } = fingertip(t, stops);
  let rings = '';
  for (const stop of stops) {
    if (!stop.tap) continue;
    const held = typeof stop.tap === 'number' ? stop.tap : 0;
    const p = span(t, stop.at, stop.at + 0.5, easeOut);
    if (p <= 0 || t > stop.at + held + 0.5) continue;
    const fade = 1 - span(t, stop.at + held + 0.05, stop.at + held + 0.5, easeOut);
    rings += circle(stop.x, stop.y, 10 + 24 * p, 'none', {
      stroke: color.mid,
      'stroke-width': 4,
      opacity: 0.85 * fade,
    });
  }
  const size = 0.92 - press * 0.045;
  return (
    rings +
    group(
      handShape,
      `translate(${round(x)} ${round(y)}) rotate(-24) scale(${round(size)}) translate(0 6)`,
    )
  );
}

export const screen = { width: 296, height: 390 } as const;

/** In `content`, the screen's top left corner is 0 0. */
export function device(x: number, y: number, content: string): string {
  return move(
    x,
    y,
    rect(-14, -14, screen.width + 28, screen.height + 28, color.ink, 34) +
      rect(screen.width + 13, 60, 4, 54, color.ink, 2) +
      clipped(
        'screen',
        rect(0, 0, screen.width, screen.height, color.paper, 22),
        rect(0, 0, screen.width, screen.height, color.paper) + content,
      ),
  );
}

/** `view` is 76 by 108, with its top left corner at 0 0. */
export function cabinWindow(x: number, y: number, id: string, view: string): string {
  return move(
    x,
    y,
    rect(-9, -9, 94, 126, color.lift, 44) +
      clipped(id, rect(0, 0, 76, 108, color.light, 36), rect(0, 0, 76, 108, color.light) + view) +
      rect(0, 0, 76, 108, 'none', 36, { stroke: color.deep, 'stroke-width': 3 }),
  );
}

export function seatBack(x: number, y: number, label: string, lit = 0): string {
  return move(
    x,
    y,
    rect(22, -12, 48, 26, color.mid, 12) +
      rect(0, 0, 92, 116, color.mid, 20) +
      rect(8, 106, 10, 24, color.deep) +
      rect(74, 106, 10, 24, color.deep) +
      rect(10, 12, 72, 40, color.deep, 8) +
      rect(10, 12, 72, 40, color.peach2, 8, { opacity: lit }) +
      text(46, 41, 24, lit > 0.5 ? color.night : color.light, label, {
        font: 'Display',
        anchor: 'middle',
      }),
  );
}
