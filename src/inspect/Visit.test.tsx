import { expect, test } from 'vitest';
import { sumUp } from './Visit';

const entry = (name: string, transferSize: number, decodedBodySize = 1000) => ({
  name: `https://site.example${name}`,
  initiatorType: 'other',
  transferSize,
  decodedBodySize,
});

test('sums up requests by kind, and counts cached requests and requests to other hosts', () => {
  const requests = sumUp(
    [
      entry('/minimart', 9000),
      entry('/assets/site.js', 4000),
      entry('/assets/inspect.js', 2000),
      entry('/assets/text.woff2', 0),
      entry('/assets/cover.avif?w=800', 3000),
      { ...entry('', 500), name: 'https://video.example/film.mp4' },
      { ...entry('', 0), name: 'data:image/png;base64,AA' },
    ],
    'site.example',
    'https://site.example/assets/inspect.js',
  );
  expect(requests).toEqual({
    count: 6,
    bytes: 18_500,
    cached: 1,
    elsewhere: 1,
    own: 2000,
    kinds: [
      { kind: 'page', count: 1, bytes: 9000 },
      { kind: 'code', count: 2, bytes: 6000 },
      { kind: 'fonts', count: 1, bytes: 0 },
      { kind: 'pictures', count: 1, bytes: 3000 },
      { kind: 'films', count: 1, bytes: 500 },
    ],
  });
});
