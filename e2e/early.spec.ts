import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { firstStory } from './support/site';
import { expect, smoke, test } from './support/test';
import { hold, hydrated, mainLink } from './support/visit';

test.use({ viewport: { width: 390, height: 844 } });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Timers of 1.5 seconds or more run when the test says so: no machine is too slow. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const { setTimeout: original } = globalThis;
    globalThis.setTimeout = ((run: () => void, time = 0) => {
      if (time < 1500) return original(run, time);
      addEventListener('run-long-timers', run);
      return undefined;
    }) as typeof setTimeout;
  }),
);

const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

test('replays a menu click made before hydration', smoke, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(firstStory);
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveCSS('outline-style', 'dashed');
  await expect(dialog(page)).toBeHidden();
  release();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(menuButton(page)).not.toHaveCSS('outline-style', 'dashed');
});

test('applies a theme chosen before hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
  await dark.click();
  await expect(dark).not.toBeChecked();
  await expect(dark.locator('xpath=following-sibling::span')).toHaveCSS('outline-style', 'dashed');
  release();
  await expect(dark).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('shows plain links when scripts take too long', smoke, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(firstStory);
  await menuButton(page).click();
  await page.evaluate(() => dispatchEvent(new Event('run-long-timers')));
  await expect(mainLink(page, '/about')).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  release();
  await hydrated(page);
  await expect(menuButton(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test.describe('while the page still streams', () => {
  test.use({ mayComplain: true });

  test('records a menu click and replays it', async ({ page, baseURL }) => {
    let release = () => {};
    const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
      const original = await fetch(`${baseURL}${url}`);
      const body = Buffer.from(await original.arrayBuffer());
      response.setHeader('Content-Type', original.headers.get('Content-Type') ?? '');
      const end = body.indexOf('<main');
      if (end < 0) return response.end(body);
      release = () => response.end(body.subarray(end));
      return response.write(body.subarray(0, end));
    };
    const server = createServer((request, response) => void answer(request, response)).unref();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${firstStory}`, { waitUntil: 'commit' });
    await menuButton(page).click();
    release();
    await expect(dialog(page)).toBeVisible();
  });
});

test('requests no script before the browser reports the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function observeLater(options) {
      addEventListener('report-paint', () => observe.call(this, options));
    };
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto(firstStory, { waitUntil: 'load' });
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  expect(scripts).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('report-paint')));
  await hydrated(page);
  expect(scripts).not.toEqual([]);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint').length,
  );
  expect(painted).toBe(1);
  await expect(dialog(page)).toBeHidden();
});
