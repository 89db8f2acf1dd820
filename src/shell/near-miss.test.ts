import { expect, test } from 'vitest';
import { nearMiss } from './near-miss';

const pages = ['', 'about', 'work', 'contact', 'projects'];
const stories = [
  'skypro-ui',
  'graphics',
  'media-arts',
  'minimart',
  'meal-manifesting',
  'video-demo',
  'zogran-media',
];
const paths = [...pages, ...stories].map((page) => `/${page}`);

test.each([
  ['/abot', '/about'],
  ['/abou', '/about'],
  ['/abuot', '/about'],
  ['/wrok', '/work'],
  ['/works', '/work'],
  ['/contcat', '/contact'],
  ['/contacts', '/contact'],
  ['/project', '/projects'],
  ['/skyproui', '/skypro-ui'],
  ['/skypro', '/skypro-ui'],
  ['/grafics', '/graphics'],
  ['/media-art', '/media-arts'],
  ['/mini-mart', '/minimart'],
  ['/meal', '/meal-manifesting'],
  ['/video-demos', '/video-demo'],
  ['/zogran', '/zogran-media'],
])('for the mistyped path %s, suggests %s', (typed, meant) => {
  expect(nearMiss(typed, paths)).toBe(meant);
});

test.each(['/ABOUT', '/about.html', '/about/', '/about/team', '/%61bout', '/About%20'])(
  'for the mistyped path %s, suggests /about',
  (typed) => {
    expect(nearMiss(typed, paths)).toBe('/about');
  },
);

test.each(['/wp-admin', '/blog', '/news/2019/archive', '/index.php', '/x', '/ab', '/', '/404'])(
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

test('suggests nothing if there are no paths to suggest', () => {
  expect(nearMiss('/abuot', [])).toBeUndefined();
});
