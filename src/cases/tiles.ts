import type { Tile } from '../content/types';
import type { ImageFile } from '../media/picture-file';
import { cases } from '.';

const tiles = import.meta.glob<Tile>('./*/tile.ts', { eager: true, import: 'tile' });
const covers = import.meta.glob<ImageFile>('./*/cover.svg', { eager: true, import: 'default' });

export interface StoryTile {
  slug: string;
  inGrid: boolean;
  tile: Tile;
  cover: ImageFile;
}

/** The tiles of all stories, in their order. */
export const storyTiles: readonly StoryTile[] = cases.map(({ slug, inGrid }) => {
  const tile = tiles[`./${slug}/tile.ts`];
  const cover = covers[`./${slug}/cover.svg`];
  if (!tile || !cover) throw new Error(`src/cases/${slug}: a tile needs tile.ts and cover.svg`);
  return { slug, inGrid, tile, cover };
});

/** The tiles of the grid. */
export const gridTiles = storyTiles.filter(({ inGrid }) => inGrid);
