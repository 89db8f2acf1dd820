import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPlaceholder, labelsIn, pageOf, read } from '../../test-words';
import { story } from './story';
import { tile } from './tile';

const pictures = readdirSync('src/cases/media-arts/pictures').filter(
  (file) => file.endsWith('.svg') && isPlaceholder(story, file),
);

test.each([
  ...(isPlaceholder(tile, 'cover.svg') ? ['cover.svg'] : []),
  ...pictures.map((file) => `pictures/${file}`),
])('%s contains no text', (file) => {
  expect(labelsIn(read(`cases/media-arts/${file}`))).toEqual([]);
});

test('the prototype’s screen contains no text', () => {
  const still = pageOf('media-arts').querySelector('#stage');
  expect(labelsIn(still ?? '')).toEqual([]);
  expect(read('prototypes/media-arts/stage.ts')).not.toMatch(/textContent|'text'/);
});
