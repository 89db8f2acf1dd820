import { expect, test } from 'vitest';
import { between, distanceTo, distanceWithin, nearest, type Box } from './measure';

const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});

const title = box(40, 100, 440, 160);

test('finds the nearest box on a given side, and measures the distance to it', () => {
  const label = { box: box(40, 60, 200, 80) };
  const logo = { box: box(40, 0, 80, 40) };
  const cover = { box: box(500, 50, 900, 400) };
  const others = [cover, logo, label];
  expect(nearest(title, others, 'top')).toBe(label);
  expect(nearest(title, others, 'right')).toBe(cover);
  expect(nearest(title, others, 'bottom')).toBeUndefined();
  expect(distanceTo(title, label.box, 'top')).toMatchObject({ axis: 'y', y: 80, length: 20 });
  expect(distanceTo(title, cover.box, 'right')).toMatchObject({ axis: 'x', x: 440, length: 60 });
});

test('draws the distance line within the span that both boxes share', () => {
  const { x } = distanceTo(title, box(400, 200, 800, 240), 'bottom');
  expect(x).toBeGreaterThanOrEqual(400);
  expect(x).toBeLessThanOrEqual(440);
});

test('measures a box’s distances to its container’s edges', () => {
  const page = box(0, 0, 1000, 600);
  expect(distanceWithin(title, page, 'left')).toMatchObject({ x: 0, length: 40 });
  expect(distanceWithin(title, page, 'bottom')).toMatchObject({ y: 160, length: 440 });
});

test('measures distances between boxes that are apart or nested, but not between overlapping ones', () => {
  const lengths = (other: Box) => between(title, other).map(({ axis, length }) => [axis, length]);
  expect(lengths(box(500, 300, 600, 400))).toEqual([
    ['x', 60],
    ['y', 140],
  ]);
  expect(lengths(box(0, 0, 500, 200))).toEqual([
    ['y', 100],
    ['x', 60],
    ['y', 40],
    ['x', 40],
  ]);
  expect(lengths(box(400, 140, 500, 200))).toEqual([]);
});
