import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import type { Tile } from '../../content/types';

export const tile: Tile = {
  name: 'Video Demos',
  description: 'Six short videos for flight attendants.',
  lead: draft('Six short videos that show flight attendants what to tap.'),
  outcome: `Six films for ${figures.flightAttendants.value} flight attendants`,
  employer: 'Airline',
  jobTitle: draft('UX Designer, video'),
  teamSize: figures.videoTeam.value,
  tags: ['Video', 'Training'],
  colors: { ground: '#2b2bb8', foreground: '#f4efe6', accent: '#a9a6ff' },
  cover: {
    file: 'cover.svg',
    alt: 'A video player in which a flight attendant holds up a phone; beneath it, six small cabin windows stand for six films.',
  },
};
