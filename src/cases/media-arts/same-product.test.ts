import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { labelsIn, pageOf, read } from '../../test-words';

const pictures = readdirSync('src/cases/media-arts/pictures').filter(
  (file) => file.endsWith('.svg') && file !== 'grants.svg',
);

test.each(['cover.svg', ...pictures.map((file) => `pictures/${file}`)])(
  'there are no words on the screen of %s',
  (file) => {
    expect(labelsIn(read(`cases/media-arts/${file}`))).toEqual([]);
  },
);

test('there are none on the screen of the prototype', () => {
  const still = pageOf('media-arts').querySelector('#stage');
  expect(labelsIn(still ?? '')).toEqual([]);
  expect(read('prototypes/media-arts/stage.ts')).not.toMatch(/textContent|'text'/);
});
