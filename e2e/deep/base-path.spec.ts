import type { Server } from 'node:http';
import { listen, staticHost } from '../../scripts/static-host.mjs';
import { buildCopy } from '../support/build-copy';
import { lastTile, playlist, prototypes, routes } from '../support/site';
import { expect, test } from '../support/test';
import { expectHeading, heading, hydrated, linkTo, open, tileLink } from '../support/visit';

// e2e/built/addresses.test.ts checks the files of such a copy.
const base = '/portfolio/';
const address = 'https://name.github.io/portfolio';
const port = Number(process.env.E2E_PORT ?? 4321) + 2;
const below = (route: string) => base + route.slice(1);

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ baseURL: `http://127.0.0.1:${port}` });

let folder = '';
let server: Server;
test.beforeAll(async () => {
  folder = await buildCopy('base-path', address);
  server = staticHost(folder);
  await listen(server, port, { strict: true });
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('works below a path', async ({ page }) => {
  for (const route of routes) {
    await open(page, below(route));
    await expectHeading(page, route);
  }
  for (const path of [playlist, ...prototypes]) {
    await page.goto(below(path));
    await expect(heading(page)).toBeVisible();
  }

  await open(page, below('/work'));
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const story = lastTile();
  await tileLink(page, below(story)).click();
  await expect(page).toHaveURL(below(story));
  await expectHeading(page, story);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address + story);
  await page.goBack();
  await expect(page).toHaveURL(below('/work'));
  await expectHeading(page, '/work');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test.describe('at an unusual address', () => {
  test.use({ mayComplain: true });

  test('shows Home or the not-found page, which leads Home', async ({ page }) => {
    const leadHome = async () => {
      await linkTo(page.getByRole('main'), base).click();
      await expect(page).toHaveURL(base);
      await expectHeading(page, '/');
    };
    const response = await page.goto(below('/nothing-is-here'));
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await leadHome();

    // Some hosts also answer beside the path.
    await page.route('/portfolio', (route) => route.fulfill({ path: `${folder}/index.html` }));
    await open(page, '/portfolio');
    await expect(page).toHaveURL(base);
    await expectHeading(page, '/');
    const notFound = { status: 404, path: `${folder}/404.html` };
    await page.route('/elsewhere', (route) => route.fulfill(notFound));
    await page.goto('/elsewhere');
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
    await leadHome();
  });
});
