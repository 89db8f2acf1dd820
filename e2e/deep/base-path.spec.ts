import { listen, staticHost } from '../../scripts/static-host.mjs';
import { buildCopy } from '../support/built';
import { lastTile, playlist, prototypes, routes } from '../support/site';
import { expect, test } from '../support/test';
import { expectHeading, heading, linkTo, open, tileLink } from '../support/visit';

const base = '/portfolio/';
const address = 'https://name.github.io/portfolio';
const port = Number(process.env.E2E_PORT ?? 4321) + 2;
const below = (route: string) => base + route.slice(1);
test.use({ baseURL: `http://127.0.0.1:${port}`, allowErrors: true });

test('with a base path, every page opens, a tile opens its story, Back returns to Work, and the 404 page links to Home', async ({
  page,
  browserErrors,
}) => {
  const folder = await buildCopy('base-path', address);
  const server = staticHost(folder);
  await listen(server, port, { strict: true });
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
  await expectHeading(page, '/work');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(browserErrors).toEqual([]);

  // Some hosts also serve Home at /portfolio, and the 404 page at paths outside /portfolio/.
  await page.route('/portfolio', (route) => route.fulfill({ path: `${folder}/index.html` }));
  await open(page, '/portfolio');
  await expect(page).toHaveURL(base);
  await expectHeading(page, '/');
  const notFound = { status: 404, path: `${folder}/404.html` };
  await page.route('/elsewhere', (route) => route.fulfill(notFound));
  for (const unknown of [below('/nothing-is-here'), '/elsewhere']) {
    await page.goto(unknown);
    await linkTo(page.getByRole('main'), base).click();
    await expect(page).toHaveURL(base);
    await expectHeading(page, '/');
  }
  server.closeAllConnections();
  server.close();
});
