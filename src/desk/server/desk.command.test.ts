import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../../cases/index.ts';
import { figures } from '../../content/figures.ts';
import { copyProject } from '../../../scripts/copy-project.mjs';
import { filesIn, hashFiles } from '../../../scripts/files.mjs';
import type { ContentItem, State } from '../contract.ts';
import { desk } from '../plugin.ts';

/** A case that only the copied project has, so that no edit of the owner breaks these tests. */
const trial = 'a-trial';
const tile = `src/cases/${trial}/tile.ts`;
const story = `src/cases/${trial}/story.ts`;
const slugs = cases.map(({ slug }) => slug);
const [{ slug: firstSlug, name: firstName } = { slug: '', name: '' }] = cases;
const [[figure, { value }] = ['', { value: '' }]] = Object.entries(figures);

let project: ReturnType<typeof copyProject>;
let server: ViteDevServer;
let token = '';
let origin = '';
let before = '';

const sourcesHash = () => hashFiles(project.folder, filesIn(path.join(project.folder, 'src')));
const read = (file: string) => readFileSync(path.join(project.folder, file), 'utf8');

beforeAll(async () => {
  project = copyProject();
  const make = ['src/desk/case.mjs', 'new', trial, 'A Trial'];
  execFileSync(process.execPath, make, { cwd: project.folder });
  rmSync(path.join(project.folder, 'node_modules/.cache'), { recursive: true });
  const source = read(story).replace(
    "title: draft('The way there, in a few words.')",
    `title: \`All \${figures.${figure}.value} of them.\``,
  );
  const named = "import { figures } from '../../content/figures';\n";
  writeFileSync(
    path.join(project.folder, story),
    source.replace('import { question }', `${named}import { question }`),
  );
  before = sourcesHash();
  server = await createServer({
    configFile: false,
    root: project.folder,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [desk()],
    mode: 'development',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null },
  });
  await server.listen();
  // While `spawnSync` blocks this process, an idle connection would time out. With a timeout of 0,
  // the server keeps the connection open.
  if (server.httpServer && 'keepAliveTimeout' in server.httpServer) {
    server.httpServer.keepAliveTimeout = 0;
  }
  origin = server.resolvedUrls?.local[0] ?? '';
  const shell = await (await fetch(`${origin}_desk`)).text();
  token = /name="desk-token" content="(\w+)"/.exec(shell)?.[1] ?? '';
});

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

async function change(name: string, body: object): Promise<State> {
  const { answer } = await call(name, body);
  expect(answer.error).toBeUndefined();
  return answer;
}

function itemIn(
  { items }: State,
  file: string,
  field: string,
  kind?: ContentItem['kind'],
): ContentItem {
  const found = items.find(
    (item) => item.file === file && item.field === field && (!kind || item.kind === kind),
  );
  if (!found) throw new Error(`no ${field} in ${file}`);
  return found;
}

test('serves the desk with a token, forbids framing, and rejects requests from another origin', async () => {
  const response = await fetch(`${origin}_desk`);
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(token).toMatch(/^[0-9a-f]{48}$/);
  for (const at of ['_desk', '_desk/api/state', '__open-in-editor?file=package.json']) {
    const headers = { origin: 'http://localhost:1', 'x-desk-token': token };
    expect((await fetch(`${origin}${at}`, { headers })).status, at).toBe(403);
  }
});

test('wraps each text of a served content file in a call that names the text’s file and field', async () => {
  const module = await server.transformRequest(`/${tile}`);
  expect(module?.code).toContain(`description: __mark("${tile} description", draft("A case`);
});

test('changes to words, pictures, and cases leave the sources valid, and Undo reverts them all', async () => {
  let { answer: state } = await call('state');

  state = await change('edit', { ...itemIn(state, tile, 'description'), parts: ["It's me"] });
  expect(read(tile)).toContain(`description: "It's me",`);
  expect(state.undo[0]?.label).toBe(`Edited: It's me (${tile})`);
  state = await change('confirm', { items: [itemIn(state, tile, 'outcome')] });
  expect(read(tile)).toContain(`outcome: 'The outcome, in a few words',`);
  expect(state.undo[0]?.label).toBe(`Confirmed: The outcome, in a few words (${tile})`);

  const entry = 'chapters.goals.points[0]';
  state = await change('copy', { ...itemIn(state, story, entry), entry });
  expect(state.undo[0]?.label).toBe(`Copied: Goals, point 1 (${story})`);
  const copy = itemIn(state, story, 'chapters.goals.points[1]');
  expect(copy.kind).toBe('draft');
  state = await change('edit', { ...copy, parts: ['More'] });
  state = await change('remove', { ...itemIn(state, story, entry), entry });
  expect(read(story)).toContain(`points: ['More']`);

  const drafts = state.items.filter(
    ({ page, kind, closed }) => page === `/${trial}` && kind === 'draft' && !closed,
  );
  const words = drafts.map(({ text }) => text);
  state = await change('confirm', { items: drafts });
  const confirmed = state.items.filter(({ page, kind }) => page === `/${trial}` && kind === 'text');
  expect(confirmed.map(({ text }) => text)).toEqual(expect.arrayContaining(words));
  expect(state.undo[0]?.label).toBe(`Confirmed: ${drafts.length} drafts`);
  state = await change('undo', {});
  expect(state.items.filter(({ kind }) => kind === 'draft').length).toBeGreaterThanOrEqual(
    drafts.length,
  );

  const title = itemIn(state, story, 'chapters.approach.title');
  expect(title.parts[1]).toMatchObject({ figure: `figures.${figure}.value`, value });
  const parts = ['Each of ', ...title.parts.slice(1)];
  state = await change('edit', { ...title, parts });
  expect(state.undo[0]?.label).toBe(`Edited: Each of ${value} of them. (${story})`);
  state = await change('answer', { ...itemIn(state, story, 'header.position'), text: 'All.' });
  expect(read(story)).toContain("position: 'All.',");
  const film = itemIn(state, story, 'chapters.media.blocks[1].films[0].address');
  state = await change('answer', { ...film, text: 'youtu.be/dQw4w9WgXcQ' });
  expect(read(story)).toContain("address: 'https://youtu.be/dQw4w9WgXcQ',");

  const photo = await sharp({
    create: { width: 3000, height: 1500, channels: 3, background: '#a33' },
  })
    .jpeg()
    .toBuffer();
  const given = { name: 'My Photo.JPEG', alt: 'A hill', data: photo.toString('base64') };
  state = await change('replace', { ...itemIn(state, story, 'header.logo'), ...given });
  const [, stored = ''] = /file: '(my-photo-\w+\.jpg)'/.exec(read(story)) ?? [];
  expect(state.undo[0]?.label).toMatch(/^Replaced: logo\.svg by my-photo.+, \d+ kB → \d+ kB$/);
  const folder = path.join(project.folder, 'src/cases', trial);
  expect(await sharp(path.join(folder, stored)).metadata()).toMatchObject({
    width: 2400,
    height: 1200,
    format: 'jpeg',
  });
  expect(existsSync(path.join(folder, 'logo.svg'))).toBe(false);

  state = await change('edit', { ...itemIn(state, tile, 'name'), parts: ['Another Trial'] });
  expect(read('src/cases/index.ts')).toContain("name: 'Another Trial'");

  state = await change('cases/apply', { op: 'new', slug: 'acme', name: 'Acme' });
  state = await change('cases/apply', { op: 'order', slug: 'acme', place: 1 });
  state = await change('cases/apply', { op: 'hide', slug: 'acme' });
  state = await change('cases/apply', { op: 'remove', slug: firstSlug });
  expect(state.cases.map(({ slug }) => slug)).toEqual(['acme', ...slugs.slice(1), trial]);
  expect(state.cases[0]?.inGrid).toBe(false);
  expect(read('src/content/home.ts')).not.toContain(`'/${firstSlug}'`);
  expect(state.problems.filter(({ isNote }) => !isNote)).toEqual([]);

  const types = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.site.json'],
    {
      cwd: project.folder,
      encoding: 'utf8',
    },
  );
  expect(types.stdout).toBe('');
  const format = spawnSync(
    process.execPath,
    ['node_modules/prettier/bin/prettier.cjs', '--check', 'src/content', 'src/cases'],
    { cwd: project.folder, encoding: 'utf8' },
  );
  expect(format.stderr).toBe('');

  while (state.undo.length > 0) state = await change('undo', {});
  expect(sourcesHash()).toBe(before);
});

test('rejects an invalid or outdated change, says why, and writes nothing', async () => {
  const { answer: state } = await call('state');
  const lead = itemIn(state, tile, 'lead');
  const taken = Object.values(figures).find((each) => each.value.endsWith('%'));
  const last = slugs.length + 1;
  const refused = [
    ['edit', { ...lead, parts: [' '] }, 422, 'lead: expected some text'],
    ...(taken
      ? [
          [
            'edit',
            { ...lead, parts: [`${taken.value} more`] },
            422,
            'Use content/figures.ts.',
          ] as const,
        ]
      : []),
    ['edit', { ...lead, hash: 'other', parts: ['a'] }, 409, 'changed on disk'],
    ['replace', { ...lead, name: 'a.jpg', alt: '', data: 'AAAA' }, 422, 'text alternative'],
    ['replace', { ...lead, name: 'a.jpg', alt: 'a', data: 'AAAA' }, 422, 'This is not a picture.'],
    [
      'cases/plan',
      { op: 'new', slug: 'Acme', name: 'A' },
      422,
      'lowercase letters, digits, and hyphens',
    ],
    ['cases/plan', { op: 'new', slug: 'about', name: 'A' }, 422, 'the site itself does not use'],
    ['cases/plan', { op: 'new', slug: trial, name: 'A' }, 422, `a case ${trial} already`],
    [
      'cases/plan',
      { op: 'new', slug: 'acme', name: firstName },
      422,
      `the name of ${firstSlug} already`,
    ],
    ['cases/plan', { op: 'remove', slug: 'acme' }, 422, 'There is no case acme.'],
    ['cases/plan', { op: 'show', slug: trial }, 422, 'in the grid of the Work page already'],
    [
      'cases/plan',
      { op: 'order', slug: trial, place: last + 1 },
      422,
      `places 1 to ${last}, not ${last + 1}`,
    ],
    ['cases/plan', { op: 'order', slug: trial, place: last }, 422, `at place ${last} already`],
  ] as const;
  for (const [name, body, status, line] of refused) {
    const { status: answered, answer } = await call(name, body);
    expect(`${answered} ${answer.error}`).toMatch(`${status} `);
    expect(answer.error).toContain(line);
  }
  expect(sourcesHash()).toBe(before);
});

test('says what the removal of a case would delete, and writes nothing', async () => {
  const { answer } = await call('cases/plan', { op: 'remove', slug: firstSlug });
  expect(answer).toContainEqual(
    expect.stringMatching(
      `^src/cases/${firstSlug} is deleted, with \\d+ files. /${firstSlug} is no longer a page.$`,
    ),
  );
  expect(sourcesHash()).toBe(before);
});

test('lists a content problem with its page, still saves changes to other items, and names the line of a syntax error', async () => {
  const source = read(story);
  const empty = source.replace("points: [draft('Who it was for')]", 'points: []');
  writeFileSync(path.join(project.folder, story), empty);
  const { answer: state } = await call('state');
  expect(state.problems.filter(({ isNote }) => !isNote)).toEqual([
    { page: `/${trial}`, line: expect.stringContaining('points: expected'), isNote: false },
  ]);
  await change('confirm', { items: [itemIn(state, tile, 'description')] });
  await change('undo', {});
  writeFileSync(path.join(project.folder, story), `export const = 1;\n${source}`);
  expect((await call('state')).answer.broken).toContain(`${story}:1`);
  writeFileSync(path.join(project.folder, story), source);
  expect(sourcesHash()).toBe(before);
});
