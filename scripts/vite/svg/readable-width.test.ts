import { expect, test } from 'vitest';
import { readableWidth } from './readable-width.ts';

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

test('readableWidth returns the width at which a drawing’s smallest text is readable', () => {
  const big = '<text font-size="44">Big</text>';
  expect(readableWidth(drawing(big), 1200)).toBe(300);
  const nested =
    '<g font-size="44"><g transform="translate(4 4) scale(0.5)"><text>In</text></g></g>';
  expect(readableWidth(drawing(big + nested), 1200)).toBe(600);
});

test('readableWidth returns undefined for a drawing without text', () => {
  expect(readableWidth(drawing('<path d="M0 0h4" />'), 1200)).toBeUndefined();
});
