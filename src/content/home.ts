import { allStudies } from './counts';
import { draft } from './draft';
import { figures, type Figure } from './figures';
import { question } from './question';
import type { StripLogo, Picture } from './types';

export const hero = {
  /** The text before the framed word, the framed word, the text after it, and the last line. */
  headline: ['Atlanta‑based', 'UX/UI', 'designer', 'and web developer.'] as const,
  tagline: 'I create intuitive and impactful digital experiences.',
  availability: question(
    'Which role do you want next, from when, and remote, on site, or freelance?',
  ) as string | undefined,
  avatar: {
    file: 'avatar.svg',
    placeholderFor: 'A photo of me',
    alt: draft(
      'The designer, drawn: dark bob, round glasses, and a clay-red sweater, in front of a peach sun and pine hills.',
    ),
  } as Picture,
  figures: [
    { ...figures.flightAttendants, to: '/video-demo' },
    { ...figures.designProcess, to: draft('/skypro-ui') },
    { ...figures.engagement, to: '/graphics' },
    { ...figures.grantTotal, to: '/media-arts' },
  ] as readonly (Figure & { to?: string })[],
};

export const strip = {
  title: draft('Employers and clients'),
  logos: [
    { file: 'university.svg', placeholderFor: 'The logo', name: 'University' },
    { file: 'marketplace.svg', placeholderFor: 'The logo', name: 'SaaS marketplace' },
    { file: 'airline.svg', placeholderFor: 'The logo', name: 'Airline' },
    { file: 'media-company.svg', placeholderFor: 'The logo', name: 'Media company' },
  ] satisfies StripLogo[],
};

export const stories = {
  title: allStudies,
  all: 'All work',
};
