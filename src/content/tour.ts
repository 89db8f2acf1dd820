import { draft } from './draft';

export const tour = {
  title: 'The work in two minutes',
  take: 'Take the two-minute tour',
  /** What each of a story's cards says, in their order: lines of its brief. */
  cards: [
    { says: 'problem', title: 'The problem' },
    { says: 'part', title: 'What I did' },
    { says: 'outcome', title: 'What came of it' },
  ],
  end: { title: 'That was the tour.', text: draft('Get in touch.') },
} as const;
