import { describe, expect, test } from 'vitest';
import { goesAway, speedOf } from './swipe';

describe('goesAway', () => {
  test.each([
    ['goes a third of the way, then rests', 300, 0, true],
    ['goes a short way slowly', 80, 0.1, false],
    ['goes a short way fast', 60, 0.9, true],
    ['goes hardly any distance very fast', 10, 2, false],
    ['went far, but is moving back', 500, -0.8, false],
    ['goes no distance', 0, 0, false],
  ])('for a swipe that %s (%i of 844 px, at %f px/ms), returns %s', (_, distance, speed, away) => {
    expect(goesAway(distance, speed, 844)).toBe(away);
  });
});

describe('speedOf', () => {
  const trail = [
    { at: 0, distance: 0 },
    { at: 200, distance: 10 },
    { at: 250, distance: 60 },
  ];
  test('measures only the last tenth of a second', () => expect(speedOf(trail, 260)).toBe(1));
  test('is 0 if the finger has rested', () => expect(speedOf(trail, 600)).toBe(0));
  test('is 0 for a single point', () => expect(speedOf([{ at: 0, distance: 9 }], 0)).toBe(0));
});
