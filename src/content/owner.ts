import { draft } from './draft.ts';

/** Everything about the owner. Change it here, and only here; take `draft( )` away with your own words. */
export const owner = {
  /** Your name. It then is the site's, too: beside the mark, in titles, share pictures and the resume. */
  name: '',
  /** What the site is called while it has no name of yours. */
  untitled: draft('Portfolio'),
  city: 'Atlanta',
  roles: ['UX/UI Designer', 'Product Designer', 'Frontend Developer'],
  mail: draft('hello@example.com'),
  /** The front page of a host is no profile: the resume and search engines are not told of it. */
  profile: { label: draft('LinkedIn'), address: draft('https://www.linkedin.com/') },
  codeHost: { label: draft('GitHub'), address: draft('https://github.com/') },
  /**
   * Where the site lives. Its path is also the base path of every address on it. At example.com it counts as
   * not set: see docs/hosting.md.
   */
  address: draft('https://portfolio.example.com/'),
  /** A PDF of this name in the folder `public` is the resume. Without one, the build makes it. */
  resume: '/resume.pdf',
  prototypes: {
    skyproUi: draft('/prototypes/skypro-ui/'),
    mediaBridge: draft('/prototypes/media-arts/'),
    minimart: draft('/prototypes/minimart/'),
    minimartImages: draft('/prototypes/minimart/#view=gallery'),
    meal: draft('/prototypes/meal-manifesting/'),
    zogran: draft('/prototypes/zogran-media/'),
  },
  playlist: draft('/playlist/'),
};

export const siteName = owner.name || owner.untitled;
