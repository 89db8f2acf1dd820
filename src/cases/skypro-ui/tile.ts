import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import type { Tile } from '../../content/types';

export const tile: Tile = {
  name: 'SkyPro UI',
  description: 'A design library and the software migration that carried it.',
  lead: draft('One design library, cleaned up before it moved into new software.'),
  outcome: `${figures.designProcess.value} ${figures.designProcess.label}`,
  employer: draft('In-house product design'),
  jobTitle: draft('UX/UI Designer'),
  teamSize: figures.skyproTeam.value,
  tags: ['Design library', 'Software migration'],
  colors: { ground: '#0f2a5f', foreground: '#f4efe6', accent: '#8cc7ff' },
  cover: {
    file: 'cover.svg',
    alt: 'Cells of a design library in navy and sky blue: type, colors, icons, a button, a form field, a switch and a file list.',
  },
};
