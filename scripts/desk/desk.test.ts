// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesIn, hashFiles } from '../files.mjs';
import type { Mark, State } from './contract.ts';
import { desk } from './desk.ts';
import { copyProject } from './test-project.ts';

const patience = 240_000;
const about = 'src/content/about.ts';
const story = 'src/cases/minimart/story.ts';

let project: ReturnType<typeof copyProject>;
let server: ViteDevServer;
let token = '';
let origin = '';
let before = '';

const sourcesHash = () => hashFiles(project.root, filesIn(path.join(project.root, 'src')));
const read = (file: string) => readFileSync(path.join(project.root, file), 'utf8');

beforeAll(async () => {
  project = copyProject();
  before = sourcesHash();
  server = await createServer({
    configFile: false,
    root: project.root,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [desk()],
    mode: 'development',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0] ?? '';
  const shell = await (await fetch(`${origin}_desk`)).text();
  token = /name="desk-token" content="(\w+)"/.exec(shell)?.[1] ?? '';
}, patience);

afterAll(async () => {
  await server.close();
  project.remove();
});

async function call(name: string, body?: object) {
  const response = await fetch(`${origin}_desk/api/${name}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-desk-token': token, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as State & { error?: string } };
}

/** The state after a change, which has to go well. */
async function change(name: string, body: object): Promise<State> {
  const { answer } = await call(name, body);
  expect(answer.error).toBeUndefined();
  return answer;
}

function markIn({ marks }: State, file: string, field: string, kind?: Mark['kind']): Mark {
  const found = marks.find(
    (mark) => mark.file === file && mark.field === field && (!kind || mark.kind === kind),
  );
  if (!found) throw new Error(`no ${field} in ${file}`);
  return found;
}

test('the page that is served there comes with its token, and may not be framed', async () => {
  const response = await fetch(`${origin}_desk`);
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(token).toMatch(/^[0-9a-f]{48}$/);
  const foreign = await fetch(`${origin}_desk`, { headers: { origin: 'http://localhost:1' } });
  expect(foreign.status).toBe(403);
});

test('each mark’s value is registered in the page, and the rest of a module is the same', async () => {
  const module = await server.transformRequest(`/${about}`);
  expect(module?.code).toContain(`["${about}"] = {}`);
  const { answer: state } = await call('state');
  const { start } = markIn(state, about, 'greeting.title');
  expect(module?.code).toMatch(new RegExp(`title: __marks\\[${start}\\] = draft\\("Hello`));
});

test(
  'an hour at the desk: words, pictures and cases are changed, and the sources stay whole',
  async () => {
    let { answer: state } = await call('state');

    state = await change('edit', { ...markIn(state, about, 'greeting.title'), parts: ["It's me"] });
    expect(read(about)).toContain(`title: draft("It's me"),`);
    state = await change('confirm', markIn(state, about, 'greeting.title'));
    expect(read(about)).toContain(`title: "It's me",`);

    const problem = markIn(state, story, 'brief.problem');
    const [, links] = problem.parts;
    expect(links).toMatchObject({ figure: 'figures.marketplaceLinks.value', value: '7' });
    state = await change('answer', { ...markIn(state, story, 'header.position'), text: 'All.' });
    expect(read(story)).toContain("position: 'All.',");

    const photo = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: '#a33' },
    })
      .jpeg()
      .toBuffer();
    const given = { name: 'My Photo.JPEG', alt: 'A hill', data: photo.toString('base64') };
    state = await change('replace', { ...markIn(state, about, 'beyond.columns[0][0]'), ...given });
    expect(read(about)).toContain("file: 'my-photo.jpg',");
    const pictures = path.join(project.root, 'src/content/pictures');
    expect(await sharp(path.join(pictures, 'my-photo.jpg')).metadata()).toMatchObject({
      width: 2400,
      height: 1200,
      format: 'jpeg',
    });
    expect(existsSync(path.join(pictures, 'beyond-01.svg'))).toBe(false);

    state = await change('edit', {
      ...markIn(state, 'src/cases/minimart/tile.ts', 'name'),
      parts: ['Mini Mart'],
    });
    expect(read('src/cases/index.ts')).toContain("name: 'Mini Mart'");

    state = await change('cases/apply', { op: 'new', slug: 'acme', name: 'Acme' });
    state = await change('cases/apply', { op: 'order', slug: 'acme', place: 1 });
    state = await change('cases/apply', { op: 'hide', slug: 'graphics' });
    state = await change('cases/apply', { op: 'remove', slug: 'video-demo' });
    expect(state.cases.map(({ slug }) => slug)).toEqual([
      'acme',
      'skypro-ui',
      'graphics',
      'media-arts',
      'minimart',
      'meal-manifesting',
      'zogran-media',
    ]);
    expect(state.cases.find(({ slug }) => slug === 'graphics')?.inGrid).toBe(false);
    expect(read('src/content/home.ts')).toContain('figures: [\n    figures.flightAttendants,');
    expect(state.problems.filter(({ isNote }) => !isNote)).toEqual([]);

    const types = spawnSync(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.site.json'],
      {
        cwd: project.root,
        encoding: 'utf8',
      },
    );
    expect(types.stdout).toBe('');
    const format = spawnSync(
      process.execPath,
      ['node_modules/prettier/bin/prettier.cjs', '--check', 'src/content', 'src/cases'],
      { cwd: project.root, encoding: 'utf8' },
    );
    expect(format.stderr).toBe('');

    while (state.undo) state = await change('undo', {});
    expect(sourcesHash()).toBe(before);
  },
  patience,
);

test(
  'what would break something is refused with its rule’s line, and nothing is written',
  async () => {
    const { answer: state } = await call('state');
    const lead = markIn(state, about, 'greeting.lead');
    const refused = [
      ['edit', { ...lead, parts: [' '] }, 422, 'greeting.lead: expected some text'],
      ['edit', { ...lead, parts: ['70% more'] }, 422, '70% is taken from content/figures.ts.'],
      ['edit', { ...lead, hash: 'other', parts: ['a'] }, 409, 'has changed meanwhile'],
      [
        'edit',
        { ...lead, end: lead.end + 1, parts: ['a'] },
        409,
        'nothing to change at that place',
      ],
      ['replace', { ...lead, name: 'a.jpg', alt: '', data: 'AAAA' }, 422, 'text alternative'],
      ['replace', { ...lead, name: 'a.jpg', alt: 'a', data: 'AAAA' }, 422, 'It is no stand-in.'],
      [
        'cases/plan',
        { op: 'new', slug: 'Acme', name: 'A' },
        422,
        'small letters, digits and hyphens',
      ],
      ['cases/plan', { op: 'new', slug: 'about', name: 'A' }, 422, 'the site itself does not use'],
      ['cases/plan', { op: 'new', slug: 'minimart', name: 'A' }, 422, 'a case minimart already'],
      [
        'cases/plan',
        { op: 'new', slug: 'acme', name: 'MiniMart' },
        422,
        'the name of minimart already',
      ],
      ['cases/plan', { op: 'remove', slug: 'acme' }, 422, 'There is no case acme.'],
      ['cases/plan', { op: 'show', slug: 'minimart' }, 422, 'shown already'],
      ['cases/plan', { op: 'order', slug: 'minimart', place: 8 }, 422, 'places 1 to 7, not 8'],
      ['cases/plan', { op: 'order', slug: 'minimart', place: 4 }, 422, 'at place 4 already'],
    ] as const;
    for (const [name, body, status, line] of refused) {
      const { status: answered, answer } = await call(name, body);
      expect(`${answered} ${answer.error}`).toMatch(`${status} `);
      expect(answer.error).toContain(line);
    }
    expect(sourcesHash()).toBe(before);
  },
  patience,
);

test(
  'a plan says what is written and what follows, and writes nothing',
  async () => {
    const { answer } = await call('cases/plan', { op: 'remove', slug: 'video-demo' });
    expect(answer).toEqual({
      writes: [
        {
          file: 'src/cases/video-demo',
          what: expect.stringMatching(/^is deleted, with its \d+ files$/),
        },
        { file: 'src/cases/index.ts', what: 'lists it no more' },
        { file: 'src/content/home.ts', what: 'leads to /video-demo no more' },
      ],
      follows: expect.arrayContaining(['/video-demo is no page anymore.']),
    });
    expect(sourcesHash()).toBe(before);
  },
  patience,
);

test(
  'a problem that is there already stands beside its page, and stops no other change',
  async () => {
    const source = read(story);
    writeFileSync(path.join(project.root, story), source.replace('height: 450', 'height: 420'));
    const { answer: state } = await call('state');
    expect(state.problems).toEqual([
      { page: '/minimart', line: expect.stringContaining('expected 450 or 400'), isNote: false },
    ]);
    await change('confirm', markIn(state, about, 'greeting.title'));
    await change('undo', {});
    writeFileSync(path.join(project.root, story), source);
    expect(sourcesHash()).toBe(before);
  },
  patience,
);
