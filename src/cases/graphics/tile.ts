import type { Tile } from '../../content/types';

export const tile: Tile = {
  name: 'Graphic Design & Motion Design',
  description: 'Posters, banners, a mascot and a 2D recruitment animation.',
  tags: ['Graphic design', 'Motion'],
  colors: { ground: '#4a1942', foreground: '#f4efe6', accent: '#ff8fb8' },
  cover: {
    file: 'cover.svg',
    alt: 'A pink poster with a bird-shaped gap; the bird has left it and flies toward a yellow event poster with a QR code.',
  },
};
