/**
 * What the specification gives the site to have, whatever the site's own content says: the one list of pages,
 * stories, names and figures in the tests that is not taken from the site. To retire it, delete this file
 * and the tests of its name (e2e/built/specification.test.ts, scripts/check/specification.test.ts and
 * src/content/specification.test.ts, by which all that is drawn here is a stand-in); nothing else knows of them.
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

export interface FigureWords {
  /** The figure or what it counts, said in any way, and so in a wrong one as well. */
  said: RegExp;
  /** What a text may say of it. */
  words: readonly RegExp[];
  /** Where it is looked for: the cases that it belongs to. Everywhere, if not given. */
  cases?: readonly string[];
}

const some = String.raw`(?:\d[\d,.–-]*\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen)`;
const counted = (things: string) => new RegExp(String.raw`\b${some} (?:${things})`, 'gi');
const team = /team of [\w–-]+|[\w–-]+ people on (?:the|a|my) team/gi;
const percent = (value: number) => new RegExp(String.raw`(?<!\d)${value} ?(?:%|percent)`, 'gi');

const teamOf = (size: string, ...cases: string[]): FigureWords => ({
  said: team,
  words: [new RegExp(`team of ${size}\\b`, 'gi'), new RegExp(`${size} people on the team`, 'gi')],
  cases,
});

/** The words that it says each figure with, and the ways in which the site may say the same. */
export const specifiedWords: Readonly<Record<keyof typeof specifiedFigures, FigureWords>> = {
  mobileApps: { said: /(?<!\d)6\+|\d\+? mobile apps/gi, words: [/6\+ mobile apps/gi] },
  flightAttendants: {
    said: /28[,.]?000\+?|\d\+? flight attendants/gi,
    words: [
      /(?:^|\bfor )(?:28,000\+|over 28,000) flight attendants(?=$|[.,;]| the videos were made for)/gi,
    ],
  },
  designProcess: {
    said: percent(80),
    words: [/design process 80% faster/gi, /80% faster design process/gi],
  },
  fileIdentification: {
    said: percent(28),
    words: [
      /file identification efficiency (?:is )?up 28%/gi,
      /28% higher file identification efficiency/gi,
    ],
  },
  engagement: {
    said: percent(70),
    words: [
      /claimed engagement up 70%/gi,
      /70% claimed engagement/gi,
      /70% claimed increase in engagement/gi,
    ],
  },

  skyproTeam: teamOf('1–4', 'skypro-ui'),

  marketplaceTeam: teamOf('4', 'minimart'),
  marketplaceLinks: {
    said: counted('(?:navigation )?links'),
    words: [/(?:7|seven) (?:navigation )?links/gi],
    cases: ['minimart'],
  },
  marketplaceColumnsBefore: {
    said: counted('(?:\\w+ )?columns'),
    words: [/(?:4|four) (?:dashboard )?columns/gi, /(?:2|two) columns/gi],
    cases: ['minimart'],
  },
  marketplaceColumnsAfter: {
    said: /columns (?:became|to) [\w-]+|columns instead of [\w-]+/gi,
    words: [
      /(?:4|four) columns (?:to|became) (?:2|two)|2 columns instead of 4/gi,
      /2 columns after/gi,
    ],
    cases: ['minimart'],
  },
  testRounds: {
    said: counted('(?:\\w+ )?rounds'),
    words: [/(?:2|two) rounds of remote user testing/gi],
    cases: ['minimart'],
  },
  testRoundOne: {
    said: /\b(?:6|six|13|thirteen) people|\w+ (?:participants|testers)/gi,
    words: [/(?:capped at|up to) 6 people/gi, /6 people in round 1, at most/gi],
    cases: ['minimart'],
  },
  testRoundTwo: {
    said: counted('users'),
    words: [
      /capped at 6 people in round 1 and 7 users in round 2/gi,
      /up to 7 users/gi,
      /7 users in round 2, at most/gi,
    ],
    cases: ['minimart'],
  },
  testQuestions: {
    said: counted('questions'),
    words: [
      /each (?:round )?had 7 questions|7 users(?: in round 2)?, with 7 questions each/gi,
      /up to (?:6 people|7 users),? 7 questions/gi,
      /7 questions in each round/gi,
      /room for seven questions/gi,
    ],
    cases: ['minimart'],
  },

  mediaBridgeTeam: teamOf('9', 'media-arts'),
  grants: {
    said: counted('grants'),
    words: [/(?:2|two) grants(?: totaling \$45,000|$)/gi, /\$45,000 in two grants/gi],
    cases: ['media-arts'],
  },
  grantTotal: {
    said: /\$?45[,.]?000/g,
    words: [
      /\$45,000 grant 1 grant 2/gi,
      /(?:2|two) grants totaling \$45,000/gi,
      /\$45,000 in two grants/gi,
    ],
  },
  audienceAge: {
    said: /\b18.{1,4}24\b/g,
    words: [/people aged 18–24/gi, /18–24 audience age/gi],
  },

  videos: {
    said: counted('(?:[a-z]+ ){0,2}?(?:videos|video demos|films)'),
    words: [/(?:6|six) (?:short )?(?:silent )?(?:videos|video demos|films)/gi],
  },
  videoMinutes: {
    said: counted('minutes'),
    words: [/(?:videos|video demos) of (?:1–2|one to two) minutes/gi, /1–2 minutes each/gi],
    cases: ['video-demo'],
  },
  videoTeam: teamOf('1–4', 'video-demo'),

  mealTeam: teamOf('9', 'meal-manifesting'),
};
