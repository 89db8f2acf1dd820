import { expect, test } from 'vitest';
import { plantSize } from './plant-size';

const words = [{ left: 100, right: 400, bottom: 700 }];

test('plantSize fits a plant below the words above it, but makes it at least 56 px high', () => {
  expect(plantSize(600, 800, words)).toBe(1);
  expect(plantSize(300, 800, words)).toBeCloseTo(88 / 256);
  expect(plantSize(300, 720, words)).toBeCloseTo(56 / 256);
});
