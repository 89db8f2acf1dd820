import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { changes, makeChangedCopy } from './support/changed-copy';
import { found } from './support/site';
import { once } from './support/test';

// The site of another owner: words, figures, pictures and addresses are others, one case is added, one hidden,
// one removed, two are swapped. What its content decides has to hold there as well, so the same tests run there.

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const port = Number(process.env.E2E_PORT ?? 4321) + 6;
const copy = mkdtempSync(path.join(tmpdir(), 'changed-content-'));
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

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
  const said = await promisify(execFile)(command, args, { cwd: copy, env, maxBuffer: 1e8 }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`,
  );
  expect(said).toBe('');
}

const read = (file: string) => readFileSync(path.join(copy, 'dist', file), 'utf8');

test('it is built, with every case where it belongs', once, async () => {
  const { added, address, figure, hidden, mail, name, order, removed, swapped } = given();
  makeChangedCopy(copy, given());
  await run('npm', 'run', 'build');

  const work = read('work.html');
  const tiles = [...work.matchAll(/<article[^]*?<\/article>/g)].map(
    ([tile]) => / href="\/([^"]+)"/.exec(tile)?.[1],
  );
  expect(tiles).toEqual(order.filter((slug) => slug !== hidden));
  expect(order.slice(0, 3)).toEqual([...swapped, added]);
  expect(read(`${hidden}.html`)).toContain('<h1');
  for (const gone of [`${removed}.html`, `prototypes/${removed}`]) {
    expect(existsSync(path.join(copy, 'dist', gone)), gone).toBe(false);
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
