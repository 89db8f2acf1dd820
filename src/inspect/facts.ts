import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { inspect } from '../content/inspect';
import { type DesignNames, fileOf } from './design-names';
import { contrast, groundOf, levelOf, nameColors, over, rgbaOf, type NamedColor } from './colors';
import { boxOf, parentOf, subjectOf, tabStops } from './elements';
import { movesOf } from './moves';

export interface Facts {
  role: string;
  name: string;
  lacksName: boolean;
  title: string;
  isHidden: boolean;
  isHovered: boolean;
  path: Element[];
  size: string;
  picture?: string;
  layout?: string;
  margin?: string;
  padding?: string;
  border?: NamedColor & { widths: string };
  radius?: string;
  type?: { style?: string; font: string; value: string };
  text?: NamedColor;
  ground?: NamedColor;
  fill?: NamedColor;
  contrast?: string;
  focus?: { place: number; of: number };
  moves: string[];
  file?: string;
}

const round = (value: number) => String(Math.round(value * 10) / 10);

const pathLength = 4;

export function factsOf(element: Element, names: DesignNames): Facts {
  const { left, right, top, bottom } = boxOf(element);
  const part = element.getAttribute('data-part');
  const isHidden = part !== null || element.closest('[aria-hidden="true"]') !== null;
  const name = isHidden ? '' : computeAccessibleName(element);
  const stops = tabStops();
  const place = stops.indexOf(element as HTMLElement);
  const role = part === null ? roleOf(element, name) : 'part of a drawing';
  return {
    role,
    name,
    lacksName: !name && !isHidden && needName.test(role),
    title: part === null ? excerptOf(element) : titleOfPart(part),
    isHidden,
    isHovered: element.closest('a, button')?.matches(':hover') ?? false,
    path: pathTo(element),
    size: `${round(right - left)} × ${round(bottom - top)}`,
    picture: element instanceof HTMLImageElement ? pictureOf(element) : undefined,
    layout: layoutOf(element),
    ...edgesOf(element, names),
    ...typeAndColors(element, names),
    focus: place < 0 ? undefined : { place: place + 1, of: stops.length },
    moves: movesOf(element, names),
    file: fileOf(element, names),
  };
}

function pathTo(element: Element): Element[] {
  const path: Element[] = [];
  for (let outer = parentOf(element); outer && path.length < pathLength; outer = parentOf(outer)) {
    if (!outer.matches('div, span')) path.unshift(outer);
  }
  return path;
}

/** Roles that getRole of dom-accessibility-api leaves out. */
const otherRoles: Readonly<Record<string, string>> = {
  blockquote: 'blockquote',
  code: 'code',
  em: 'emphasis',
  figcaption: 'caption',
  p: 'paragraph',
  strong: 'strong',
  time: 'time',
};

const needName =
  /^(heading|link|button|img|textbox|searchbox|combobox|listbox|slider|spinbutton|checkbox|radio|switch|tab|dialog|group)\b/;

const sectioning = 'article, aside, main, nav, section';

function roleOf(element: Element, name: string): string {
  const role = getRole(element) ?? otherRoles[element.localName] ?? 'generic';
  if (role === 'heading') {
    const level = element.getAttribute('aria-level') ?? element.localName.slice(1);
    return `heading, level ${level}`;
  }
  const needsName = element.localName === 'section' || element.localName === 'form';
  if (needsName && !name) return 'generic';
  const isLandmark = role === 'banner' || role === 'contentinfo';
  return isLandmark && element.parentElement?.closest(sectioning) ? 'generic' : role;
}

/** Drops a prefix that names the drawing's shape: "tall-bird" becomes "Bird". */
export const titleOfPart = (part: string): string => {
  const words = part.replace(/^(square|tall|wide)-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const longest = 64;

export function excerptOf(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  while (text.length <= longest && texts.nextNode()) {
    text = `${text} ${(texts.currentNode as Text).data}`.replaceAll(/\s+/g, ' ').trim();
  }
  if (!text) return `<${element.localName}>`;
  return text.length > longest ? `${text.slice(0, longest).replace(/\s\S*$/, '')} …` : text;
}

const pictureOf = ({ naturalWidth, naturalHeight, currentSrc }: HTMLImageElement) =>
  `${naturalWidth} × ${naturalHeight}, ${currentSrc.split('.').at(-1)}`;

function layoutOf(element: Element): string | undefined {
  const { display, gridTemplateColumns, columnGap, rowGap, flexDirection } =
    getComputedStyle(element);
  const isGrid = display.endsWith('grid');
  if (!isGrid && !display.endsWith('flex')) return undefined;
  const count = gridTemplateColumns.split(' ').filter((size) => size.endsWith('px')).length;
  const gaps = [rowGap, columnGap].map((gap) => round(parseFloat(gap) || 0));
  return [
    isGrid ? 'grid' : `flex, ${flexDirection}`,
    isGrid && count > 1 && `${count} columns`,
    gaps.some((gap) => gap !== '0') && `gap ${[...new Set(gaps)].join(' ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const edges = ['top', 'right', 'bottom', 'left'];

function fourLengths(style: CSSStyleDeclaration, property: (edge: string) => string) {
  const all = edges.map((edge) => round(parseFloat(style.getPropertyValue(property(edge))) || 0));
  const [top, right, bottom, left] = all;
  if (all.every((value) => value === '0')) return undefined;
  if (top === bottom && right === left) return top === right ? top : `${top} ${right}`;
  return all.join(' ');
}

function edgesOf(element: Element, names: DesignNames) {
  if (element instanceof SVGElement) return undefined;
  const style = getComputedStyle(element);
  return {
    margin: fourLengths(style, (edge) => `margin-${edge}`),
    padding: fourLengths(style, (edge) => `padding-${edge}`),
    border: borderOf(element, style, names),
    radius: /[1-9]/.test(style.borderRadius) ? style.borderRadius.replaceAll('px', '') : undefined,
  };
}

function borderOf(element: Element, style: CSSStyleDeclaration, names: DesignNames) {
  const width = (edge: string) => `border-${edge}-width`;
  const first = edges.find((edge) => parseFloat(style.getPropertyValue(width(edge))) > 0);
  if (first === undefined) return undefined;
  const rgba = rgbaOf(style.getPropertyValue(`border-${first}-color`));
  const { text: color = { rgba } } = nameColors(element, rgba, undefined, names);
  return { ...color, widths: fourLengths(style, width) ?? '0' };
}

/**
 * Returns the element whose font Inspect shows. In a drawing, this is the first element with text.
 * Elsewhere, it is `element` itself if it has text, or else the only inner element with text.
 * Returns undefined if several inner elements have text, because their fonts may differ. Also
 * returns undefined if the inner element has a background of its own, because the contrast shown
 * for `element` would be wrong.
 */
function textElementIn(element: Element): Element | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let found: Element | undefined;
  let severalHaveText = false;
  while (texts.nextNode()) {
    const { parentElement: parent, data } = texts.currentNode as Text;
    const isDrawn = parent instanceof SVGElement;
    if (!parent || !data.trim() || isDrawn !== element instanceof SVGElement) continue;
    if (isDrawn && !(parent.closest('text') && subjectOf(parent) === element)) continue;
    if (isDrawn || parent === element) return parent;
    if (found && found !== parent) severalHaveText = true;
    found ??= parent;
  }
  if (severalHaveText) return undefined;
  return found && groundOf(found).at === groundOf(element).at ? found : undefined;
}

function typeAndColors(element: Element, names: DesignNames) {
  const words = textElementIn(element);
  const type = words && typeOf(words, names);
  const isDrawn = element instanceof SVGElement;
  if (isDrawn) return { type, ...drawnColors(element, words, names) };
  const { rgba: ground, at } = groundOf(element);
  const style = words && getComputedStyle(words);
  const text = style && rgbaOf(style.color);
  const named = nameColors(element, text, ground, names);
  return {
    type,
    ...named,
    contrast:
      style &&
      text &&
      (isOverPicture(words, at)
        ? inspect.overPicture
        : contrastOf(over(text, ground), ground, style)),
  };
}

function isOverPicture(words: Element, background: Element): boolean {
  const { left, right, top, bottom } = boxOf(words);
  const layers = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  return layers
    .slice(layers.indexOf(words) + 1)
    .some((each) => background.contains(each) && each.matches('svg, img, video, canvas, iframe'));
}

/** Computes no contrast, because it cannot know which shapes are behind the text. */
function drawnColors(element: Element, words: Element | undefined, names: DesignNames) {
  const fillOf = (each: Element) => rgbaOf(getComputedStyle(each).fill);
  const isOpaque = (shape: Element) => {
    const { opacity, fillOpacity } = getComputedStyle(shape);
    return Number(opacity) * Number(fillOpacity) === 1 && fillOf(shape)[3] === 1;
  };
  const shapes = element.querySelectorAll('rect, path, circle, ellipse, polygon');
  const first = [...shapes].find((shape) => subjectOf(shape) === element && isOpaque(shape));
  // The first opaque shape of a part lies behind all later ones, so its color is the part's fill.
  // For a whole drawing, no fill is shown.
  const fill = first && element.hasAttribute('data-part') ? fillOf(first) : undefined;
  const text = words && fillOf(words);
  const { text: textNamed, ground } = nameColors(element, text, fill, names);
  return { text: textNamed, fill: ground, contrast: words && inspect.inDrawing };
}

type Rgb = Parameters<typeof contrast>[0];

function contrastOf(text: Rgb, ground: Rgb, { fontSize, fontWeight }: CSSStyleDeclaration) {
  const size = parseFloat(fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  const ratio = contrast(text, ground);
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1, ${levelOf(ratio, isLarge)}`;
}

function typeOf(words: Element, { fonts, fontSizes }: DesignNames): Facts['type'] {
  const style = getComputedStyle(words);
  const family = style.fontFamily.split(',')[0]?.replaceAll(/["']/g, '') ?? '';
  // A drawing scales its text, and SVG text has no line height.
  const scale = words instanceof SVGGraphicsElement ? (words.getScreenCTM()?.a ?? 1) : undefined;
  const size = parseFloat(style.fontSize) * (scale ?? 1);
  const height = scale === undefined ? parseFloat(style.lineHeight) : NaN;
  const tracking = parseFloat(style.letterSpacing) / parseFloat(style.fontSize);
  const numbers = `${round(size)}${Number.isNaN(height) ? '' : ` / ${round(height)}`}`;
  const spacing = tracking ? `, ${String(Number(tracking.toFixed(3))).replace('-', '−')}em` : '';
  return {
    style: [family, sizeNamed(style, size, fontSizes)].filter(Boolean).join(', '),
    font: fonts[family] ?? family,
    value: `${style.fontWeight}, ${numbers}${spacing}`,
  };
}

let ruler: HTMLElement | undefined;

export const setRuler = (element: HTMLElement | null) => {
  ruler = element ?? undefined;
};

const measured = new Map<string, number>();

/** Cached, because each measurement makes the browser recompute styles. */
function pixelsOf(size: string): number {
  const key = `${size} ${innerWidth} ${innerHeight} ${getComputedStyle(document.documentElement).fontSize}`;
  const known = measured.get(key);
  if (known !== undefined || !ruler) return known ?? NaN;
  ruler.style.fontSize = size;
  const pixels = parseFloat(getComputedStyle(ruler).fontSize);
  measured.set(key, pixels);
  return pixels;
}

const sizeNamed = (style: CSSStyleDeclaration, size: number, names: readonly string[]) =>
  names.find((name) => Math.abs(pixelsOf(style.getPropertyValue(`--${name}`)) - size) < 0.1);
