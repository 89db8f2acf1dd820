import type { Tile } from '../../content/types';

export const tile: Tile = {
  name: 'Graphic Design & Motion Design',
  description: 'Posters, banners, a mascot and a 2D recruitment animation.',
  tags: ['Graphic design', 'Motion'],
  colors: { ground: '#4a1942', foreground: '#f4efe6', accent: '#ff8fb8' },
  cover: {
    file: 'cover.svg',
    alt: 'A bird poster, a reminder card with the legs of a heron, and a poster for a plant swap whose flowerpot carries a QR code.',
  },
};
