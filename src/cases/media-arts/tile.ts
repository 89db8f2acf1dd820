import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import { question } from '../../content/question';
import type { Tile } from '../../content/types';

export const tile: Tile = {
  name: 'Media Bridge',
  description: 'An interactive large-screen project made with a biology professor.',
  lead: 'An interactive display about sustainability, for the screen of a university’s media bridge.',
  outcome: `Two grants totaling ${figures.grantTotal.value}`,
  employer: question('What is the university called, if it may be named?') ?? draft('University'),
  jobTitle: draft('UX/UI Designer'),
  teamSize: figures.mediaBridgeTeam.value,
  when: question('When was the display made, and how long did it take?'),
  tags: ['Interactive display', 'Sustainability'],
  colors: { background: '#12392b', foreground: '#f4efe6', accent: '#9be15d' },
  cover: {
    file: 'cover.svg',
    placeholderFor: 'A photo of the display',
    alt: draft(
      'Five people look at a wide screen on a bridge at night; on it, a plant grows above each of them.',
    ),
  },
  coverForm: 'bleed left',
};
