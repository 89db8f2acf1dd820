import type { Story, Tile } from '../content/types';
import type { CaseFiles } from '../story/case-files';
import type { Late } from '../ui/late';

/** All that a case's page needs, in the chunk of its own route. */
export interface CaseModule extends CaseFiles {
  story: Story;
  tile: Tile;
  Stage: Late<{ alt: string }>;
}

export interface CaseEntry {
  slug: string;
  /** Whether the grid on the Work page shows a tile for it. */
  inGrid: boolean;
}

/** The order of the stories: in the grid, and from each one to the next. */
export const cases: readonly CaseEntry[] = [
  { slug: 'skypro-ui', inGrid: true },
  { slug: 'graphics', inGrid: true },
  { slug: 'media-arts', inGrid: true },
  { slug: 'minimart', inGrid: true },
  { slug: 'meal-manifesting', inGrid: true },
  { slug: 'video-demo', inGrid: true },
  { slug: 'zogran-media', inGrid: false },
];
