import type { DesignNames } from './design-names';

/** Red, green, and blue from 0 to 255, and alpha from 0 to 1. */
export type Rgba = readonly [number, number, number, number];

const known = new Map<string, Rgba>();
let context: CanvasRenderingContext2D | null | undefined;

/** Reads the color from a canvas, because computed colors can have formats such as oklab(). */
export function rgbaOf(color: string): Rgba {
  const found = known.get(color);
  if (found) return found;
  context ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext(
    '2d',
    { willReadFrequently: true },
  );
  if (!context) return [0, 0, 0, 0];
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  const rgba: Rgba = [red, green, blue, alpha / 255];
  known.set(color, rgba);
  return rgba;
}

export const over = ([red, green, blue, alpha]: Rgba, below: Rgba): Rgba => [
  Math.round(red * alpha + below[0] * (1 - alpha)),
  Math.round(green * alpha + below[1] * (1 - alpha)),
  Math.round(blue * alpha + below[2] * (1 - alpha)),
  1,
];

export const isSame = (one: Rgba, other: Rgba): boolean =>
  one.every((value, index) => Math.abs(value - (other[index] ?? NaN)) <= (index === 3 ? 0.02 : 1));

function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG's contrast ratio, from 1 to 21. Ignores alpha, so both colors must be opaque. */
export function contrast(one: Rgba, other: Rgba): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function levelOf(ratio: number, isLarge: boolean): 'AAA' | 'AA' | 'below AA' {
  if (ratio >= (isLarge ? 4.5 : 7)) return 'AAA';
  return ratio >= (isLarge ? 3 : 4.5) ? 'AA' : 'below AA';
}

export const hexOf = ([red, green, blue, alpha]: Rgba): string =>
  `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}` +
  (alpha < 1 ? ` ${Math.round(alpha * 100)}%` : '');

/**
 * Mixes the backgrounds from `element` outward, up to the first opaque one. `at` is the outermost
 * element whose background is in the mix, or html if there is none.
 */
export function groundOf(element: Element): { rgba: Rgba; at: Element } {
  const layers: Rgba[] = [];
  let at: Element = document.documentElement;
  let ground: Rgba | undefined;
  for (let outer: Element | null = element; outer && !ground; outer = outer.parentElement) {
    const color = backgroundOf(outer);
    if (color[3] === 0) continue;
    at = outer;
    if (color[3] === 1) ground = color;
    else layers.push(color);
  }
  const rgba = layers.reduceRight((below, layer) => over(layer, below), ground ?? canvasColor());
  return { rgba, at };
}

/**
 * Returns the background color of the element, or of a ::before that covers the element, as in a
 * case's header.
 */
function backgroundOf(element: Element): Rgba {
  const own = rgbaOf(getComputedStyle(element).backgroundColor);
  if (own[3] > 0) return own;
  const before = getComputedStyle(element, '::before');
  const covers =
    before.content !== 'none' &&
    before.position === 'absolute' &&
    parseFloat(before.width) >= element.clientWidth &&
    parseFloat(before.height) >= element.clientHeight;
  return covers ? rgbaOf(before.backgroundColor) : own;
}

const canvasColor = (): Rgba => resolve('Canvas');

let probe: HTMLElement | undefined;

export const setProbe = (element: HTMLElement | null) => {
  probe = element ?? undefined;
};

const resolved = new Map<string, Rgba>();
let dark: MediaQueryList | undefined;

/**
 * Returns the color that `value` has in the current theme. `value` may contain light-dark(), but
 * not var(), because the cache does not notice when a custom property changes.
 */
export function resolve(value: string): Rgba {
  if (!probe) return rgbaOf(value);
  dark ??= matchMedia('(prefers-color-scheme: dark)');
  const { theme = dark.matches } = document.documentElement.dataset;
  const key = `${theme} ${value}`;
  const found = resolved.get(key);
  if (found) return found;
  probe.style.color = '';
  probe.style.color = value;
  const rgba = rgbaOf(getComputedStyle(probe).color);
  resolved.set(key, rgba);
  return rgba;
}

export interface NamedColor {
  name?: string;
  rgba: Rgba;
}

/**
 * Finds the custom properties that have the given colors. If a color has two names, one of the case
 * and one of the site, a drawing uses the case's name. Any other element uses the case's name only
 * if the case has a name for each given color.
 */
export function nameColors(
  element: Element,
  text: Rgba | undefined,
  ground: Rgba | undefined,
  { colors, caseColors }: Pick<DesignNames, 'colors' | 'caseColors'>,
): { text?: NamedColor; ground?: NamedColor } {
  const style = getComputedStyle(element);
  const valuesOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const value = style.getPropertyValue(`--${name}`).trim();
      return value ? [{ name, rgba: resolve(value) }] : [];
    });
  const families = [caseColors, colors].map(valuesOf);
  const find = (values: readonly NamedColor[], rgba: Rgba) =>
    values.find((value) => isSame(value.rgba, rgba))?.name;
  const [own = []] = families;
  const fits =
    element instanceof SVGElement ||
    [text, ground].every((rgba) => !rgba || find(own, rgba) !== undefined);
  const order = fits ? families : families.toReversed();
  const named = (rgba: Rgba): NamedColor => ({ rgba, name: find(order.flat(), rgba) });
  return { text: text && named(text), ground: ground && named(ground) };
}
