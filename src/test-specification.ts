// The numbers (“figures”) and wordings that the specification required of the site's first content.
// Tests compare the content with them.
import { owner } from './content/owner';

/** Once the owner has written a name, the specification no longer applies to the site's text. */
export const isOwned = owner.name !== '';

export interface FigureWords {
  /** Finds the figure in a text. Most patterns also find a wrong number, such as “eight videos”. */
  said: RegExp;
  /** The allowed wordings: each match of `said` must be within a match of one of these. */
  words: readonly RegExp[];
  /** The slugs of the cases whose text is checked; undefined means all content. */
  cases?: readonly string[] | undefined;
}

const some = String.raw`(?:\d[\d,.–-]*\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen)`;
const counted = (things: string) => new RegExp(String.raw`\b${some} (?:${things})`, 'gi');
const percent = (value: number) => new RegExp(String.raw`(?<!\d)${value} ?(?:%|percent)`, 'gi');
const figure = (said: RegExp, words: RegExp[], cases?: string[]) => ({ said, words, cases });
const minimart = (said: RegExp, ...words: RegExp[]) => figure(said, words, ['minimart']);
const teamOf = (size: string, slug: string) =>
  figure(
    /team of [\w–-]+|[\w–-]+ people on (?:the|a|my) team/gi,
    [new RegExp(`team of ${size}\\b|${size} people on the team`, 'gi')],
    [slug],
  );

/** The specification's figures, by their names in src/content/figures.ts. */
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

export const specifiedWords: Readonly<Record<keyof typeof specifiedFigures, FigureWords>> = {
  mobileApps: figure(/(?<!\d)6\+|\d\+? mobile apps/gi, [/6\+ mobile apps/gi]),
  flightAttendants: figure(/28[,.]?000\+?|\d\+? flight attendants/gi, [
    /(?:^|\bfor )(?:28,000\+|over 28,000) flight attendants(?=$|[.,;]| the videos were made for| I\smade (?:the six )?videos for)/gi,
  ]),
  designProcess: figure(percent(80), [/design process 80% faster|80% faster design process/gi]),
  fileIdentification: figure(percent(28), [
    /identifying files 28% more efficient|28% more efficient at identifying files/gi,
  ]),
  engagement: figure(percent(70), [
    /engagement up 70%|70% (?:increase in (?:banner )?)?engagement/gi,
  ]),

  skyproTeam: teamOf('1–4', 'skypro-ui'),
  marketplaceTeam: teamOf('4', 'minimart'),
  mediaBridgeTeam: teamOf('9', 'media-arts'),
  videoTeam: teamOf('1–4', 'video-demo'),
  mealTeam: teamOf('9', 'meal-manifesting'),

  marketplaceLinks: minimart(
    counted('(?:navigation )?links'),
    /(?:7|seven) (?:navigation )?links/gi,
  ),
  marketplaceColumnsBefore: minimart(
    counted('(?:\\w+ )?columns'),
    /(?:4|four) (?:dashboard )?columns|(?:2|two) columns/gi,
  ),
  marketplaceColumnsAfter: minimart(
    /columns (?:became|to) [\w-]+|columns instead of [\w-]+/gi,
    /(?:4|four) columns (?:to|became) (?:2|two)|2 columns instead of 4|2 columns after/gi,
  ),
  testRounds: minimart(counted('(?:\\w+ )?rounds'), /(?:2|two) rounds of remote user testing/gi),
  testRoundOne: minimart(
    /\b(?:6|six|13|thirteen) people|\w+ (?:participants|testers)/gi,
    /(?:up to|at most) 6 people|6 people in round 1, at most/gi,
  ),
  testRoundTwo: minimart(
    new RegExp(`${counted('users').source}|\\b(?:7|seven) (?:people|in)\\b`, 'gi'),
    /7 people in round 2, at most|(?:up to|at most) 7 people/gi,
  ),
  testQuestions: minimart(
    counted('questions'),
    /each (?:round )?had 7 questions|up to 7, with 7 questions each|7 people in round 2, with 7 questions each/gi,
    /up to [67] people,? 7 questions|7 questions in each round|room for seven questions/gi,
  ),

  grants: figure(
    counted('grants'),
    [/(?:2|two) grants(?: totaling \$45,000|\.?$)|\$45,000 in two grants/gi],
    ['media-arts'],
  ),
  grantTotal: figure(/\$?45[,.]?000/g, [
    /\$45,000 grant 1 grant 2|(?:2|two) grants totaling \$45,000|\$45,000 in two grants/gi,
  ]),
  audienceAge: figure(/\b18.{1,4}24\b/g, [/people aged 18–24|18–24 audience age/gi]),

  videos: figure(counted('(?:[a-z]+ ){0,2}?(?:videos|video demos|films)'), [
    /(?:6|six) (?:short )?(?:silent )?(?:videos|video demos|films)/gi,
  ]),
  videoMinutes: figure(
    counted('minutes'),
    [/(?:videos|video demos) of (?:1–2|one to two) minutes|1–2 minutes each/gi],
    ['video-demo'],
  ),
};
