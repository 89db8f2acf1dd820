import { expect, test } from 'vitest';
import { contrast as contrastOfHex } from '../../scripts/contrast';
import { contrast, hexOf, isSame, levelOf, over, type Rgba } from './colors';

const ink: Rgba = [28, 24, 21, 1];
const paper: Rgba = [244, 239, 230, 1];

test('contrast returns the same ratio as scripts/contrast.ts', () => {
  expect(contrast(ink, paper)).toBeCloseTo(contrastOfHex(hexOf(ink), hexOf(paper)), 10);
});

test.each([
  [7, false, 'AAA'],
  [6.99, false, 'AA'],
  [4.5, true, 'AAA'],
  [3, true, 'AA'],
  [4.49, false, 'below AA'],
] as const)('rates a contrast of %d (large text: %s) as %s', (ratio, isLarge, level) => {
  expect(levelOf(ratio, isLarge)).toBe(level);
});

test('mixes a translucent color with its background, shows its opacity, and distinguishes it from the opaque color', () => {
  const line: Rgba = [28, 24, 21, 0.15];
  expect(over(line, paper)).toEqual([212, 207, 199, 1]);
  expect(hexOf(line)).toBe('#1c1815 15%');
  expect(isSame(line, ink)).toBe(false);
});
