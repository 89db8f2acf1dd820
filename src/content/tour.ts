import { draft } from './draft';

export const tour = {
  title: 'The work in two minutes',
  take: 'Take the two-minute tour',
  /** `says` names a field of the story's summary. */
  cards: [
    { says: 'problem', title: 'The problem' },
    { says: 'part', title: 'My part' },
    { says: 'outcome', title: 'The result' },
  ],
  end: { title: 'That was the tour.', text: draft('Get in touch.') },
} as const;
