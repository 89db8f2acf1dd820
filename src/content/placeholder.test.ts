import { expect, test } from 'vitest';
import { cases } from '../cases';
import { hasPlaceholder } from './placeholder';
import type { Story, Tile } from './types';

const stories = import.meta.glob<Story>('../cases/*/story.ts', { eager: true, import: 'story' });
const tiles = import.meta.glob<Tile>('../cases/*/tile.ts', { eager: true, import: 'tile' });

const toBeReplaced = cases
  .map(({ slug }) => ({
    story: stories[`../cases/${slug}/story.ts`],
    tile: tiles[`../cases/${slug}/tile.ts`],
  }))
  .filter(hasPlaceholder);

test('every case with a placeholder has a note, and only placeholderFor marks a placeholder', () => {
  for (const { story } of toBeReplaced) expect(story?.placeholderNote).toMatch(/\S/);
  const replaced: unknown = JSON.parse(
    JSON.stringify(toBeReplaced, (field, value: unknown) =>
      field === 'placeholderFor' ? undefined : value,
    ),
  );
  expect(hasPlaceholder(replaced)).toBe(false);
});

test('hasPlaceholder is false for a text that only mentions the field placeholderFor', () => {
  expect(hasPlaceholder({ text: 'a "placeholderFor": field' })).toBe(false);
});
