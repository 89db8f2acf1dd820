import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Picture } from '../content/types';
import type { ImageFile } from '../media/picture-file';
import { labelsIn, read } from '../test-words';

interface State {
  name: string;
  width: number;
  clip?: { width: number };
}

/** The widest screenshot, in CSS pixels, whose text is readable on a phone. */
const widest = 450;

/** The width of a picture on a phone that is 390 pixels wide. */
const shown = 350;

const poster = 'a picture of the film that it stands for, which has a transcript';

const exempt: Record<string, string> = {
  'film-1.svg': poster,
  'film-2.svg': poster,
  'film-3.svg': poster,
  'film-4.svg': poster,
  'film-5.svg': poster,
  'film-6.svg': poster,
};

const prototypes = ['skypro-ui', 'minimart', 'meal-manifesting', 'zogran-media'];
const states = prototypes
  .map((name) => `src/prototypes/${name}/states.json`)
  .filter((file) => existsSync(file))
  .flatMap((file): State[] => {
    const list: { states: State[] } = JSON.parse(readFileSync(file, 'utf8'));
    return list.states;
  });
const stateOf = (file: string) =>
  states.find(({ name }) => name === file || `${name}.wireframe` === file);

const stories = import.meta.glob<object>('./*/story.ts', { eager: true, import: 'story' });
const drawings = import.meta.glob<ImageFile>('./*/pictures/*.svg', {
  eager: true,
  import: 'default',
});

function picturesIn(value: object): Picture[] {
  const own = 'file' in value && 'alt' in value ? [value as Picture] : [];
  const inside = Object.values(value).filter((each) => typeof each === 'object' && each !== null);
  return [...own, ...inside.flatMap((each) => picturesIn(each))];
}

const pictures = Object.entries(stories).flatMap(([path, story]) =>
  picturesIn(story).map((picture) => ({ ...picture, folder: path.split('/')[1] })),
);

test('phones get no scaled-down desktop screenshot', () => {
  const shrunk = pictures.filter(({ file, phone = file }) => {
    const state = stateOf(phone);
    return state && (state.clip ?? state).width > widest;
  });
  expect(shrunk).toEqual([]);
});

test('text in drawings, except film posters, is readable on a phone', () => {
  const small = pictures.flatMap(({ folder, file, phone = file }) => {
    const { readable = 0 } = drawings[`./${folder}/pictures/${phone}`] ?? {};
    return readable > shown ? [phone] : [];
  });
  const rule = 'Words smaller than 11 px: name a `phone` picture that is drawn for it.';
  expect(
    small.filter((file) => !(file in exempt)),
    rule,
  ).toEqual([]);
});

const redrawn = pictures.filter(
  ({ file, phone }) => file.endsWith('.svg') && phone?.endsWith('.svg'),
);

test.each(redrawn)('$phone contains the same words as $file', ({ folder, file, phone }) => {
  const wordsOf = (name = '') =>
    labelsIn(read(`cases/${folder}/pictures/${name}`))
      .join(' ')
      .split(' ')
      .toSorted();
  expect(wordsOf(phone)).toEqual(wordsOf(file));
});
