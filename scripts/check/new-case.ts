import { lineOf, nodesOf } from './content-nodes.mjs';
import { findDrafts } from './find-open.mjs';

/** Foregrounds and accents contrast with the background as case-rules.ts requires. */
const palettes = [
  { background: '#3b2a1a', foreground: '#f4efe6', accent: '#ffb35c' },
  { background: '#1f3b4d', foreground: '#f4efe6', accent: '#7fd1e8' },
  { background: '#5a1f3c', foreground: '#f4efe6', accent: '#ff9fb0' },
  { background: '#25331a', foreground: '#f4efe6', accent: '#c5e36b' },
] as const;

type Colors = (typeof palettes)[number];

/** `count`, the number of existing cases, chooses the colors. */
export function newCase(name: string, count: number): Record<string, string> {
  const colors = palettes[count % palettes.length] ?? palettes[0];
  return {
    'tile.ts': tile(name, colors),
    'story.ts': story(name),
    'cover.svg': cover(colors),
    'logo.svg': logo(colors),
  };
}

const placeholderFor = (picture: string) =>
  `{ file: 'cover.svg', placeholderFor: '${picture}', alt: 'Three plain shapes.' }`;

const tile = (name: string, { background, foreground, accent }: Colors) => `
import { draft } from '../../content/draft';
import { question } from '../../content/question';
import type { Tile } from '../../content/types';

export const tile: Tile = {
  name: ${JSON.stringify(name)},
  description: draft('A case study that is being written.'),
  lead: draft('What this project came to, in one sentence.'),
  outcome: draft('The outcome, in a few words'),
  employer: question('Who was it made for?'),
  jobTitle: draft('My position'),
  teamSize: question('How many people were on the team, as a number?'),
  when: question('When was it, and for how long?'),
  tags: [draft('Kind of work')],
  colors: {
    background: draft('${background}'),
    foreground: draft('${foreground}'),
    accent: draft('${accent}'),
  },
  cover: ${placeholderFor('A picture of the project')},
};
`;

const story = (name: string) => `
import { draft } from '../../content/draft';
import { question } from '../../content/question';
import type { Story } from '../../content/types';

export const story: Story = {
  header: {
    logo: { file: 'logo.svg', placeholderFor: 'The logo', alt: ${JSON.stringify(`${name} logo: a circle on a square`)} },
    position: question('What did you do in this project, in full?'),
    deliverables: [draft('What I handed over')],
    tools: [draft('What I worked with')],
  },
  brief: {
    problem: question('What was wrong, and for whom?') ?? draft('What was wrong, and for whom.'),
    part: question('What did you do yourself?') ?? draft('What I did myself.'),
    decision: question('What was decided?'),
    constraint: question('Which constraint mattered most?'),
    outcome: question('What came of it?') ?? draft('What came of it.'),
    evidence: question('How does one know of the outcome?'),
  },
  placeholderNote: 'Pictures drawn for this site; they stand in for those of the project',
  chapters: {
    goals: { id: 'goals', points: [draft('What it should reach')] },
    users: { id: 'users', points: [draft('Who it was for')] },
    problems: { id: 'problems', points: [draft('What stood in the way')] },
    approach: { id: 'approach',
      title: draft('The way there, in a few words.'),
      lead: draft('The way from the first idea to the last, in two sentences.'),
      blocks: [
        {
          kind: 'text',
          id: 'the-way',
          title: draft('Where it began'),
          description: [draft('What I tried, and what I kept.')],
        },
        {
          kind: 'decision',
          id: 'decision',
          chosen: question('Which choice mattered most?'),
          rejected: question('What was the alternative?'),
          why: question('Why was it rejected?'),
          cost: question('What was given up?'),
        },
      ],
    },
    media: { id: 'media',
      title: draft('What was made, in a few words.'),
      lead: draft('What was made, in pictures.'),
      blocks: [
        {
          kind: 'text',
          id: 'pictures',
          title: draft('What the pictures are of'),
          description: [draft('What the pictures will show.')],
          pictures: [${placeholderFor('A picture of the work')}],
        },
        {
          kind: 'films',
          id: 'the-film',
          title: draft('The film'),
          description: draft('What the film shows.'),
          films: [
            {
              id: 'film',
              title: draft('The film’s title'),
              height: 300,
              address: question('What is the address of the film on YouTube or Vimeo?'),
              transcript: draft('What is said and seen in the film.'),
            },
          ],
        },
        {
          kind: 'prototype',
          id: 'prototype',
          title: draft('The prototype'),
          description: draft('What to try in it.'),
          height: 450,
          address: question('What is the address of the prototype, such as one on Figma?'),
          poster: ${placeholderFor('A picture of the prototype')},
        },
        {
          kind: 'reflection',
          id: 'reflection',
          failed: question('What failed on the way?'),
          differently: question('What would you do differently today?'),
        },
      ],
    },
    skills: { id: 'skills',
      title: 'Skills developed',
      skills: [{ title: draft('A skill'), text: draft('What I learned to do.') }],
    },
  },
};
`;

const cover = ({ background, foreground, accent }: Colors) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480">
  <rect width="640" height="480" fill="${background}"/>
  <rect x="96" y="112" width="256" height="256" rx="24" fill="${foreground}"/>
  <circle cx="400" cy="256" r="128" fill="${accent}"/>
  <path d="M224 368 320 176l96 192z" fill="${background}"/>
</svg>
`;

const logo = ({ foreground, accent }: Colors) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">
  <rect x="4" y="4" width="40" height="40" rx="8" fill="${foreground}"/>
  <circle cx="24" cy="24" r="12" fill="${accent}"/>
</svg>
`;

const prompts = new Set(
  Object.entries(newCase('', 0))
    .filter(([file]) => file.endsWith('.ts'))
    .flatMap(([file, source]) => findDrafts(file, source))
    .map(({ text }) => text)
    // Colors are drafts, too, but not prompts, because the owner may keep them.
    .filter((text) => !text.startsWith('#')),
);

export const isPrompt = (text: string): boolean => prompts.has(text);

/** Returns the numbers of the lines that still have a prompt, even outside of draft(…). */
export function findPrompts(file: string, source: string): number[] {
  return nodesOf(file, source)
    .filter(({ type, value }) => type === 'Literal' && prompts.has(value))
    .map((node) => lineOf(node, source));
}
