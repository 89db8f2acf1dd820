import type { Story, Tile } from '../content/types';
import type { CaseFiles } from '../story/case-files';

/** All that a case's page needs, in the chunk of its own route. */
export interface CaseModule extends CaseFiles {
  story: Story;
  tile: Tile;
}

interface Entry {
  slug: string;
  /** Whether the grid on the Work page shows a tile for it. */
  inGrid: boolean;
}

/** The order of the stories: in the grid, and from each one to the next. */
export const cases: readonly Entry[] = [
  { slug: 'skypro-ui', inGrid: true },
  { slug: 'graphics', inGrid: true },
  { slug: 'media-arts', inGrid: true },
  { slug: 'minimart', inGrid: true },
  { slug: 'meal-manifesting', inGrid: true },
  { slug: 'video-demo', inGrid: true },
  { slug: 'zogran-media', inGrid: false },
];

const caseModules = import.meta.glob<CaseModule>('./*/case.ts');
const tileModules = import.meta.glob<{ tile: Tile }>('./*/tile.ts');

const load = async <T>(modules: Record<string, () => Promise<T>>, file: string): Promise<T> => {
  const module = modules[file];
  if (!module) throw new Error(`src/cases/index.ts: there is no src/cases/${file.slice(2)}`);
  return module();
};

export const loadCase = (slug: string): Promise<CaseModule> =>
  load(caseModules, `./${slug}/case.ts`);

export const loadTile = async (slug: string): Promise<Tile> =>
  (await load(tileModules, `./${slug}/tile.ts`)).tile;

export const placeOf = (slug: string): number => cases.findIndex((entry) => entry.slug === slug);

/** The slug of the story after this one; none after the last. */
export const nextOf = (slug: string): string | undefined => cases[placeOf(slug) + 1]?.slug;
