/**
 * What the specification gives the site to have, whatever the site's own code says: the one list of pages,
 * stories, names and figures in the tests that is not taken from the site.
 */
interface SpecifiedPage {
  heading: RegExp;
  /** What the page has to say, in reading order. */
  words: readonly string[];
}

/** Its table of routes; the stories stand in their order. */
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
    words: ['4 people', '7', 'Up to 6 people', 'Up to 7 users', '7 questions'],
  },
  '/meal-manifesting': { heading: /^Meal Inventory & Manifesting$/, words: ['9 people'] },
  '/video-demo': { heading: /^Video Demos$/, words: ['1–4', '28,000'] },
  '/zogran-media': { heading: /^Zogran Media$/, words: ['Media company', 'Marketing website'] },
};

/** Its figures, by the names that they have in the site. */
export const specifiedFigures = {
  mobileApps: '6+',
  flightAttendants: '28,000+',
  designProcess: '80%',
  fileIdentification: '28%',
  engagement: '70%',
  skyproTeam: '1–4',
  marketplaceTeam: '4',
  marketplaceLinks: '7',
  marketplaceColumnsBefore: '4',
  marketplaceColumnsAfter: '2',
  testRounds: '2',
  testRoundOne: '6',
  testRoundTwo: '7',
  testQuestions: '7',
  mediaBridgeTeam: '9',
  grants: '2',
  grantTotal: '$45,000',
  audienceAge: '18–24',
  videos: '6',
  videoMinutes: '1–2',
  videoTeam: '1–4',
  mealTeam: '9',
};
