import { draft } from '../../content/draft';
import type { Tile } from '../../content/types';

export const tile: Tile = {
  name: 'Zogran Media',
  description: 'A marketing website for a media company.',
  lead: draft('A marketing website that says what the company does before the first scroll.'),
  outcome: draft('One website, for desktop and phone'),
  employer: draft('Media company'),
  jobTitle: draft('Web Designer'),
  teamSize: draft('1'),
  tags: ['Web design', 'Marketing site'],
  colors: { ground: '#0b4f55', foreground: '#f4efe6', accent: '#5fe0d2' },
  cover: {
    file: 'cover.svg',
    alt: 'A finished marketing website on a desktop browser and on a phone beside it.',
  },
};
