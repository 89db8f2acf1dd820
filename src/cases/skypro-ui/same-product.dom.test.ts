import { expect, test } from 'vitest';
import { components } from '../../prototypes/skypro-ui/catalog';
import { fileKinds } from '../../prototypes/skypro-ui/files';
import { drawerOf } from '../../test-stage';
import { isPlaceholder, labelsIn, miscounts, read, textsIn, unsaid } from '../../test-words';
import { CaseStage } from './Stage';
import { buttons, fields, listRows } from './stage-pieces';
import { thumbnails } from './stage-thumbnails';
import { story } from './story';
import { tile } from './tile';

const letters = Object.values(fileKinds).map((kind) => kind.letters);

test.runIf(isPlaceholder(tile, 'cover.svg'))('the cover has the library’s words', () => {
  expect(unsaid(labelsIn(read('cases/skypro-ui/cover.svg')), 'prototypes/skypro-ui')).toEqual([]);
});

test('the scene’s file types match the library, in order', () => {
  expect(letters).toHaveLength(12);
  const types = thumbnails.map(({ type }) => type.toUpperCase());
  expect(types).toEqual(letters.slice(0, types.length));
});

test.runIf(isPlaceholder(story, 'file-thumbnails.svg'))(
  'the picture’s file types match the library',
  () => {
    const picture = labelsIn(read('cases/skypro-ui/pictures/file-thumbnails.svg')).filter(
      (label) => label !== 'Aa',
    );
    const named = Object.values(fileKinds).flatMap((kind) => [kind.letters, kind.file]);
    expect(picture.slice(0, named.length)).toEqual(named);
  },
);

const libraryIsDrawn = ['library-before.svg', 'library-after.svg'].every((file) =>
  isPlaceholder(story, file),
);

test.runIf(libraryIsDrawn)('the drawn library has the library’s kinds of buttons', () => {
  const drawn = labelsIn(read('cases/skypro-ui/pictures/library-after.svg'));
  const kinds = components.button.variants.map(({ name }) => name);
  expect(drawn.filter((label) => kinds.includes(label))).toEqual(kinds);
});

test.runIf(libraryIsDrawn)('the scene sorts the parts of the before and after drawings', () => {
  const before = labelsIn(read('cases/skypro-ui/pictures/library-before.svg'));
  const words = [...buttons, ...fields, ...listRows].flatMap((piece) => piece.words);
  const missing = words.filter(
    ({ text }) => !text.startsWith('•') && !before.some((label) => label.startsWith(text)),
  );
  expect(missing).toEqual([]);

  const after = labelsIn(read('cases/skypro-ui/pictures/library-after.svg'));
  const types = new Set(thumbnails.map(({ type }) => type.toUpperCase()));
  const sheet = labelsIn(drawerOf(CaseStage)(4).part('color'));
  expect(after).toEqual(expect.arrayContaining(sheet.filter((label) => !types.has(label))));
});

test('counts in the story match library and scene', () => {
  const texts = textsIn(story);
  expect(miscounts(texts, 'file types', letters.length)).toEqual([]);
  expect(miscounts(texts, 'file thumbnails', thumbnails.length)).toEqual([]);
});

test.each(
  ['library-before.svg', 'migration-path.svg'].filter((file) => isPlaceholder(story, file)),
)('%s shows the old library without measurements', (file) => {
  const labels = labelsIn(read(`cases/skypro-ui/pictures/${file}`));
  expect(labels.filter((label) => /variants|shapes|blues/.test(label))).toEqual([]);
});

test.runIf(isPlaceholder(story, 'migration-path.svg'))('the drawn migration has no numbers', () => {
  expect(labelsIn(read('cases/skypro-ui/pictures/migration-path.svg')).join('')).not.toMatch(/\d/);
});
