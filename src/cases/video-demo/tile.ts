import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import { question } from '../../content/question';
import { themed } from '../../content/theme-color';
import type { Tile } from '../../content/types';

export const tile: Tile = {
  name: 'Video Demos',
  description: 'Six short videos for flight attendants.',
  lead: 'Six short video demos of one to two minutes for flight attendants.',
  outcome: `Six videos for ${figures.flightAttendants.value} flight attendants`,
  employer: question('What is the airline called, if it may be named?') ?? draft('Airline'),
  jobTitle: draft('UX/UI Designer'),
  teamSize:
    question('How many people worked on the videos? A number, such as 5.') ??
    figures.videoTeam.value,
  when: question('When were the videos made, and how long did it take?'),
  tags: ['Video', 'Demos'],
  colors: { background: themed('#2b2bb8', '#13134f'), foreground: '#f4efe6', accent: '#a9a6ff' },
  cover: {
    file: 'cover.svg',
    placeholderFor: 'A frame of a video',
    alt: draft(
      'A video player shows a flight attendant with a device; below it are six cabin windows.',
    ),
  },
  coverForm: 'bleed',
};
