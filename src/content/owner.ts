import { draft } from './draft.ts';

/** Everything about the owner. Change it here, and only here. */
export const owner = {
  /** Shown beside the mark; may become the owner's name. */
  siteName: draft('Portfolio'),
  /** Left out of the pages while empty. */
  name: '',
  city: 'Atlanta',
  region: draft('Georgia'),
  coordinates: draft('33.749° N 84.388° W'),
  roles: ['UX/UI Designer', 'Product Designer', 'Frontend Developer'],
  mail: draft('hello@example.com'),
  profile: { label: draft('LinkedIn'), address: draft('https://www.linkedin.com/') },
  codeHost: { label: draft('GitHub'), address: draft('https://github.com/') },
  /** Where the site lives. Its path is also the base path of every address on it. */
  address: draft('https://portfolio.example.com/'),
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
