import { expect, test } from 'vitest';
import type { PartStates } from './stage';
import { keyframesOf } from './stage-keyframes';

const fading: PartStates = [{ opacity: 0 }, {}, {}, {}, {}];

test('returns no keyframes for a part that never changes', () => {
  expect(keyframesOf([{ x: 3 }, { x: 3 }, { x: 3 }, { x: 3 }, { x: 3 }])).toBe('');
});

test('animates only the properties that change, and completes the last state at 77%', () => {
  expect(keyframesOf(fading)).toBe(
    '0%,10%{opacity:0}20%,29%{opacity:1}39%,48%{opacity:1}58%,67%{opacity:1}77%,to{opacity:1}',
  );
});

test('moves a part in the first or second half between two stops', () => {
  expect(keyframesOf(fading, 'early')).toMatch(/^0%,10%{opacity:0}15%,29%{opacity:1}/);
  expect(keyframesOf(fading, 'late')).toMatch(/^0%,15%{opacity:0}20%,34%{opacity:1}/);
});

test('moves a part in one third between two stops', () => {
  const held = (['first', 'middle', 'last'] as const).map((pace) =>
    keyframesOf(fading, pace).split('{', 1),
  );
  expect(held).toEqual([['0%,10%'], ['0%,13.3%'], ['0%,16.7%']]);
});

test('accepts a pace for each segment', () => {
  const paces = ['whole', 'whole', 'early', 'late'] as const;
  expect(keyframesOf([{}, {}, {}, { x: 9 }, {}], paces).match(/[^{}]+(?={)/g)).toEqual([
    '0%,10%',
    '20%,29%',
    '39%,48%',
    '53%,72%',
    '77%,to',
  ]);
});
