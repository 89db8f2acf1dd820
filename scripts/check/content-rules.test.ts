import { cases } from '../../src/cases';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Story, Tile } from '../../src/content/types';
import { linesIn, problemsAmong } from './content-command.ts';
import { checkAddress, checkContent, type Content } from './content-rules';
import { newCase } from './new-case.ts';
import { describe } from './problem';

const cover = () => ({ file: 'cover.svg', alt: 'A storefront.' });

const tile: Tile = {
  name: 'Shop',
  description: 'A shop, redesigned.',
  lead: 'The shop sells again.',
  outcome: 'It sells',
  employer: 'Shop',
  jobTitle: 'Designer',
  teamSize: '4',
  tags: ['Web design'],
  colors: { background: '#0f2a5f', foreground: '#f4efe6', accent: '#8cc7ff' },
  cover: cover(),
};

const story: Story = {
  header: {
    logo: { file: 'logo.svg', alt: 'Logo of the shop' },
    position: 'I drew it.',
    deliverables: ['Design'],
    tools: ['Figma'],
  },
  brief: { outcome: 'It sells.', problem: 'It did not.', part: 'Design.', decision: 'Less.' },
  chapters: {
    goals: { id: 'goals', points: ['Sell'] },
    users: { id: 'users', points: [{ title: 'Owners', items: ['Busy'] }] },
    problems: { id: 'problems', points: ['No door'] },
    approach: {
      id: 'approach',
      title: 'A door first.',
      lead: 'Then a window.',
      blocks: [
        { kind: 'text', id: 'door', title: 'Door', description: ['Oak.'], pictures: [cover()] },
      ],
    },
    media: {
      id: 'media',
      title: 'The shop.',
      lead: 'Walk in.',
      blocks: [
        {
          kind: 'prototype',
          id: 'walk-in',
          title: 'Walk in',
          height: 450,
          address: '/prototypes/shop/',
          poster: cover(),
          more: { label: 'View Images', to: 'https://example.com/', newTab: true },
        },
        {
          kind: 'films',
          id: 'films',
          title: 'Films',
          description: 'One.',
          films: [{ id: 'film-1', title: 'In', height: 300, film: 'door', transcript: 'In.' }],
        },
      ],
    },
    skills: { id: 'skills', title: 'Skills', skills: [{ title: 'Doors', text: 'Oak.' }] },
  },
};

const content = (changes: Partial<Content> = {}): Content => ({
  order: ['shop'],
  folders: new Set(['shop']),
  missing: [],
  cases: [
    {
      slug: 'shop',
      listedAs: 'Shop',
      tile,
      story,
      pictures: new Set(['cover.svg', 'logo.svg']),
      films: new Set(['door']),
    },
  ],
  files: [],
  pictures: new Set(['avatar.svg']),
  logos: new Set(['shop.svg']),
  paths: new Set(['/', '/about', '/shop', '/prototypes/shop/']),
  taken: new Set(['about', '404']),
  shown: [],
  ...changes,
});

function replace<T extends object>(whole: T, field: string, item: unknown): T {
  const copy = structuredClone(whole);
  const names = field.split(/[.[\]]+/).filter(Boolean);
  const last = names.pop() ?? '';
  const parent = names.reduce((at, name) => Reflect.get(at, name) as object, copy as object);
  if (item === missing) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, item);
  return copy;
}
const missing = Symbol('missing');

const lines = (changes: Partial<Content>) =>
  checkContent(content(changes)).map((problem) => describe(problem).replace(/; .*/, ''));
const [whole] = content().cases;
const linesOfStory = (field: string, item: unknown) =>
  lines({ cases: whole ? [{ ...whole, story: replace(story, field, item) }] : [] });
const linesOfTile = (field: string, item: unknown) =>
  lines({ cases: whole ? [{ ...whole, tile: replace(tile, field, item) }] : [] });

test('finds no problem in valid content', () => {
  expect(lines({})).toEqual([]);
});

const text = 'some text';
const alternative = 'a text alternative';
const picture = 'the name of a picture that exists';
const address = 'an address, such as https://example.com/ or /about';

test.each([
  ['alt text is missing', 'header.logo.alt', missing, alternative],
  ['a chapter is missing', 'chapters.skills', missing, 'a chapter'],
  ['alt text is blank', 'chapters.approach.blocks[0].pictures[0].alt', ' ', alternative],
  ['a picture does not exist', 'chapters.media.blocks[0].poster.file', 'shop.svg', picture],
  ['a text field is empty', 'brief.outcome', '', text],
  ['a bullet is blank', 'chapters.goals.points[0]', '  ', text],
  ['a bullet under a title is empty', 'chapters.users.points[0].items[0]', '', text],
  ['a required value is undefined', 'brief.problem', undefined, 'a value'],
  [
    'a prototype frame’s height is 300, which is only for films',
    'chapters.media.blocks[0].height',
    300,
    '450 or 400',
  ],
  ['a prototype frame has no height', 'chapters.media.blocks[0].height', missing, '450 or 400'],
  ['a film frame has a prototype’s height', 'chapters.media.blocks[1].films[0].height', 400, '300'],
  [
    'a film does not exist',
    'chapters.media.blocks[1].films[0].film',
    'barn',
    'the name of a film that exists',
  ],
  ['a list is empty', 'header.tools', [], 'at least one entry'],
  [
    'a picture has a format that browsers cannot show',
    'header.logo.file',
    'IMG_1.HEIC',
    'a JPG, PNG, WebP, AVIF or SVG file',
  ],
  [
    'a film has a format other than MP4',
    'chapters.media.blocks[1].films[0].film',
    'walk.mov',
    'an MP4 file',
  ],
  ['a film has no file name', 'chapters.media.blocks[1].films[0].film', missing, 'a film'],
  [
    'a film’s address leads to a channel, not to one film',
    'chapters.media.blocks[1].films[0].address',
    'https://www.youtube.com/@shop',
    'the address of one film or prototype',
  ],
  [
    'an address is neither a URL nor a path',
    'chapters.media.blocks[0].more.to',
    'example.com',
    address,
  ],
  ['an address is empty', 'chapters.media.blocks[0].address', '', address],
  [
    'an address would run a script',
    'chapters.media.blocks[0].more.to',
    'javascript:alert(1)',
    'an address that begins with https:, http: or mailto:',
  ],
  [
    'a path does not exist on the site',
    'chapters.media.blocks[0].address',
    '/prototypes/barn/',
    'a path that this site has',
  ],
  [
    'two sections have the same id',
    'chapters.media.blocks[0].id',
    'door',
    'an id of its own (chapters.approach.blocks[0].id has it)',
  ],
  [
    'a film has the id of a section',
    'chapters.media.blocks[1].films[0].id',
    'goals',
    'an id of its own (chapters.goals.id has it)',
  ],
  [
    'an id is one that the page already uses',
    'chapters.approach.blocks[0].id',
    'in-brief',
    'an id of its own (the page itself has it)',
  ],
  [
    'an id contains a capital letter and a space',
    'chapters.approach.blocks[0].id',
    'The door',
    'an id of small letters, digits and hyphens',
  ],
])('reports in one line that %s', (_what, field, item, expected) => {
  const found = item === missing || item === undefined ? 'nothing' : JSON.stringify(item);
  expect(linesOfStory(field, item)).toEqual([
    `src/cases/shop/story.ts: ${field}: expected ${expected}, found ${found}`,
  ]);
});

test('accepts undefined, which is the value of an unanswered question to the owner', () => {
  expect(linesOfTile('employer', undefined)).toEqual([]);
  expect(linesOfStory('brief.decision', undefined)).toEqual([]);
  expect(linesOfStory('chapters.media.blocks[0].address', undefined)).toEqual([]);
  const asks = { kind: 'reflection', id: 'reflection', differently: undefined };
  expect(linesOfStory('chapters.media.blocks[0]', asks)).toEqual([]);
});

test.each(['blue', '#fff', 'rgb(0 0 0)', '#0F2A5F', ''])(
  'rejects “%s” as a color of a case: expects # and six hex digits in small letters',
  (color) => {
    expect(linesOfTile('colors.background', color)).toContain(
      `src/cases/shop/tile.ts: colors.background: expected a color such as #0f2a5f, found "${color}"`,
    );
  },
);

test('rejects a case whose name in its tile differs from that in the list of cases', () => {
  expect(linesOfTile('name', 'Barn')).toEqual([
    'src/cases/shop/tile.ts: name: expected “Shop”, as in src/cases/index.ts, found "Barn"',
  ]);
});

test.each([
  ['barn', 'a folder src/cases/barn'],
  ['shop', 'each story once'],
  ['about', 'an address that the site itself does not use'],
  ['404', 'an address that the site itself does not use'],
  ['Barn', 'small letters, digits and hyphens'],
  ['the barn', 'small letters, digits and hyphens'],
  ['barn-', 'small letters, digits and hyphens'],
])(
  'in a list of cases that starts with “shop”, rejects the second slug “%s”: expected %s',
  (slug, expected) => {
    expect(lines({ order: ['shop', slug], folders: new Set(['shop', 'about']) })).toContain(
      `src/cases/index.ts: cases[1].slug: expected ${expected}, found "${slug}"`,
    );
  },
);

test('reports that a case’s tile.ts or story.ts is missing', () => {
  expect(lines({ missing: ['src/cases/shop/tile.ts'] })).toEqual([
    'src/cases/shop/tile.ts: expected a file, found nothing',
  ]);
});

test('warns without failing about a case folder that is not in the list of cases', () => {
  const problems = checkContent(content({ folders: new Set(['shop', 'barn']) }));
  expect(problems).toMatchObject([{ file: 'src/cases/barn', isNote: true }]);
});

test('requires a case’s text and accent colors to contrast with its background', () => {
  expect(linesOfTile('colors.foreground', '#8cc7ff')).toEqual([]);
  expect(linesOfTile('colors.foreground', '#3c5a8f')).toEqual([
    'src/cases/shop/tile.ts: colors.foreground: expected 4.5:1 to the background, found "#3c5a8f on #0f2a5f, with 2.0:1"',
  ]);
  expect(linesOfTile('colors.foreground', 'light-dark(#8cc7ff, #3c5a8f)')).toEqual([
    'src/cases/shop/tile.ts: colors.foreground: expected 4.5:1 to the background, found "#3c5a8f on #0f2a5f, with 2.0:1"',
  ]);
  expect(linesOfTile('colors.accent', '#0f2a5f')).toHaveLength(1);
});

test.each([
  ['nothing', 'drawing.svg', 400_000],
  ['a note', 'drawing.svg', 600_000],
  ['nothing', 'film.mp4', 600_000],
  ['a note', 'film.mp4', 6_000_000],
  ['nothing', 'src/cases/shop/pictures/shop.JPG', 600_000],
  ['a note', 'src/cases/shop/pictures/shop.light.avif', 600_000],
  ['a note', 'src/cases/shop/pictures/shop.JPG', 6_000_000],
  ['an error', 'src/cases/shop/pictures/shop.JPG', 21_000_000],
  ['an error', 'film.mp4', 21_000_000],
] as const)('reports %s for %s with %i bytes', (reported, file, bytes) => {
  const expected = {
    nothing: [],
    'a note': [{ file, isNote: true }],
    'an error': [{ file, isNote: false, rule: ['at most 20.0 MB', 'make the file smaller'] }],
  };
  expect(checkContent(content({ shown: [{ file, bytes }] }))).toMatchObject(expected[reported]);
});

test('rejects a resume.pdf that does not contain a PDF', () => {
  const file = 'public/resume.pdf';
  expect(lines({ resume: { file, start: '%PDF-1.7' } })).toEqual([]);
  expect(lines({ resume: { file, start: 'PK' } })).toEqual([`${file}: expected a PDF, found "PK"`]);
});

const contentFile = (value: Record<string, unknown>, file = 'src/content/home.ts') =>
  lines({ files: [{ file, value }] });

test('the rules for alt text and links apply to src/content, too', () => {
  const hero = { avatar: { file: 'avatar.svg', alt: '' }, ways: [{ label: 'Shop', to: '/shops' }] };
  expect(contentFile({ hero })).toEqual([
    'src/content/home.ts: hero.avatar.alt: expected a text alternative, found ""',
    'src/content/home.ts: hero.ways[0].to: expected a path that this site has, found "/shops"',
  ]);
});

test('a logo in the logo strip needs no alt text, but its picture file must exist', () => {
  expect(contentFile({ logos: [{ file: 'shop.svg', name: 'Shop' }] })).toEqual([]);
  expect(contentFile({ logos: [{ file: 'barn.svg', name: 'Barn' }] })).toEqual([
    'src/content/home.ts: logos[0].file: expected the name of a picture that exists, found "barn.svg"',
  ]);
});

const owner = {
  name: '',
  mail: 'ada@shop.org',
  address: 'https://shop.org',
  resume: '/resume.pdf',
};

test('accepts an empty name of the owner, but not of a school', () => {
  expect(contentFile({ owner }, 'src/content/owner.ts')).toEqual([]);
  expect(contentFile({ schools: [{ name: '' }] }, 'src/content/about.ts')).toHaveLength(1);
});

test.each([
  ['mail', 'ada', 'an email address such as ada@shop.org'],
  ['mail', 'ada@shop', 'an email address such as ada@shop.org'],
  ['address', 'shop.org', 'an address such as https://ada.org/'],
  ['address', '/about', 'an address such as https://ada.org/'],
  ['resume', 'resume.pdf', 'a name such as /resume.pdf'],
  ['resume', '/resume.docx', 'a name such as /resume.pdf'],
])('in owner.ts, rejects the field %s with the value “%s”', (field, wrong, expected) => {
  const file = 'src/content/owner.ts';
  expect(contentFile({ owner: { ...owner, [field]: wrong } }, file)).toEqual([
    `${file}: owner.${field}: expected ${expected}, found "${wrong}"`,
  ]);
});

test.each([
  '/about',
  '/about?from=home#top',
  '/',
  '#goals',
  'mailto:a@example.com',
  'http://a.org/',
])('accepts “%s” as a link’s address', (good) => {
  expect(checkAddress(good, content().paths)).toBeUndefined();
});

test.each(['/abuot', '/about/', '#', 'about', 'https://', 'ftp://a.org/'])(
  'rejects “%s” as a link’s address',
  (bad) => {
    expect(checkAddress(bad, content().paths)?.[0]).toMatch(/^an? /);
  },
);

type Edit = (source: string) => string | Buffer | undefined;

function changedCopy(edits: Record<string, Edit>): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'broken-content-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const name of ['public', 'src/content', 'src/cases', 'scripts', 'package.json']) {
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  for (const name of ['node_modules', 'src/films', 'src/media', 'src/prototypes', 'src/theme']) {
    symlinkSync(path.resolve(name), path.join(copy, name));
  }
  for (const [file, change] of Object.entries(edits)) {
    const place = path.join(copy, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, change(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? '');
  }
  return copy;
}

const runIn = (copy: string, script: string) =>
  spawnSync(process.execPath, [script], { cwd: copy, encoding: 'utf8' });

test('npm run content fails for a syntax error, and names its line', () => {
  const file = `src/cases/${cases[0]?.slug}/tile.ts`;
  const copy = changedCopy({ [file]: (source) => source.replace("name: '", 'name: ') });
  const line = readFileSync(file, 'utf8').split("name: '")[0]?.split('\n').length;
  expect(runIn(copy, 'scripts/check/content.mjs')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`${file}:${line}: expected TypeScript, found a mistake`),
  });
});

const trial = newCase('A Trial', 0);
const blocks = `
        {
          kind: 'films',
          id: 'films',
          title: 'Films',
          description: 'One.',
          films: [{ id: 'film-1', title: 'In', height: 300, film: 'walk.mp4', transcript: 'In.' }],
        },`;
const mistakes: Record<string, Edit> = {
  'public/resume.pdf': () => 'Dear all,',
  'src/content/owner.ts': (source) => source.replace(/^( {2}mail: ).*,$/m, "$1'ada',"),
  'src/cases/index.ts': (source) => {
    const slugs = ['a-trial', 'a-trial', 'Capitals', 'about', 'nowhere'];
    const added = slugs.map((slug) => `  { slug: '${slug}', name: 'A Trial', inGrid: true },\n`);
    return source.replace(/\];\s*$/, `${added.join('')}];\n`);
  },
  'src/cases/about/tile.ts': () => '',
  'src/cases/Capitals/tile.ts': () => '',
  'src/cases/unlisted/tile.ts': () => '',
  'src/cases/a-trial/tile.ts': () =>
    trial['tile.ts']?.replace("foreground: draft('#f4efe6')", "foreground: '#3b2a1b'"),
  'src/cases/a-trial/story.ts': () =>
    trial['story.ts']
      ?.replace(/tools: \[.*\],/, 'tools: [],')
      .replace("file: 'logo.svg'", "file: 'logo.heic'")
      .replace(/(id: 'media',[^]*?blocks: \[)/, `$1${blocks}`),
  'src/cases/a-trial/cover.svg': () => Buffer.alloc(21_000_000, trial['cover.svg'] ?? ''),
  'src/cases/a-trial/heavy.svg': () => `${trial['cover.svg']}${' '.repeat(600_000)}`,
  'src/cases/a-trial/photo.jpg': () => 'Dear all,',
  'src/cases/a-trial/cut.png': () => readFileSync('public/icon-512.png').subarray(0, 2000),
  'src/cases/a-trial/film.mp4': () => 'Dear all,',
  'src/cases/a-trial/broken.svg': () => '<svg width="9" height="9"><g></svg>',
  'src/cases/a-trial/sizeless.svg': () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

const expectedLines = [
  'Note: src/cases/unlisted: expected its name in src/cases/index.ts, found nothing',
  'Note: src/cases/a-trial/heavy.svg: expected at most 0.5 MB, found "0.6 MB"',
  `src/cases/index.ts: cases[${cases.length + 1}].slug: expected each story once, found "a-trial"`,
  `src/cases/index.ts: cases[${cases.length + 2}].slug: expected small letters, digits and hyphens, found "Capitals"`,
  `src/cases/index.ts: cases[${cases.length + 3}].slug: expected an address that the site itself does not use, found "about"`,
  `src/cases/index.ts: cases[${cases.length + 4}].slug: expected a folder src/cases/nowhere, found "nowhere"`,
  'src/cases/Capitals/story.ts: expected a file, found nothing',
  'src/cases/about/story.ts: expected a file, found nothing',
  'src/cases/a-trial/tile.ts: colors.foreground: expected 4.5:1 to the background, found "#3b2a1b on #3b2a1a, with 1.0:1"',
  'src/cases/a-trial/story.ts: header.logo.file: expected a JPG, PNG, WebP, AVIF or SVG file, found "logo.heic"',
  'src/cases/a-trial/story.ts: header.tools: expected at least one entry, found []',
  'src/cases/a-trial/story.ts: chapters.media.blocks[0].films[0].film: expected the name of a film that exists, found "walk.mp4"',
  'src/content/owner.ts: owner.mail: expected an email address such as ada@shop.org, found "ada"',
  'src/cases/a-trial/broken.svg: expected a file that can be opened, found "<input>:1:35: Unexpected close tag"',
  'src/cases/a-trial/cover.svg: expected at most 20.0 MB, found "21.0 MB"',
  'src/cases/a-trial/cut.png: expected a file that can be opened, found "a damaged picture, or another kind of file"',
  'src/cases/a-trial/film.mp4: expected a file that can be opened, found "another kind of file"',
  'src/cases/a-trial/photo.jpg: expected a file that can be opened, found "a damaged picture, or another kind of file"',
  'src/cases/a-trial/sizeless.svg: expected a file that can be opened, found "the <svg> element needs a width and a height in plain numbers"',
  'public/resume.pdf: expected a PDF, found "Dear all"',
];

test('npm run content, the build, and the development overlay show the same message for each mistake', async () => {
  const copy = changedCopy(mistakes);
  const { status, stderr } = runIn(copy, 'scripts/check/content.mjs');
  expect(status).toBe(1);
  const said = stderr.trim().split('\n');
  expect(said.map((line) => line.replace(/\.ts:\d+: /, '.ts: ').replace(/; .*/, ''))).toEqual(
    expectedLines,
  );
  // Every message has a remedy, and every message about a field has the line of that field.
  expect(said.filter((line) => !/; ./.test(line))).toEqual([]);
  for (const [, place, field] of stderr.matchAll(/^(\S+): [\w.[\]]*\.(\w+): expected/gm)) {
    const [file = '', line] = place?.split(':') ?? [];
    const source = readFileSync(path.join(copy, file), 'utf8').split('\n');
    expect(source[Number(line) - 1], place).toContain(`${field}: `);
  }
  expect(runIn(copy, 'scripts/build.mjs')).toMatchObject({ status: 1, stderr });
  expect(existsSync(path.join(copy, 'dist'))).toBe(false);
  const problems = said.filter((line) => !line.startsWith('Note: '));
  expect(problemsAmong(await linesIn(copy))).toBe(problems.join('\n'));
});
