import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import type { Tile } from '../../content/types';

export const tile: Tile = {
  name: 'MiniMart',
  description: 'Redesign of a small-business e-commerce marketplace.',
  lead: draft(
    'Seven navigation links became a dashboard that small-business owners read at a glance.',
  ),
  outcome: 'Four columns became two',
  employer: 'SaaS marketplace',
  jobTitle: draft('UX Designer'),
  teamSize: figures.marketplaceTeam.value,
  tags: ['SaaS dashboard', 'User testing'],
  colors: { ground: '#f5b82e', foreground: '#1c1815', accent: '#b83a1e' },
  cover: {
    file: 'cover.svg',
    alt: 'A dashboard drawn as a storefront with a red and white awning: navigation in three groups, two columns of cards, and one yellow card that asks for attention.',
  },
};
