import { expect, test } from 'vitest';
import { nearMiss } from './near-miss';

const paths = ['/', '/about', '/work', '/contact', '/projects', '/skypro-ui', '/graphics'];

test.each([
  ['/abot', '/about'],
  ['/abou', '/about'],
  ['/abuot', '/about'],
  ['/works', '/work'],
  ['/skyproui', '/skypro-ui'],
  ['/grafics', '/graphics'],
])('for the mistyped path %s, suggests %s', (typed, meant) => {
  expect(nearMiss(typed, paths)).toBe(meant);
});

test.each(['/ABOUT', '/abot.html', '/about/team', '/%61bout'])(
  'for the mistyped path %s, suggests /about',
  (typed) => {
    expect(nearMiss(typed, paths)).toBe('/about');
  },
);

test.each(['/wp-admin', '/blog', '/ab', '/404'])(
  'for the unknown path %s, suggests nothing',
  (typed) => {
    expect(nearMiss(typed, paths)).toBeUndefined();
  },
);

test('does not throw for a path that cannot be decoded', () => {
  expect(nearMiss('/%E0%A4%A', paths)).toBeUndefined();
  expect(nearMiss('/about%', paths)).toBe('/about');
});

test('suggests the closest of several similar paths', () => {
  expect(nearMiss('/graphit', ['/graphics', '/graphite'])).toBe('/graphite');
});
