interface CaseEntry {
  slug: string;
  /** As on its tile. The footer of every page names all stories, and carries nothing else of them. */
  name: string;
  /** Whether the grid on the Work page shows a tile for it. */
  inGrid: boolean;
}

/** The order of the stories: in the grid, and from each one to the next. */
export const cases: readonly CaseEntry[] = [
  { slug: 'skypro-ui', name: 'SkyPro UI', inGrid: true },
  { slug: 'graphics', name: 'Graphic Design & Motion Design', inGrid: true },
  { slug: 'media-arts', name: 'Media Bridge', inGrid: true },
  { slug: 'minimart', name: 'MiniMart', inGrid: true },
  { slug: 'meal-manifesting', name: 'Meal Inventory & Manifesting', inGrid: true },
  { slug: 'video-demo', name: 'Video Demos', inGrid: true },
  { slug: 'zogran-media', name: 'Zogran Media', inGrid: false },
];
