import { draft } from '../content/draft';

interface CaseEntry {
  slug: string;
  /** Repeats the name from tile.ts, so that Home's first view need not load that file. */
  name: string;
  /** True for a tile in the Work page's grid, false for a full-width tile below the grid. */
  inGrid: boolean;
}

/** In the order of the tiles on the Work page, and of the links to the next story. */
export const cases: readonly CaseEntry[] = [
  { slug: 'skypro-ui', name: 'SkyPro UI', inGrid: true },
  { slug: 'graphics', name: 'Graphic Design & Motion Design', inGrid: true },
  { slug: 'media-arts', name: 'Media Bridge', inGrid: true },
  { slug: 'minimart', name: 'MiniMart', inGrid: true },
  { slug: 'meal-manifesting', name: 'Meal Inventory & Manifesting', inGrid: true },
  { slug: 'video-demo', name: 'Video Demos', inGrid: true },
  { slug: 'zogran-media', name: draft('Zogran Media'), inGrid: false },
];
