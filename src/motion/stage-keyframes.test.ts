import { expect, test } from 'vitest';
import type { PartStates } from './stage';
import { keyframesOf } from './stage-keyframes';

const fading: PartStates = [{ opacity: 0 }, {}, {}, {}, {}];

test('returns no keyframes for a part that never changes', () => {
  expect(keyframesOf([{ x: 3 }, { x: 3 }, { x: 3 }, { x: 3 }, { x: 3 }])).toBe('');
});

test('animates only the properties that change, and holds each state for 15%', () => {
  expect(keyframesOf(fading)).toBe(
    '0%,7.5%{opacity:0}17.5%,32.5%{opacity:1}42.5%,57.5%{opacity:1}67.5%,82.5%{opacity:1}92.5%,to{opacity:1}',
  );
});

test('moves a part in the first or second half between two stops', () => {
  expect(keyframesOf(fading, 'early')).toMatch(/^0%,7\.5%{opacity:0}12\.5%,32\.5%{opacity:1}/);
  expect(keyframesOf(fading, 'late')).toMatch(/^0%,12\.5%{opacity:0}17\.5%,37\.5%{opacity:1}/);
});

test('moves a part in one third between two stops', () => {
  const held = (['first', 'middle', 'last'] as const).map((pace) =>
    keyframesOf(fading, pace).split('{', 1),
  );
  expect(held).toEqual([['0%,7.5%'], ['0%,10.8%'], ['0%,14.2%']]);
});

test('accepts a pace for each segment', () => {
  const paces = ['whole', 'whole', 'early', 'late'] as const;
  expect(keyframesOf([{}, {}, {}, { x: 9 }, {}], paces).match(/[^{}]+(?={)/g)).toEqual([
    '0%,7.5%',
    '17.5%,32.5%',
    '42.5%,57.5%',
    '62.5%,87.5%',
    '92.5%,to',
  ]);
});
