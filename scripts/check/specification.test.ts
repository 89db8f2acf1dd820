import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { cases } from '../../src/cases';
import { dataFields } from '../../src/content/data-fields';
import { figures } from '../../src/content/figures';
import { resumeData } from '../../src/content/resume';
import type { Story, Tile } from '../../src/content/types';
import { filesIn } from '../files.mjs';
import {
  isOwned,
  specifiedFigures,
  specifiedWords,
  type FigureWords,
} from '../../src/test-specification.ts';

interface Said {
  /** The file, or `resume` for the generated resume. */
  at: string;
  slug: string | undefined;
  text: string;
}

function textsOf(value: unknown, skipped = dataFields): string[] {
  if (typeof value === 'string') return [value.replaceAll('\u00a0', ' ')];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, skipped));
  const { title, text, value: figure, label, ...rest } = value as Record<string, unknown>;
  const joined = [figure, label, title, text].filter((part) => typeof part === 'string').join(' ');
  return [
    ...(joined ? [joined] : []),
    ...Object.entries(rest).flatMap(([name, item]) =>
      typeof item === 'string' && skipped.has(name) ? [] : textsOf(item, skipped),
    ),
  ];
}

function stringsIn(file: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return;
    const { type, value } = node as { type?: string; value?: unknown };
    if (/^(Literal|JSXText)$/.test(type ?? '') && typeof value === 'string') found.push(value);
    if (type === 'TemplateElement') found.push((value as { cooked: string }).cooked);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, code).program);
  return found;
}

const words = (markup: string) =>
  markup
    .replace(/<(script|style)\b[^]*?<\/\1>|<!--[^]*?-->/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ');

const slugOf = (file: string) => /(?:cases|prototypes)\/([^/]+)\//.exec(file)?.[1];

const content = import.meta.glob<object>(
  [
    '../../src/cases/*/{tile,story}.ts',
    '../../src/content/*.ts',
    '!**/*.test.ts',
    '!**/figures.ts',
  ],
  { eager: true },
);
const read = (folder: string, name: RegExp) =>
  filesIn(folder)
    .filter((file) => name.test(file) && !file.includes('.test.'))
    .map((file) => ({ at: file, slug: slugOf(file), source: readFileSync(file, 'utf8') }));
const markup = [
  ...read('src/cases', /\.svg$/),
  ...read('src/prototypes', /\.html$/),
  ...read('src/films', /\.vtt$/),
];
const code = [
  ...read('src/prototypes', /\.ts$/),
  ...read('src/films', /\.ts$/),
  ...read('src/cases', /\/[Ss]tage[^/]*\.tsx?$/),
];

const moduleOf = <T>(slug: string, name: 'tile' | 'story') =>
  (content[`../../src/cases/${slug}/${name}.ts`] as Record<string, T>)[name] as T;
const resume = resumeData(
  cases.map(({ slug }) => ({
    slug,
    tile: moduleOf<Tile>(slug, 'tile'),
    story: moduleOf<Story>(slug, 'story'),
  })),
);

const allTexts: Said[] = [
  ...Object.entries(content).flatMap(([file, module]) =>
    textsOf({ ...module }).map((text) => ({ at: file, slug: slugOf(file), text })),
  ),
  ...resume.work.projects.flatMap((project, index) =>
    textsOf(project).map((text) => ({ at: 'resume', slug: cases[index]?.slug, text })),
  ),
  ...markup.map(({ source, ...place }) => ({ ...place, text: words(source) })),
  ...code.flatMap(({ source, ...place }) =>
    stringsIn(place.at, source).map((text) => ({ ...place, text })),
  ),
];

function misstated({ at, slug, text }: Said): string[] {
  const rows = Object.entries(specifiedWords).filter(
    ([, { cases: of }]) => !of || (slug && of.includes(slug)),
  );
  return rows.flatMap(([name, { said, words: allowed }]) => {
    const right = allowed.flatMap((each) => [...text.matchAll(each)]);
    const wrong = [...text.matchAll(said)].filter(
      ({ index, 0: found }) =>
        !right.some(
          (match) => match.index <= index && index + found.length <= match.index + match[0].length,
        ),
    );
    return wrong.map((match) => `${at}: ${name}: “${match[0]}” in “${around(text, match.index)}”`);
  });
}

const around = (text: string, index: number) => text.slice(Math.max(0, index - 60), index + 80);

describe.skipIf(isOwned)('the original content (skipped once the owner has entered a name)', () => {
  test('all texts of the site state the key numbers as the specification allows', () => {
    expect(allTexts.length).toBeGreaterThan(1000);
    expect(allTexts.flatMap(misstated)).toEqual([]);
  });

  test('every key number in figures.ts has a label that the specification allows', () => {
    for (const [name, { value, label }] of Object.entries(figures)) {
      const { words: allowed }: FigureWords = specifiedWords[name as keyof typeof figures];
      const said = `${value} ${label}`;
      expect(
        allowed.some((each) => [...said.matchAll(each)].length > 0),
        `${name}: ${said}`,
      ).toBe(true);
    }
  });

  test.each(cases.filter(({ slug }) => moduleOf<Tile>(slug, 'tile').teamSize))(
    'the tile of $name has the specified team size',
    ({ slug }) => {
      const size = moduleOf<Tile>(slug, 'tile').teamSize;
      const teams = Object.values(specifiedWords).filter(({ cases: of }) => of?.includes(slug));
      expect(
        teams.some(
          ({ words: [first] }) => [...`team of ${size}`.matchAll(first ?? /$^/g)].length > 0,
        ),
      ).toBe(true);
    },
  );

  /** Skips `alt` and `transcript`: they describe drawings and films, with numbers of their own. */
  const skippedFields = new Set([...dataFields, 'alt', 'transcript']);
  const known = new Set<string>(Object.values(specifiedFigures));

  const madeUp = (text: string): string[] =>
    [
      ...text
        .replace(/\bround \d/gi, '')
        .matchAll(
          /(?<![\w$])\$?\d+(?:[,.–]\d+)*[+%]?(?!\w)|\b(?:percent|halved|doubled|tripled|dozens|hundreds|thousands|millions)\b/gi,
        ),
    ]
      .map(([found]) => found)
      .filter((found) => !known.has(found));

  test('the cases state only numbers that are in the specification, even in drafts', () => {
    const told = Object.entries(content).filter(([file]) => slugOf(file));
    expect(told).toHaveLength(2 * cases.length);
    const figuresOfItsOwn = told.flatMap(([file, module]) =>
      textsOf({ ...module }, skippedFields)
        .filter((text) => madeUp(text).length > 0)
        .map((text) => `${file}: ${text}`),
    );
    expect(figuresOfItsOwn).toEqual([]);
  });

  test.each([
    'Support requests fell by 30%.',
    'I talked to 12 owners.',
    'It saved $9,000 a year.',
    'Sign-ups doubled.',
  ])('the search for numbers that are not in the specification finds one in “%s”', (text) => {
    expect(madeUp(text)).toHaveLength(1);
  });

  test.each([
    ['minimart', '6 people answered 7 questions.'],
    ['minimart', 'Seven users told us what they saw.'],
    ['minimart', 'Up to 6 users took part.'],
    ['minimart', 'The dashboard went from 5 columns to 2.'],
    ['minimart', 'The original had 8 navigation links.'],
    ['minimart', 'Three rounds of remote user testing.'],
    ['minimart', 'Done on a team of five.'],
    ['video-demo', 'The videos reached 28,000+ flight attendants.'],
    ['video-demo', '28,000+ flight attendants reached.'],
    ['video-demo', 'For 28,000 flight attendants.'],
    ['video-demo', 'Six videos of 2 minutes.'],
    ['video-demo', 'Seven short videos.'],
    ['media-arts', 'It received three grants totaling $45,000.'],
    ['media-arts', 'It won $45,000.'],
    ['media-arts', 'Students, 18–24 years old.'],
    ['graphics', 'The banner raised engagement by 70%.'],
    ['skypro-ui', 'Designing became 80% faster.'],
    ['skypro-ui', 'Files were identified 28% more efficiently.'],
    ['text outside the cases', '6+ apps.'],
  ])('detects a claim that the specification does not allow, in %s: “%s”', (place, text) => {
    const slug = cases.find((each) => each.slug === place)?.slug;
    expect(misstated({ at: 'here', slug, text })).not.toEqual([]);
  });
});
