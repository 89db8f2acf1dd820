import { expect, test } from 'vitest';
import { keyframesOf } from '../motion/stage-keyframes';
import { changesIn, stopsOf } from './moves';

/** Returns the keyframes in this CSS as getKeyframes() would. */
const computed = (css: string) =>
  [...css.matchAll(/([^{}]+)\{opacity:([\d.]+)\}/g)]
    .flatMap(([, offsets = '', opacity]) =>
      offsets.split(',').map((offset) => ({
        computedOffset: offset === 'to' ? 1 : parseFloat(offset) / 100,
        opacity,
      })),
    )
    .map((frame) => ({ ...frame, offset: null, easing: 'linear', composite: 'auto' as const }));

test('finds the stops between which a part changes', () => {
  const seen = { opacity: 1 };
  const gone = { opacity: 0 };
  const ranges = changesIn(computed(keyframesOf([gone, gone, seen, seen, gone])));
  expect(ranges.map(stopsOf)).toEqual(['stops 2 to 3', 'stops 4 to 5']);
});
