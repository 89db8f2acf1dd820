import sharp from 'sharp';
import { optimize, type XastChild, type XastElement, type XastRoot } from 'svgo';
import { ink, paper } from '../../src/theme/tokens.ts';
import type { DrawnPart, LogoDrawing } from '../../src/ui/Logo.tsx';
import { contrast } from '../contrast.ts';

const shapes = new Set(['circle', 'ellipse', 'g', 'line', 'path', 'polygon', 'polyline', 'rect']);
/**
 * These attributes prevent inlining: ids, classes, and references could clash, and React would not
 * render the others as written.
 */
const notInlinable = /^(id|class|style|on.*|.*:.*)$|href$/;

export function drawingIn(svg: string): LogoDrawing | undefined {
  let drawing: XastElement | undefined;
  const read = ({ children }: XastRoot) => {
    drawing = children.find(isElement);
    return null;
  };
  optimize(svg, { plugins: [{ name: 'read', fn: read }] });
  const { viewBox } = drawing?.attributes ?? {};
  const elements = drawing?.children.filter(isElement) ?? [];
  return viewBox && elements.every(isSimple) ? { viewBox, parts: elements.map(partOf) } : undefined;
}

const isElement = (node: XastChild) => node.type === 'element';

const isSimple = ({ name, attributes, children }: XastElement): boolean =>
  shapes.has(name) &&
  !Object.entries(attributes).some(
    ([key, value]) => notInlinable.test(key) || /url\(/.test(value),
  ) &&
  children.filter(isElement).every(isSimple);

const partOf = ({ name, attributes, children }: XastElement): DrawnPart => [
  name,
  Object.fromEntries(Object.entries(attributes).map(([key, value]) => [inReact(key), value])),
  ...children.filter(isElement).map(partOf),
];

const inReact = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const plates = [paper.light, ink.light];

const leastContrast = 3;
const mostUnseen = 1 / 2;

/** Returns the color of a plate to draw behind a logo that would be hard to see without one. */
export async function plateFor(picture: Buffer, background: string): Promise<string | undefined> {
  const colors = await colorsOf(picture);
  const unseenOn = (color: string) =>
    colors.filter((each) => contrast(each, color) < leastContrast).length / colors.length;
  const [best = background] = [background, ...plates].toSorted((a, b) => unseenOn(a) - unseenOn(b));
  return unseenOn(background) > mostUnseen && best !== background ? best : undefined;
}

async function colorsOf(picture: Buffer): Promise<string[]> {
  const isSvg = picture.subarray(0, 4).toString() === '<svg';
  const drawn = isSvg
    ? Buffer.from(String(picture).replaceAll('currentColor', paper.light))
    : picture;
  const pixels = await sharp(drawn, { density: 144 })
    .resize({ width: 64, height: 64, fit: 'inside' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const colors: string[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) > 127) colors.push(`#${pixels.subarray(at, at + 3).toString('hex')}`);
  }
  return colors;
}
