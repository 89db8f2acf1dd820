import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { firstStory } from './support/site';
import { expect, test } from './support/test';
import { hold, hydrated, mainLink } from './support/visit';

test.use({ viewport: { width: 390, height: 844 } });

const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

test('the menu’s icon, pressed before there is any script, opens the menu', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(firstStory);
  const icon = page.getByRole('button', { name: 'Menu' });
  await icon.click();
  await expect(icon).toHaveCSS('outline-style', 'dashed');
  await expect(page.getByRole('dialog')).toBeHidden();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(icon).not.toHaveCSS('outline-style', 'dashed');
});

test('a theme that is chosen before there is any script is taken', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/about');
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
  await dark.click();
  await expect(dark).not.toBeChecked();
  await expect(dark.locator('xpath=following-sibling::span')).toHaveCSS('outline-style', 'dashed');
  letGo();
  await expect(dark).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('where no script comes for long, the links stand there instead, until it does', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(firstStory);
  const icon = page.getByRole('button', { name: 'Menu' });
  const about = mainLink(page, '/about');
  await icon.click();
  await expect(about).toBeVisible();
  await expect(icon).toBeHidden();
  letGo();
  await hydrated(page);
  await expect(icon).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('while the page itself is still on its way', () => {
  test.use({ mayComplain: true });
  let server: Server;
  let letGo = () => {};

  /** Answers as the site does, but keeps back what follows the navigation of a page. */
  test.beforeEach(async ({ baseURL }) => {
    const answer = async (path: string, response: ServerResponse) => {
      const given = await fetch(`${baseURL}${path}`);
      const body = Buffer.from(await given.arrayBuffer());
      response.setHeader('Content-Type', given.headers.get('Content-Type') ?? '');
      const end = body.indexOf('<main');
      if (end < 0) return response.end(body);
      response.write(body.subarray(0, end));
      letGo = () => response.end(body.subarray(end));
      return undefined;
    };
    server = createServer((request, response) => void answer(request.url ?? '/', response));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  test.afterEach(() => server.close());

  test('the menu’s icon is heard', async ({ page }) => {
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${firstStory}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    letGo();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});

test('a page that nobody touches is hydrated by itself, and nothing opens', async ({ page }) => {
  await page.goto(firstStory);
  await hydrated(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('before the first paint', () => {
  // Without the way out for a page that takes too long to be painted.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const { setTimeout: later } = globalThis;
      globalThis.setTimeout = ((run: () => void, time = 0) =>
        time >= 1500 ? 0 : later(run, time)) as typeof setTimeout;
    }),
  );

  test('no script of the site runs', async ({ page }) => {
    // A page that is never painted.
    await page.addInitScript(() => {
      globalThis.PerformanceObserver.prototype.observe = () => {};
    });
    await page.goto(firstStory, { waitUntil: 'networkidle' });
    const marks = await page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}));
    expect(marks).toEqual([]);
  });

  test('none is asked for either', async ({ page }) => {
    await page.goto(firstStory);
    await hydrated(page);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked).not.toEqual([]);
    expect(Math.min(...asked)).toBeGreaterThan(painted);
  });
});
