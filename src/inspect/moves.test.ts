import { expect, test } from 'vitest';
import { keyframesOf } from '../motion/stage-keyframes';
import { sceneMovesOf } from './moves';

/** Returns the keyframes in `css` as getKeyframes() would. */
const computed = (css: string) =>
  [...css.matchAll(/([^{}]+)\{opacity:([\d.]+)\}/g)]
    .flatMap(([, offsets = '', opacity]) =>
      offsets.split(',').map((offset) => ({
        computedOffset: offset === 'to' ? 1 : parseFloat(offset) / 100,
        opacity,
      })),
    )
    .map((frame) => ({ ...frame, offset: null, easing: 'linear', composite: 'auto' as const }));

test('lists the properties of a part that a scene animates, and the stops between which it animates them', () => {
  const seen = { opacity: 1 };
  const gone = { opacity: 0 };
  expect(sceneMovesOf(computed(keyframesOf([gone, gone, seen, seen, gone])))).toEqual([
    'opacity in stops 2 to 3',
    'opacity in stops 4 to 5',
  ]);
});
