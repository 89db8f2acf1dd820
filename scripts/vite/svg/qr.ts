import qrcode from 'qrcode-generator';
import type { CustomPlugin, XastElement } from 'svgo';

/** The absolute addresses a drawing may ask for by name: <g data-qr="contact">. */
export type Addresses = Record<string, string | undefined>;

/** Fills every <g data-qr="name" data-size data-color> of an SVG file with its code. */
export const qrCodes = (addresses: Addresses): CustomPlugin => ({
  name: 'qrCodes',
  fn: () => ({
    element: {
      enter(element) {
        if ('data-qr' in element.attributes) fillCode(element, addresses);
      },
    },
  }),
});

function fillCode(element: XastElement, addresses: Addresses) {
  const {
    'data-qr': name = '',
    'data-size': size,
    'data-color': fill,
    ...rest
  } = element.attributes;
  const address = addresses[name];
  if (!address) {
    const known = Object.keys(addresses).join(', ') || 'none';
    throw new Error(`data-qr="${name}" names no address (known: ${known})`);
  }
  if (!(Number(size) > 0) || !fill) {
    throw new Error(`<g data-qr="${name}"> needs data-size (a number) and data-color`);
  }
  const { count, path: d } = drawCode(address);
  const attributes = { fill, transform: `scale(${Number(size) / count})`, d };
  element.attributes = rest;
  element.children = [{ type: 'element', name: 'path', attributes, children: [] }];
}

type Point = readonly [x: number, y: number];

/**
 * The QR code of a text as one path in which every module is one unit. It goes around each dark
 * shape as a whole: modules drawn one by one would show hairlines between them.
 */
function drawCode(text: string): { count: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const isDark = ([x, y]: Point) => x >= 0 && y >= 0 && x < count && y < count && code.isDark(y, x);
  return { count, path: traceLoops(edges(count, isDark)) };
}

/** Every edge between dark and light, by the point where it starts, with the dark on its right. */
function edges(count: number, isDark: (module: Point) => boolean): Map<string, Point[]> {
  const ends = new Map<string, Point[]>();
  const add = (from: Point, to: Point) =>
    ends.set(String(from), [...(ends.get(String(from)) ?? []), to]);

  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) {
      if (!isDark([x, y])) continue;
      if (!isDark([x, y - 1])) add([x, y], [x + 1, y]);
      if (!isDark([x + 1, y])) add([x + 1, y], [x + 1, y + 1]);
      if (!isDark([x, y + 1])) add([x + 1, y + 1], [x, y + 1]);
      if (!isDark([x - 1, y])) add([x, y + 1], [x, y]);
    }
  }
  return ends;
}

function traceLoops(ends: Map<string, Point[]>): string {
  let path = '';
  for (const [key, points] of ends) {
    while (points.length > 0) {
      const [x = 0, y = 0] = key.split(',').map(Number);
      path += `M${x} ${y}`;
      const take = (from: Point) => ends.get(String(from))?.pop();
      for (let at: Point = [x, y], next = take(at); next; next = take(at)) {
        path += next[1] === at[1] ? `H${next[0]}` : `V${next[1]}`;
        at = next;
      }
      path += 'z';
    }
  }
  return path;
}
