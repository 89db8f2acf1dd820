import type { CustomPlugin, XastElement } from 'svgo';
import { drawCode } from './qr-path.ts';

/** The absolute addresses a drawing may ask for by name: <g data-qr="contact">. */
export type Addresses = Record<string, string>;

/** Fills every <g data-qr="name" data-size data-color> of an SVG file with its code. */
export const qrCodes = (addresses: Addresses): CustomPlugin => ({
  name: 'qrCodes',
  fn: () => ({
    element: {
      enter(element) {
        if ('data-qr' in element.attributes) fill(element, addresses);
      },
    },
  }),
});

function fill(element: XastElement, addresses: Addresses) {
  const {
    'data-qr': name = '',
    'data-size': size,
    'data-color': color,
    ...rest
  } = element.attributes;
  const address = addresses[name];
  if (!address) {
    const known = Object.keys(addresses).join(', ') || 'none';
    throw new Error(`data-qr="${name}" names no address (known: ${known})`);
  }
  if (!(Number(size) > 0) || !color) {
    throw new Error(`<g data-qr="${name}"> needs data-size (a number) and data-color`);
  }
  const { count, path } = drawCode(address);
  element.attributes = rest;
  element.children = [
    {
      type: 'element',
      name: 'path',
      attributes: { fill: color, transform: `scale(${Number(size) / count})`, d: path },
      children: [],
    },
  ];
}
