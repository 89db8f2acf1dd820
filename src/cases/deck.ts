import type { Tile } from '../content/types';
import type { ImageFile } from '../media/picture-file';
import { cases } from '.';
import type { StoryTile } from './tiles';

const tiles = import.meta.glob<Tile>('./*/tile.ts', { eager: true, import: 'tile' });
const covers = import.meta.glob<ImageFile>('./*/cover.svg', { eager: true, import: 'default' });

/** The tiles of all stories, in their order. */
export const storyTiles: readonly StoryTile[] = cases.map(({ slug }) => {
  const tile = tiles[`./${slug}/tile.ts`];
  const cover = covers[`./${slug}/cover.svg`];
  if (!tile || !cover) throw new Error(`src/cases/${slug}: a tile needs tile.ts and cover.svg`);
  return { slug, tile, cover };
});
