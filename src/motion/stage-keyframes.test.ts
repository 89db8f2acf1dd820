import { expect, test } from 'vitest';
import type { PartStates } from './stage';
import { keyframesOf } from './stage-keyframes';

const fading: PartStates = [{ opacity: 0 }, {}, {}, {}, {}];

test('a part that never changes needs no keyframes', () => {
  expect(keyframesOf([{ x: 3 }, { x: 3 }, { x: 3 }, { x: 3 }, { x: 3 }])).toBe('');
});

test('only what changes is animated, and each state holds for 15% of the way', () => {
  expect(keyframesOf(fading)).toBe(
    '0%,7.5%{opacity:0}17.5%,32.5%{opacity:1}42.5%,57.5%{opacity:1}67.5%,82.5%{opacity:1}92.5%,to{opacity:1}',
  );
});

test('a part may move in the first or in the second half of the way between two stops', () => {
  expect(keyframesOf(fading, 'early')).toMatch(/^0%,7\.5%{opacity:0}12\.5%,32\.5%{opacity:1}/);
  expect(keyframesOf(fading, 'late')).toMatch(/^0%,12\.5%{opacity:0}17\.5%,37\.5%{opacity:1}/);
});

test('or in one of its thirds, so that one thing comes after another', () => {
  const held = (['first', 'middle', 'last'] as const).map((pace) =>
    keyframesOf(fading, pace).split('{', 1),
  );
  expect(held).toEqual([['0%,7.5%'], ['0%,10.8%'], ['0%,14.2%']]);
});

test('or each way has a pace of its own', () => {
  const paces = ['whole', 'whole', 'early', 'late'] as const;
  expect(keyframesOf([{}, {}, {}, { x: 9 }, {}], paces).match(/[^{}]+(?={)/g)).toEqual([
    '0%,7.5%',
    '17.5%,32.5%',
    '42.5%,57.5%',
    '62.5%,87.5%',
    '92.5%,to',
  ]);
});
