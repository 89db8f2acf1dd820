import qrcode from 'qrcode-generator';
import type { CustomPlugin, XastElement } from 'svgo';

/** Maps values of `data-qr`, such as "contact" in <g data-qr="contact">, to absolute addresses. */
export type Addresses = Record<string, string | undefined>;

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

/**
 * Draws the whole code as one path: if each row had its own path, browsers could leave hairlines
 * between rows. In the path's units, each small square of the code is 1 wide.
 */
function drawCode(text: string): { count: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, place) => place);
  const rows = places.map((y) => places.map((x) => (code.isDark(y, x) ? '#' : ' ')).join(''));
  const path = rows.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return { count, path: path.join('') };
}
