import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import { question } from '../../content/question';
import { themed } from '../../content/theme-color';
import type { Tile } from '../../content/types';

export const tile: Tile = {
  name: 'SkyPro UI',
  description: 'A design library and a software migration.',
  lead: 'A design library of buttons, form fields, lists, and file thumbnails, moved to new software.',
  outcome: draft(`One library: ${figures.designProcess.value} ${figures.designProcess.label}`),
  employer: question('Who employed you for the library, and may they be named?'),
  jobTitle: draft('UX/UI Designer'),
  teamSize:
    question('How many people worked on it? A number, such as 5.') ?? figures.skyproTeam.value,
  when: question('When was the migration, and how long did it take?'),
  tags: ['Design library', 'Software migration'],
  colors: { background: themed('#0f2a5f', '#0b2352'), foreground: '#f4efe6', accent: '#8cc7ff' },
  cover: {
    file: 'cover.svg',
    placeholderFor: 'A screenshot of the library',
    alt: draft(
      'Parts of a design library: type, colors, icons, a button, a form field, a switch, and a file list.',
    ),
  },
  coverForm: 'wide bleed',
};
