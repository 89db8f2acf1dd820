import { readdirSync } from 'node:fs';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { figures } from '../content/figures';
import type { Picture, Story, Tile } from '../content/types';
import { drawerOf, stops } from '../test-stage';
import { allWords, labelsIn, namesIn, read, tokensIn } from '../test-words';

const stories = import.meta.glob<Story>('./*/story.ts', { eager: true, import: 'story' });
const tiles = import.meta.glob<Tile>('./*/tile.ts', { eager: true, import: 'tile' });
const stages = import.meta.glob<ComponentType<{ alt: string }>>('./*/Stage.tsx', {
  eager: true,
  import: 'CaseStage',
});
const films = import.meta.glob<{ poster?: number; render: (t: number) => string }>(
  '../films/scenes/*/scene.ts',
  { eager: true },
);

const slugs = Object.keys(tiles).map((file) => file.split('/')[1] ?? '');
const prototypes = new Set(readdirSync('src/prototypes'));

/**
 * Returns the text of a drawing or of a film's poster; for a screenshot, all text of its prototype,
 * shown in it or not; for a photo, undefined.
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

/** Leaves out the owner's own pictures, which may have any alt text. */
function placeholdersIn(value: object, isInMarked = false): Picture[] {
  const isMarked = isInMarked || 'placeholderFor' in value;
  const own = isMarked && 'file' in value && 'alt' in value ? [value as Picture] : [];
  const inside = Object.values(value).filter((each) => typeof each === 'object' && each !== null);
  return [...own, ...inside.flatMap((each: object) => placeholdersIn(each, isMarked))];
}

/** Drawings show a QR code and nine people as shapes, and show no ages or minutes. */
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
  '%s: names and numbers in a placeholder’s alt text and caption are in the drawing or prototype, too',
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

test.each(Object.entries(stages))(
  '%s: the scene shows every name and number in its alt text, and every number in its captions',
  (file, stage) => {
    const drawn = stops.flatMap((stop) => labelsIn(drawerOf(stage)(stop).container)).join(' ');
    const scenes = (
      stories[file.replace('Stage.tsx', 'story.ts')]?.chapters.approach.blocks ?? []
    ).filter((block) => block.kind === 'scene');
    expect(scenes).toHaveLength(1);
    for (const { alt, steps } of scenes) {
      const numbers = steps
        .flatMap(({ title, text }) => tokensIn(`${title} ${text}`))
        .filter((token) => /\d/.test(token));
      expect(unseen([alt, ...numbers], drawn)).toEqual([]);
    }
  },
);
