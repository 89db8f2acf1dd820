import type { Tile } from '../../content/types';

export const tile: Tile = {
  name: 'MiniMart',
  description: 'Redesign of a small-business e-commerce marketplace.',
  tags: ['SaaS dashboard', 'User testing'],
  colors: { ground: '#f5b82e', foreground: '#1c1815', accent: '#b83a1e' },
  cover: {
    file: 'cover.svg',
    alt: 'A dashboard drawn as a storefront with a red and white awning: navigation in three groups, two columns of cards, and one yellow card that asks for attention.',
  },
};
