import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { getDocumentProxy } from 'unpdf';
import { copyProject } from '../scripts/copy-project.mjs';
import { changes, changeCopy } from './support/changed-copy';
import { found } from './support/site';
import { once } from './support/test';

// The site of another owner: words, figures, pictures and addresses are others, one case is added, one hidden,
// one removed, two are swapped. What its content decides has to hold there as well, so the same tests run there.
// At last there are two cases more than in this project.

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const port = Number(process.env.E2E_PORT ?? 4321) + 6;
let copy = { folder: '', remove: () => {} };
test.afterAll(() => copy.remove());

const given = () =>
  found(changes, 'case beyond the first two to hide, and none that Home needs to remove');

async function run(command: string, ...args: string[]) {
  const env = {
    ...process.env,
    E2E_PORT: String(port),
    E2E_BUILT_ONLY: 'yes',
    E2E_DIST: 'dist',
    SITE_ADDRESS: '',
  };
  const said = await promisify(execFile)(command, args, {
    cwd: copy.folder,
    env,
    maxBuffer: 1e8,
  }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`,
  );
  expect(said).toBe('');
}

const read = (file: string) => readFileSync(path.join(copy.folder, 'dist', file), 'utf8');

test('it is built, with every case where it belongs', once, async () => {
  const { added, address, figure, hidden, mail, name, order, removed, swapped } = given();
  copy = copyProject();
  changeCopy(copy.folder, given());
  await run('npm', 'run', 'build');

  const work = read('work.html');
  const tiles = [...work.matchAll(/<article[^]*?<\/article>/g)].map(
    ([tile]) => / href="\/([^"]+)"/.exec(tile)?.[1],
  );
  expect(tiles).toEqual(order.filter((slug) => slug !== hidden));
  expect(order.slice(0, 3)).toEqual([...swapped, added]);
  expect(read(`${hidden}.html`)).toContain('<h1');
  for (const gone of [`${removed}.html`, `prototypes/${removed}`]) {
    expect(existsSync(path.join(copy.folder, 'dist', gone)), gone).toBe(false);
  }
  const told = read(`${added}.html`);
  expect(told).toContain('id="in-five-steps"');
  expect(told).not.toContain('data-scene');

  expect(read('index.html')).toContain(figure);
  for (const file of ['index.html', `${added}.html`, 'site.webmanifest']) {
    expect(read(file), file).toContain(name);
  }
  expect(read('contact.html')).toContain(`mailto:${mail}`);
  expect(read('sitemap.xml')).toContain(`<loc>${address}${added}</loc>`);
});

test('its unit tests pass', once, async () => {
  given();
  await run(
    'npx',
    'vitest',
    'run',
    'src/cases',
    'src/content',
    'src/home',
    'src/tour',
    'scripts/check/find',
  );
});

test('the journeys lead through it', once, async () => {
  given();
  const journeys = ['sweep', 'navigation', 'home', 'errors'];
  await run('npx', 'playwright', 'test', '--project=desktop', ...journeys);
  await run('npx', 'playwright', 'test', '--project=phone', 'menu', '--grep', 'the deck');
});

const two = [
  ['one-more', 'One More'],
  ['the-last', 'The Last'],
] as const;

/** The stories that the copy lists, in their order: all of them, or those in the grid. */
const listed = (wanted = /slug: '([^']+)', name: /g) =>
  Array.from(
    readFileSync(path.join(copy.folder, 'src/cases/index.ts'), 'utf8').matchAll(wanted),
    ([, slug]) => slug,
  );

/** Where the links lead that stand between two marks of a page. */
const linksIn = (page: string, from: string, to: string) => {
  const [, after = ''] = page.split(from);
  const [part = ''] = after.split(to);
  return Array.from(part.matchAll(/ href="\/([^"#]+)"/g), ([, slug]) => slug);
};

test('two more cases find their place everywhere', once, async () => {
  given();
  const before = listed();
  for (const [slug, name] of two) await run('npm', 'run', 'case', 'new', slug, name);
  const all = [...before, ...two.map(([slug]) => slug)];
  expect(listed()).toEqual(all);
  await run('npm', 'run', 'build');

  const work = read('work.html');
  expect(linksIn(work, '<main', 'id="tour"')).toEqual(listed(/slug: '([^']+)', .* inGrid: true/g));
  expect(linksIn(work, 'id="tour"', '</ol>')).toEqual(all);
  expect(linksIn(read('index.html'), 'id="stories"', '</ol>')).toEqual(all);
  expect(linksIn(read('projects.html'), 'aria-label="Footer"', '</ul>')).toEqual(all);
  for (const [at, slug] of all.slice(0, -1).entries()) {
    expect(linksIn(read(`${slug}.html`), 'aria-label="Next story"', '</main>')).toEqual([
      all[at + 1],
    ]);
  }
  expect(linksIn(read(`${all.at(-1)}.html`), 'id="skills"', '</main>')).toEqual(
    expect.arrayContaining(all),
  );
  const resume = await getDocumentProxy(
    new Uint8Array(readFileSync(path.join(copy.folder, 'dist/resume.pdf'))),
  );
  expect(resume.numPages).toBe(1);
  await run('npx', 'playwright', 'test', '--project=phone', 'menu', '--grep', 'the deck');
});
