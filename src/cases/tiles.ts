import type { Tile } from '../content/types';
import type { ImageFile } from '../media/picture-file';
import type { StoryTile } from '../story/case-files';
import { cases } from '.';

export type { StoryTile };

const tiles = import.meta.glob<Tile>('./*/tile.ts', { eager: true, import: 'tile' });
const covers = import.meta.glob<ImageFile>('./*/tile.ts', {
  query: '?cover',
  eager: true,
  import: 'default',
});

const tileOf = ({ slug }: { slug: string }): StoryTile => {
  const tile = tiles[`./${slug}/tile.ts`];
  const cover = covers[`./${slug}/tile.ts`];
  if (!tile || !cover) throw new Error(`Missing tile.ts or cover in src/cases/${slug}`);
  return { slug, tile, cover };
};

export const storyTiles = cases.map(tileOf);

export const gridTiles = cases.filter(({ inGrid }) => inGrid).map(tileOf);

export const bandTiles = cases.filter(({ inGrid }) => !inGrid).map(tileOf);
