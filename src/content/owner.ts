import { draft } from './draft.ts';

/** When you replace a draft, remove its `draft( )`. */
export const owner = {
  /** Also the site's name: next to the logo, in titles, on share pictures, and in the resume. */
  name: '',
  /** The site's name while `name` is empty. */
  untitled: draft('Portfolio'),
  city: 'Atlanta',
  roles: ['UX/UI Designer', 'Product Designer', 'Frontend Developer'],
  mail: draft('hello@example.com'),
  /** The resume and the structured data leave out a `profile` or `codeHost` URL without a path. */
  profile: { label: draft('LinkedIn'), address: draft('https://www.linkedin.com/') },
  codeHost: { label: draft('GitHub'), address: draft('https://github.com/') },
  /**
   * The URL of Home, including the folder if the host serves the site from a folder. A URL at
   * example.com counts as missing.
   */
  address: draft('https://portfolio.example.com/'),
  /** The build generates this PDF unless `public` contains it. */
  resume: '/resume.pdf',
  prototypes: {
    skyproUi: draft('/prototypes/skypro-ui/'),
    mediaBridge: draft('/prototypes/media-arts/'),
    minimart: draft('/prototypes/minimart/'),
    minimartImages: draft('/prototypes/minimart/#view=gallery'),
    meal: draft('/prototypes/meal-manifesting/'),
    /** With `show`, the fragment is no element's id, to which loading the frame would scroll. */
    zogran: draft('/prototypes/zogran-media/#view=services&show=all'),
  },
  playlist: draft('/playlist/'),
};

export const siteName = owner.name || owner.untitled;
