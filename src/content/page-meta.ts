import { allNames, allStudies } from './counts';
import type { PageHead } from './types';

export const pageMeta = {
  home: {
    title: 'UX/UI designer and web developer in Atlanta',
    description: `Atlanta-based UX/UI designer and web developer who creates intuitive and impactful digital experiences. ${allStudies}.`,
  },
  about: {
    title: 'About',
    description:
      'UX/UI designer, product designer, and frontend developer in Atlanta: experience, education, and life beyond the work.',
  },
  work: {
    title: 'Work',
    description: `${allStudies}: ${allNames}.`,
  },
  contact: {
    title: 'Contact',
    description: 'Let’s connect: a link to my profile and my email address.',
  },
  projects: {
    title: 'Projects',
    description: 'My projects are case studies on the Work page.',
  },
  notFound: {
    title: '404 Not Found',
    description: 'There is no page at this address.',
  },
} as const satisfies Record<string, PageHead>;

/** For the playlist page, a separate document outside of the React app. */
export const playlist = {
  title: 'Video playlist',
  description:
    'Six short silent films, drawn for this site in place of the video demos for flight attendants, each described in words.',
} satisfies PageHead;
