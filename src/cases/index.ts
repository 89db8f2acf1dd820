import { draft } from '../content/draft';

interface CaseEntry {
  slug: string;
  /** The name on its tile, here for the footer, which needs nothing else of a case. */
  name: string;
  /** Whether the Work page shows it. */
  inGrid: boolean;
}

/** In the order of the grid and of the next-story links. */
export const cases: readonly CaseEntry[] = [
  { slug: 'skypro-ui', name: 'SkyPro UI', inGrid: true },
  { slug: 'graphics', name: 'Graphic Design & Motion Design', inGrid: true },
  { slug: 'media-arts', name: 'Media Bridge', inGrid: true },
  { slug: 'minimart', name: 'MiniMart', inGrid: true },
  { slug: 'meal-manifesting', name: 'Meal Inventory & Manifesting', inGrid: true },
  { slug: 'video-demo', name: 'Video Demos', inGrid: true },
  { slug: 'zogran-media', name: draft('Zogran Media'), inGrid: false },
];
