import type { PageHead } from './types';

/** Titles and descriptions of the pages that are not cases, for search engines and link previews. */
export const pages = {
  home: {
    title: 'UX/UI designer and web developer in Atlanta',
    description:
      'Atlanta-based UX/UI designer and web developer who creates intuitive and impactful digital experiences. Seven case studies.',
  },
  about: {
    title: 'About',
    description:
      'Atlanta-based UX/UI designer and web developer: education, and life beyond the work.',
  },
  work: {
    title: 'Work',
    description:
      'Six featured case studies: a design library, graphic and motion design, a display, a marketplace redesign, a meal pre-order and inventory app, and six short videos.',
  },
  contact: {
    title: 'Contact',
    description: 'Let’s connect: a link to my profile and my mail address.',
  },
  projects: {
    title: 'Projects',
    description: 'A placeholder for projects. The featured case studies are on the Work page.',
  },
  notFound: {
    title: '404 Not Found',
    description: 'There is no page at this address.',
  },
  playlist: {
    title: 'Video playlist',
    description:
      'Six short silent films, drawn for this site in place of the video demos for flight attendants, with transcripts.',
  },
} as const satisfies Record<string, PageHead>;
