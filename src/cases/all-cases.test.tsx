import { screen } from '@testing-library/react';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figures } from '../content/figures';
import type { Picture, Story, Tile } from '../content/types';
import type { ImageFile } from '../media/picture-file';
import { drawerOf, stops } from '../test-stage';
import { allWords, labelsIn, namesIn, read, tokensIn } from '../test-words';

const stories = import.meta.glob<Story>('./*/story.ts', { eager: true, import: 'story' });
const tiles = import.meta.glob<Tile>('./*/tile.ts', { eager: true, import: 'tile' });
const stages = import.meta.glob<typeof import('./minimart/Stage')>('./*/Stage.tsx', {
  eager: true,
});
const layouts = import.meta.glob<object>('../story/scene/layouts/*.{ts,tsx}', { eager: true });
const films = import.meta.glob<{ poster?: number; render: (t: number) => string }>(
  '../films/scenes/*/scene.ts',
  { eager: true },
);

const slugs = Object.keys(tiles).map((file) => file.split('/')[1] ?? '');
const prototypes = new Set(readdirSync('src/prototypes'));

/**
 * Returns the text of a drawing or of a film's poster, and undefined for a photo. Any other name
 * is a screenshot's: returns all text of its prototype, even what the screenshot does not show.
 */
function wordsOf(slug: string, file: string): string | undefined {
  if (file.endsWith('.svg')) {
    const folder = readdirSync(`src/cases/${slug}`).includes(file) ? slug : `${slug}/pictures`;
    return labelsIn(read(`cases/${folder}/${file}`)).join(' ');
  }
  const film = films[`../films/scenes/${file.replace('.avif', '')}/scene.ts`];
  if (film) return labelsIn(film.render(film.poster ?? 0)).join(' ');
  if (/\.(jpe?g|png|webp|avif)$/i.test(file)) return undefined;
  return prototypes.has(slug) ? allWords(`prototypes/${slug}`) : '';
}

/** Only placeholders are tested: the owner's own pictures may have any alt text. */
function placeholdersIn(value: object, isInMarked = false): Picture[] {
  const isMarked = isInMarked || 'placeholderFor' in value;
  const own = isMarked && 'file' in value && 'alt' in value ? [value as Picture] : [];
  const inside = Object.values(value).filter((each) => typeof each === 'object' && each !== null);
  return [...own, ...inside.flatMap((each: object) => placeholdersIn(each, isMarked))];
}

/**
 * Names and numbers that alt text may contain although they are not among a drawing's text: a QR
 * code and nine people are drawn as shapes, and ages and minutes are not drawn.
 */
const unwritten = new Set([
  'qr',
  figures.audienceAge.value,
  figures.mediaBridgeTeam.value,
  figures.videoMinutes.value,
]);

function unseen(texts: readonly (string | undefined)[], words: string): string[] {
  const seen = new Set(tokensIn(words).map((token) => token.toLowerCase()));
  // Wavy lettering has one <text> per letter, so the search for names ignores spaces.
  const letters = words.replace(/\s/g, '').toLowerCase();
  return texts
    .flatMap((text) => namesIn(text ?? ''))
    .map((name) => name.toLowerCase())
    .filter((name) => !(/\d/.test(name) ? seen.has(name) : letters.includes(name)))
    .filter((name) => !unwritten.has(name));
}

test.each(slugs)(
  '%s: every name and number in a placeholder’s alt text and caption is also in its drawing or prototype',
  (slug) => {
    const { cover } = tiles[`./${slug}/tile.ts`] ?? {};
    const chapters = stories[`./${slug}/story.ts`]?.chapters;
    for (const { file, alt, caption } of placeholdersIn({ cover, chapters })) {
      const words = wordsOf(slug, file);
      if (words === undefined) continue;
      expect(unseen([alt, caption], words), `${file}: ${alt}`).toEqual([]);
    }
  },
);

interface State {
  name: string;
  width: number;
  clip?: { width: number };
}

/** The widest screenshot, in CSS pixels, whose text is readable on a phone. */
const widest = 450;

/** The width of a picture on a phone that is 390 pixels wide. */
const shown = 350;

/** A poster's text may be too small to read on a phone, because its film has a transcript. */
const isPoster = (file: string) => /^film-\d\.svg$/.test(file);

const photographed = ['skypro-ui', 'minimart', 'meal-manifesting', 'zogran-media'];
const states = photographed
  .map((name) => `src/prototypes/${name}/states.json`)
  .filter((file) => existsSync(file))
  .flatMap((file): State[] => {
    const list: { states: State[] } = JSON.parse(readFileSync(file, 'utf8'));
    return list.states;
  });
const stateOf = (file: string) =>
  states.find(({ name }) => name === file || `${name}.wireframe` === file);

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
    small.filter((file) => !isPoster(file)),
    rule,
  ).toEqual([]);
});

const redrawn = pictures.filter(
  ({ file, phone }) => file.endsWith('.svg') && phone?.endsWith('.svg'),
);

test.each(redrawn)('$phone contains the same words as $file', ({ folder, file, phone }) => {
  const sorted = (name = '') =>
    labelsIn(read(`cases/${folder}/pictures/${name}`))
      .join(' ')
      .split(' ')
      .toSorted();
  expect(sorted(phone)).toEqual(sorted(file));
});

describe.each(Object.entries(stages))('the stage in %s', (file, { CaseStage, CaseLayout }) => {
  const drawn = drawerOf(CaseStage);

  test('the scene shows every name and number that its alt text mentions, and every number that its captions mention', () => {
    const words = stops.flatMap((stop) => labelsIn(drawn(stop).container)).join(' ');
    const scenes = (
      stories[file.replace('Stage.tsx', 'story.ts')]?.chapters.approach.blocks ?? []
    ).filter((block) => block.kind === 'scene');
    expect(scenes).toHaveLength(1);
    for (const { alt, steps } of scenes) {
      const numbers = steps
        .flatMap(({ title, text }) => tokensIn(`${title} ${text}`))
        .filter((token) => /\d/.test(token));
      expect(unseen([alt, ...numbers], words)).toEqual([]);
    }
  });

  test('the drawing looks different at each stop', () => {
    const looks = stops.map((stop) =>
      Array.from(drawn(stop).parts, ([name, { style }]) => `${name} ${style.cssText}`).join(),
    );
    expect(new Set(looks).size).toBe(5);
  });

  test('the drawing has its alt text as its accessible name', () => {
    drawn(4);
    expect(screen.getByLabelText('What the stage shows')).toHaveAttribute(
      'role',
      expect.stringMatching(/^(img|group)$/),
    );
  });

  test('Stage.tsx exports the layout that is named in the case’s story', () => {
    const { blocks } = stories[file.replace('Stage.tsx', 'story.ts')]?.chapters.approach ?? {};
    const scene = blocks?.find((block) => block.kind === 'scene');
    const named = Object.entries(layouts).find(([path]) => path.includes(`/${scene?.layout}.`));
    expect(Object.values(named?.[1] ?? {})).toContain(CaseLayout);
  });
});
