import { expect, test } from 'vitest';
import { renderedByName, sizeOf, withPhone } from './picture-file';

const file = (src: string, width: number) => ({ src, width, height: 750 });
const screenshot = (src: string, width: number) => ({ ...file(src, width), srcSet: src });

const pictures = renderedByName({
  './list.light.avif': screenshot('list.light', 2400),
  './list.dark.avif': screenshot('list.dark', 2400),
  './list.wireframe.avif': screenshot('list.wireframe', 2400),
  './list-phone.light.avif': screenshot('list-phone.light', 700),
  './list-phone.dark.avif': screenshot('list-phone.dark', 700),
});

test('renderedByName combines a screenshot’s files into one picture, readable at half of the files’ width', () => {
  const { list } = pictures;
  expect(list && sizeOf(list)).toMatchObject({ src: 'list.light', readable: 1200 });
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
