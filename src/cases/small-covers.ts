import type { SmallCover } from '../media/picture-file';
import { cases } from '.';

const covers = import.meta.glob<SmallCover>('./*/tile.ts', {
  query: '?small',
  eager: true,
  import: 'default',
});

export const smallCoverOf = (path: string): SmallCover | undefined =>
  cases.some(({ slug }) => `/${slug}` === path) ? covers[`.${path}/tile.ts`] : undefined;
