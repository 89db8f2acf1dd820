import type { Tile } from '../content/types';
import type { ImageFile } from '../media/picture-file';

export interface StoryTile {
  slug: string;
  tile: Tile;
  cover: ImageFile;
}

/** The tiles of the grid, in the order of the stories. */
export { gridTiles } from 'virtual:case-grid';
