import { expect, test } from 'vitest';
import { cutsOf, cutsOfScreenshot } from './encode-photo.ts';

const all = (width: number, height: number, isCover = false) =>
  cutsOf({ width, height }, isCover).map((cut) => `${cut.width} × ${cut.height}`);

test('a photo keeps its ratio, is never enlarged, and is at least one pixel high', () => {
  expect(all(4000, 3000)).toEqual(['480 × 360', '960 × 720', '1600 × 1200', '2400 × 1800']);
  expect(all(1000, 2000)).toEqual(['480 × 960', '960 × 1920', '1000 × 2000']);
  expect(all(300, 100)).toEqual(['300 × 100']);
  expect(all(5000, 1)).toEqual(['480 × 1', '960 × 1', '1600 × 1', '2400 × 1']);
});

test('a wide screenshot gets a smaller copy, and a narrow one gets none', () => {
  expect(cutsOfScreenshot({ width: 2560, height: 1600 })).toMatchObject([
    { width: 800, height: 500 },
  ]);
  expect(cutsOfScreenshot({ width: 780, height: 1200 })).toEqual([]);
});

test.each([
  [1600, 1200, 'cover', '1600 × 1200'],
  [1600, 900, 'cover', '1200 × 900'],
  [900, 900, 'cover', '900 × 675'],
  [900, 1200, 'contain', '1600 × 1200'],
  [1600, 400, 'contain', '1600 × 1200'],
])(
  'a cover made from a %i × %i px photo has the fit “%s” and is at most %s px',
  (width, height, fit, largest) => {
    expect(cutsOf({ width, height }, true).at(-1)?.fit).toBe(fit);
    expect(all(width, height, true).at(-1)).toBe(largest);
  },
);
