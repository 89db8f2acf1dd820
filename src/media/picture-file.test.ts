import { expect, test } from 'vitest';
import { renderedByName, sizeOf, withPhone } from './picture-file';

const file = (src: string, width: number) => ({ src, width, height: 750 });

const pictures = renderedByName({
  './list.light.avif': file('list.light', 2400),
  './list.light-800.avif': file('list.light-800', 800),
  './list.dark.avif': file('list.dark', 2400),
  './list.wireframe.avif': file('list.wireframe', 2400),
  './list-phone.light.avif': file('list-phone.light', 700),
  './list-phone.dark.avif': file('list-phone.dark', 700),
});

test('groups the widths of a screenshot, which is legible at its screen’s size', () => {
  const { list } = pictures;
  expect(list && sizeOf(list)).toMatchObject({
    src: 'list.light',
    srcSet: 'list.light 2400w, list.light-800 800w',
    readable: 1200,
  });
});

test('inverts a wireframe in the dark theme', () => {
  expect(pictures['list.wireframe']).toMatchObject({
    light: { src: 'list.wireframe' },
    dark: { src: 'list.wireframe', inverted: true },
  });
});

test('gives phones their own picture in each theme', () => {
  const { list, 'list-phone': phone } = pictures;
  if (!list || !phone) throw new Error('Missing picture list or phone');
  expect(withPhone(list, phone)).toMatchObject({
    light: { src: 'list.light', phone: { src: 'list-phone.light' } },
    dark: { src: 'list.dark', phone: { src: 'list-phone.dark' } },
  });
  const drawing = file('drawing.svg', 1200);
  expect(withPhone(drawing, file('drawing-phone.svg', 700))).toMatchObject({
    src: 'drawing.svg',
    phone: { src: 'drawing-phone.svg' },
  });
});
