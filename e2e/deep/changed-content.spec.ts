import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { getDocumentProxy } from 'unpdf';
import { copyProject } from '../../scripts/copy-project.mjs';
import { changeContent, changes } from '../support/changed-copy';
import { found } from '../support/site';

// The site of another owner, with other words, figures, pictures and addresses, and with cases added, hidden, removed
// and moved. The tests that depend on content must pass there too.

test.describe.configure({ mode: 'serial', timeout: 600_000 });

let copy = { folder: '', remove: () => {} };
test.afterAll(() => copy.remove());

const given = () =>
  found(changes, 'case beyond the first two to hide, and none that Home needs to remove');

/** Runs a command in the copy. Its output is the message if it fails. */
async function run(command: string, ...args: string[]) {
  const E2E_PORT = String(Number(process.env.E2E_PORT ?? 4321) + 6);
  const settings = { E2E_PORT, E2E_BUILT_ONLY: 'yes', E2E_DIST: 'dist', SITE_ADDRESS: '' };
  const env = { ...process.env, ...settings };
  const failure = await promisify(execFile)(command, args, {
    cwd: copy.folder,
    env,
    maxBuffer: 1e8,
  })
    .then(() => '')
    .catch(({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`);
  expect(failure).toBe('');
}

const inDist = (file: string) => path.join(copy.folder, 'dist', file);
const read = (file: string) => readFileSync(inDist(file), 'utf8');

/** Returns the stories that the copy lists, in their order. */
const listed = (wanted = /slug: '([^']+)', name: /g) =>
  Array.from(
    readFileSync(path.join(copy.folder, 'src/cases/index.ts'), 'utf8').matchAll(wanted),
    ([, slug]) => slug,
  );

/** Returns the links between two marks of a page. */
const linksIn = (page: string, from: string, to: string) => {
  const [, after = ''] = page.split(from);
  const [part = ''] = after.split(to);
  return Array.from(part.matchAll(/ href="\/([^"#]+)"/g), ([, slug]) => slug);
};

test('builds with every case in its place', async () => {
  const { added, address, commands, figure, hidden, mail, name, removed, swapped } = given();
  copy = copyProject();
  changeContent(copy.folder, given());
  for (const command of commands) await run('npm', 'run', 'case', ...command);
  await run('npm', 'run', 'build');

  const all = listed();
  expect(all.slice(0, 3)).toEqual([...swapped, added]);
  expect(all.slice(-2)).toEqual(['one-more', 'the-last']);
  const work = read('work.html');
  const inGrid = listed(/slug: '([^']+)', .* inGrid: true/g);
  expect(linksIn(work, '<main', 'id="tour"')).toEqual(inGrid);
  expect(inGrid).not.toContain(hidden);
  expect(linksIn(work, 'id="tour"', '</ol>')).toEqual(all);
  expect(linksIn(read('index.html'), 'id="stories"', '</ol>')).toEqual(all);
  expect(linksIn(read('projects.html'), 'aria-label="Footer"', '</ul>')).toEqual(all);
  for (const [at, slug] of all.slice(0, -1).entries()) {
    const next = linksIn(read(`${slug}.html`), 'aria-label="Next story"', '</main>');
    expect(next).toEqual([all[at + 1]]);
  }
  const ending = linksIn(read('the-last.html'), 'id="skills"', '</main>');
  expect(ending).toEqual(expect.arrayContaining(all));
  for (const gone of [`${removed}.html`, `prototypes/${removed}`]) {
    expect(existsSync(inDist(gone)), gone).toBe(false);
  }

  expect(read('index.html')).toContain(figure);
  for (const file of ['index.html', `${added}.html`, 'site.webmanifest']) {
    expect(read(file), file).toContain(name);
  }
  expect(read('contact.html')).toContain(`mailto:${mail}`);
  expect(read('sitemap.xml')).toContain(`<loc>${address}${added}</loc>`);
  const resume = await getDocumentProxy(new Uint8Array(readFileSync(inDist('resume.pdf'))));
  expect(resume.numPages).toBe(1);
});

test('passes the tests of units and built files', async () => {
  given();
  const units = ['src/cases', 'src/content', 'src/home', 'src/tour', 'scripts/check/find'];
  const built = ['content', 'pages', 'head'].map((name) => `e2e/built/${name}`);
  await run('npx', 'vitest', 'run', ...units, ...built);
});

test('passes the journeys', async () => {
  given();
  const chromium = ['playwright', 'test', '--project=chromium', '--reporter=line'];
  // The portrait of the copy leaves room for Home's figures on the first screen.
  const inapplicable = 'not on the first screen';
  await run('npx', ...chromium, 'navigation', 'home', 'errors', '--grep-invert', inapplicable);
  const grep = String.raw`pages\.spec.*on a phone|the deck`;
  await run('npx', ...chromium, 'pages', 'menu', '--grep', grep);
});
