import { draft } from './draft';

export const tour = {
  title: 'The work in two minutes',
  take: 'Take the two-minute tour',
  /** The cards of each story, in order. `says` is a key of its summary. */
  cards: [
    { says: 'problem', title: 'The problem' },
    { says: 'part', title: 'What I did' },
    { says: 'outcome', title: 'What came of it' },
  ],
  end: { title: 'That was the tour.', text: draft('Get in touch.') },
} as const;
