import { draft } from '../../content/draft';
import { question } from '../../content/question';
import { themed } from '../../content/theme-color';
import type { Tile } from '../../content/types';

export const tile: Tile = {
  name: draft('Zogran Media'),
  description: 'A marketing website for a media company.',
  lead: 'A marketing website for a media company.',
  outcome: draft('Services explained in plain language'),
  employer:
    question('What is the media company called, if it may be named?') ?? draft('Media company'),
  jobTitle: draft('UX/UI Designer'),
  teamSize: question('How many people worked on the website? A number, such as 5.'),
  when: question('When was the website made, and how long did it take?'),
  tags: ['Web design', 'Marketing site'],
  colors: { background: themed('#0b4f55', '#06292d'), foreground: '#f4efe6', accent: '#5fe0d2' },
  cover: {
    file: 'cover.svg',
    placeholderFor: 'A screenshot of the website',
    alt: draft('A finished marketing website in a desktop browser, and on a phone in front of it.'),
  },
  coverForm: 'bleed left',
};
