import type { Tile } from '../content/types';
import type { ImageFile } from '../media/picture-file';
import { cases } from '.';

const tiles = import.meta.glob<Tile>('./*/tile.ts', { eager: true, import: 'tile' });
const covers = import.meta.glob<ImageFile>('./*/cover.svg', { eager: true, import: 'default' });

export interface GridTile {
  slug: string;
  tile: Tile;
  cover: ImageFile;
}

/** The tiles of the grid, in the order of the stories. */
export const gridTiles: readonly GridTile[] = cases
  .filter(({ inGrid }) => inGrid)
  .map(({ slug }) => {
    const tile = tiles[`./${slug}/tile.ts`];
    const cover = covers[`./${slug}/cover.svg`];
    if (!tile || !cover) throw new Error(`src/cases/${slug}: a tile needs tile.ts and cover.svg`);
    return { slug, tile, cover };
  });
