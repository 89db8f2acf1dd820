import { expect, test } from 'vitest';
import { fileKinds } from '../../prototypes/skypro-ui/files';
import { isPlaceholder, labelsIn, miscounts, read, textsIn, unsaid } from '../../test-words';
import { thumbnails } from './stage-thumbnails';
import { story } from './story';
import { tile } from './tile';

const letters = Object.values(fileKinds).map((kind) => kind.letters);

test.runIf(isPlaceholder(tile, 'cover.svg'))(
  'the cover contains only text from the component library',
  () => {
    expect(unsaid(labelsIn(read('cases/skypro-ui/cover.svg')), 'prototypes/skypro-ui')).toEqual([]);
  },
);

test('the scene shows the first file types of the component library, in the same order', () => {
  expect(letters).toHaveLength(12);
  const types = thumbnails.map(({ type }) => type.toUpperCase());
  expect(types).toEqual(letters.slice(0, types.length));
});

test.runIf(isPlaceholder(story, 'file-thumbnails.svg'))(
  'file-thumbnails.svg starts with the component library’s file types and file names, in order',
  () => {
    const picture = labelsIn(read('cases/skypro-ui/pictures/file-thumbnails.svg')).filter(
      (label) => label !== 'Aa',
    );
    const named = Object.values(fileKinds).flatMap((kind) => [kind.letters, kind.file]);
    expect(picture.slice(0, named.length)).toEqual(named);
  },
);

test('the story’s counts of file types and thumbnails match the component library and the scene', () => {
  const texts = textsIn(story);
  expect(miscounts(texts, 'file types', letters.length)).toEqual([]);
  expect(miscounts(texts, 'file thumbnails', thumbnails.length)).toEqual([]);
});

test.runIf(isPlaceholder(story, 'migration-path.svg'))(
  'the migration-path drawing contains no numbers',
  () => {
    expect(labelsIn(read('cases/skypro-ui/pictures/migration-path.svg')).join('')).not.toMatch(
      /\d/,
    );
  },
);
