import { expect, test } from 'vitest';
import type { PartStates } from './stage';
import { keyframesOf } from './stage-keyframes';

const fading: PartStates = [{ opacity: 0 }, {}, {}, {}, {}];

test('returns no keyframes for a part that never changes', () => {
  expect(keyframesOf([{ x: 3 }, { x: 3 }, { x: 3 }, { x: 3 }, { x: 3 }])).toBe('');
});

test('animates only the properties that change, and reaches the last state at 73% of the scene', () => {
  expect(keyframesOf([{}, {}, {}, {}, { opacity: 0 }])).toBe('0%,63%{opacity:1}73%,to{opacity:0}');
});

test('a part with the pace “early” moves in the first half of a move between two stops, with “late” in the second half', () => {
  expect(keyframesOf(fading, 'early')).toBe('0%,7%{opacity:0}12%,to{opacity:1}');
  expect(keyframesOf(fading, 'late')).toBe('0%,12%{opacity:0}17%,to{opacity:1}');
});

test('a part with the pace “first”, “middle”, or “last” starts to move at the start of that third of a move', () => {
  const held = (['first', 'middle', 'last'] as const).map((pace) =>
    keyframesOf(fading, pace).split('{', 1),
  );
  expect(held).toEqual([['0%,7%'], ['0%,10.3%'], ['0%,13.7%']]);
});

test('accepts a different pace for each move between two stops', () => {
  const paces = ['whole', 'whole', 'early', 'late'] as const;
  expect(keyframesOf([{}, { x: 1 }, {}, { x: 9 }, {}], paces).match(/[^{}]+(?={)/g)).toEqual([
    '0%,7%',
    '17%,26%',
    '36%,44%',
    '49%,68%',
    '73%,to',
  ]);
});
