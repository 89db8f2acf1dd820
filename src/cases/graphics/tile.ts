import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import { question } from '../../content/question';
import { themed } from '../../content/theme-color';
import type { Tile } from '../../content/types';

export const tile: Tile = {
  name: 'Graphic Design & Motion Design',
  description: 'Event cards, posters, a banner redesign, and a 2D recruitment animation.',
  lead: 'Five projects in graphic and motion design, from a banner to a recruitment animation.',
  outcome: `Banner redesign: engagement up ${figures.engagement.value}`,
  employer: question('Who were the clients, piece by piece, and may they be named?'),
  jobTitle: draft('UX/UI Designer'),
  teamSize: question('How many people worked on the pieces? A number, such as 5.'),
  when: question('When were the five projects made?'),
  tags: ['Graphic design', 'Motion design'],
  colors: {
    background: themed('#4a1942', '#280c23'),
    foreground: '#f4efe6',
    accent: '#ff8fb8',
    tint: '#8e4585',
  },
  cover: {
    file: 'cover.svg',
    placeholderFor: 'A photo of the pieces',
    alt: draft(
      'A bird poster, a card with the legs of a heron, and a poster for a plant swap with a QR code on its flowerpot.',
    ),
  },
  coverForm: 'bleed',
};
