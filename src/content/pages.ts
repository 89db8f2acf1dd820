import type { PageHead } from './types';

/** Titles and descriptions of the pages that are not cases, for search engines and link previews. */
export const pages = {
  home: {
    title: 'UX/UI designer and web developer in Atlanta',
    description:
      'Atlanta-based UX/UI designer and web developer who creates intuitive and impactful digital experiences. Seven case studies, told in a few minutes each.',
  },
  about: {
    title: 'About',
    description:
      'Atlanta-based UX/UI designer and web developer with a B.S. in Computational Media, and what I look at when I am not looking at a screen.',
  },
  work: {
    title: 'Work',
    description:
      'Six case studies: a design library, graphic and motion design, an interactive display, a marketplace redesign, a meal pre-order app and six short videos.',
  },
  contact: {
    title: 'Contact',
    description: 'Let’s connect: my profile and my mail address, both one click away.',
  },
  projects: {
    title: 'Projects',
    description: 'Projects beside the case studies. The case studies are on the Work page.',
  },
  notFound: {
    title: '404 Not Found',
    description: 'There is no page at this address.',
  },
  playlist: {
    title: 'Video playlist',
    description: 'Six silent teasers of the video demos for flight attendants, with transcripts.',
  },
} as const satisfies Record<string, PageHead>;
