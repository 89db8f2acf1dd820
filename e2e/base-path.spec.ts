import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { APIRequestContext, Page } from '@playwright/test';
import { listen, staticHost } from '../scripts/static-host.mjs';
import { lastTile, playlist, prototypes, routes } from './support/site';
import { expect, test } from './support/test';
import { expectHeading, heading, hydrated, linkTo, open } from './support/visit';

/** A copy of the site, built for a place below the root of its host. */
const base = '/portfolio/';
const folder = 'node_modules/.cache/dist-base-path';
const address = 'https://name.github.io/portfolio';
const port = Number(process.env.E2E_PORT ?? 4321) + 2;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://127.0.0.1:${port}` });

let server: Server;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const args = ['vite', 'build', '--mode', 'base-path', '--outDir', folder, '--logLevel', 'warn'];
  execFileSync('npx', args, { env: { ...process.env, SITE_ADDRESS: address }, stdio: 'inherit' });
  server = staticHost(folder);
  await listen(server, port, { strict: true });
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const below = (route: string) => base + route.slice(1);

for (const route of routes) {
  test(`${route} is whole below a path, and names nothing outside it`, async ({
    page,
    request,
  }) => {
    await open(page, below(route));
    await expectHeading(page, route);
    const whole = address + (route === '/' ? '/' : route);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', whole);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', whole);
    const named = await page
      .locator('a[href], link[href], img[src], source[src], track[src], iframe[src]')
      .evaluateAll((elements) =>
        elements.map(
          (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
        ),
      );
    const share = await page.locator('meta[property="og:image"]').getAttribute('content');
    const here = [...named, share ?? '']
      .map((name) => new URL(name, page.url()))
      .filter(({ origin }) =>
        [new URL(page.url()).origin, new URL(address).origin].includes(origin),
      );
    const paths = [...new Set(here.map(({ pathname }) => pathname))];
    expect(paths.filter((path) => !path.startsWith(base))).toEqual([]);
    expect(await missing(request, paths)).toEqual([]);
  });
}

test('links lead from page to page without a reload, and Back returns', async ({ page }) => {
  await open(page, below('/work'));
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const story = lastTile();
  await page
    .locator(`main article a[href="${below(story)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(below(story));
  await expectHeading(page, story);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', address + story);
  await page.goBack();
  await expect(page).toHaveURL(below('/work'));
  await expectHeading(page, '/work');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('manifest, prototypes, playlist and resume are there', async ({ page, request }) => {
  const manifest = (await (await request.get(below('/site.webmanifest'))).json()) as {
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest.start_url).toBe(base);
  expect(
    await missing(
      request,
      manifest.icons.map(({ src }) => src),
    ),
  ).toEqual([]);
  expect(await missing(request, [below('/resume.pdf')])).toEqual([]);

  for (const path of [playlist, ...prototypes]) {
    await page.goto(below(path));
    await expect(heading(page)).toBeVisible();
  }
});

test('every page has a share picture of 1200 by 630', async ({ page, request }) => {
  for (const route of routes) {
    await page.goto(below(route));
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const png = await (await request.get(new URL(image ?? '').pathname)).body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], route).toEqual([1200, 630]);
  }
});

test('robots find the sitemap, which lists every page', async ({ request }) => {
  const robots = await (await request.get(below('/robots.txt'))).text();
  expect(robots).toContain(`Sitemap: ${address}/sitemap.xml`);
  const sitemap = await (await request.get(below('/sitemap.xml'))).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => page);
  expect(listed.toSorted()).toEqual(routes.map((route) => address + route).toSorted());
});

test('the hosts with files of rules find the site below its path', () => {
  const file = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
  expect(file('_redirects').trimEnd().split('\n')).toEqual([
    '/ /portfolio/ 302',
    '/portfolio / 200',
    '/portfolio/* /:splat 200',
  ]);
  expect(file('_headers')).toContain('\n/portfolio/assets/*\n  Cache-Control: ');
});

test.describe('an address that no page has', () => {
  test.use({ mayComplain: true });

  test('gets the not-found page, whose links lead back', async ({ page }) => {
    const answer = await page.goto(below('/nothing-is-here'));
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await page.locator(`a[href="${base}"]`).first().click();
    await expect(page).toHaveURL(base);
    await expectHeading(page, '/');
  });
});

test.describe('a host that answers beside the path, too,', () => {
  test.use({ mayComplain: true });

  const answer = (page: Page, path: string, status: number, file: string) =>
    page.route(path, (route) => route.fulfill({ status, path: `${folder}/${file}` }));

  test('shows the first page where only the last slash is missing', async ({ page }) => {
    await answer(page, '/portfolio', 200, 'index.html');
    await open(page, '/portfolio');
    await expect(page).toHaveURL(base);
    await expectHeading(page, '/');
  });

  test('shows the not-found page, with plain links', async ({ page }) => {
    await answer(page, '/elsewhere', 404, '404.html');
    await page.goto('/elsewhere');
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
    await expect(heading(page)).toBeVisible();
    await linkTo(page.getByRole('main'), base).click();
    await expect(page).toHaveURL(base);
    await expectHeading(page, '/');
  });
});

async function missing(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(paths.map((path) => request.head(path)));
  return paths.filter((_, at) => answers[at]?.status() !== 200);
}
