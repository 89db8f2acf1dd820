import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface SpecifiedPage {
  heading: RegExp;
  /** What the specification gives this page to say, in reading order. */
  words: readonly string[];
}

/** The specification's table of routes. */
export const specification: Readonly<Record<string, SpecifiedPage>> = {
  '/': {
    heading: /^Atlanta.based UX\/UI designer and web developer/,
    words: [
      'intuitive and impactful digital experiences',
      'UX/UI Designer',
      'Product Designer',
      'Frontend Developer',
      'SkyPro UI',
      'Skills & Languages',
      'Design',
      'Axure RP',
      'Development',
      'Squarespace',
      'SEO',
      'Google Analytics',
      'Soft Skills',
      'Critical thinking',
    ],
  },
  '/about': {
    // The greeting is in the owner's own words.
    heading: /\S/,
    words: [
      'Education',
      'Georgia',
      'B.S. in Computational Media',
      'Ireland',
      'Creative Media and Interaction Design',
      'Beyond the work',
    ],
  },
  '/work': {
    heading: /^Work$/,
    words: [
      'SkyPro UI',
      'Graphic Design & Motion Design',
      'Media Bridge',
      'MiniMart',
      'Meal Inventory & Manifesting',
      'Video Demos',
    ],
  },
  '/contact': { heading: /^Let.s Connect!$/, words: ['networking', 'Connect!', '@'] },
  '/projects': { heading: /^Projects$/, words: ['Projects'] },
  '/skypro-ui': {
    heading: /^SkyPro UI$/,
    words: [
      '1–4',
      'Situation',
      'Painpoints',
      'Tasks',
      'Library Migration',
      'Buttons, Form Fields & Lists',
      'File Thumbnails',
      'Results',
      '80%',
      '28%',
    ],
  },
  '/graphics': {
    heading: /^Graphic Design & Motion Design$/,
    words: [
      'Bird event cards and poster',
      'Engagement banner redesign',
      '70%',
      'mascot',
      'QR codes',
      '2D recruitment animation',
    ],
  },
  '/media-arts': {
    heading: /^Media Bridge$/,
    words: ['9 people', 'biology professor', '18–24', '$45,000'],
  },
  '/minimart': {
    heading: /^MiniMart$/,
    words: ['4 people', '7', '6 people, 7 questions each', '7 users, 7 questions each'],
  },
  '/meal-manifesting': { heading: /^Meal Inventory & Manifesting$/, words: ['9 people'] },
  '/video-demo': { heading: /^Video Demos$/, words: ['1–4', '28,000'] },
  '/zogran-media': { heading: /^Zogran Media$/, words: ['Media company', 'Marketing website'] },
};

/** The stories in the order in which each leads to the next. */
export const stories = [
  '/skypro-ui',
  '/graphics',
  '/media-arts',
  '/minimart',
  '/meal-manifesting',
  '/video-demo',
  '/zogran-media',
] as const;

export const isStory = (route: string): boolean => stories.some((story) => story === route);

/** An address that no page has. */
export const unknownPath = '/nothing-is-here';

export const playlist = '/playlist/';

/** Where the built site lies; another build is tested with E2E_DIST. */
export const dist = process.env.E2E_DIST ?? 'dist';

const sitemap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8');

/** Every page of the built site by its route, with the full address it goes by. */
export const addresses: ReadonlyMap<string, string> = new Map(
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => [
    new URL(address).pathname,
    address,
  ]),
);

export const routes: readonly string[] = [...addresses.keys()];

/** The living prototypes that the cases show in frames. */
export const prototypes: readonly string[] = readdirSync(path.join(dist, 'prototypes')).map(
  (name) => `/prototypes/${name}/`,
);

export const headingOf = (route: string): RegExp => {
  const page = specification[route];
  if (!page) throw new Error(`The specification has no ${route}`);
  return page.heading;
};

/** The title that a page was prerendered with. */
export const titleOf = (route: string): string => {
  const html = readFileSync(
    path.join(dist, route === '/' ? 'index.html' : `${route}.html`),
    'utf8',
  );
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  if (!title) throw new Error(`${route} was built without a title`);
  return title.replaceAll('&amp;', '&');
};
