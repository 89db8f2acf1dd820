import { expect, test } from 'vitest';
import { fileKinds } from '../../prototypes/skypro-ui/files';
import { labelsIn, read, unsaid } from '../../test-words';
import { thumbnails } from './stage-thumbnails';

const letters = Object.values(fileKinds).map((kind) => kind.letters);

test('the cover says what the library says', () => {
  expect(unsaid(labelsIn(read('cases/skypro-ui/cover.svg')), 'prototypes/skypro-ui')).toEqual([]);
});

test('picture and scene show the file types of the library, in its order', () => {
  expect(letters).toHaveLength(12);
  const picture = labelsIn(read('cases/skypro-ui/pictures/file-thumbnails.svg')).filter(
    (label) => label !== 'Aa',
  );
  const named = Object.values(fileKinds).flatMap((kind) => [kind.letters, kind.file]);
  expect(picture.slice(0, named.length)).toEqual(named);
  const types = thumbnails.map(({ type }) => type.toUpperCase());
  expect(types).toEqual(letters.slice(0, types.length));
});
