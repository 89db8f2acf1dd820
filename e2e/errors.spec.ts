import type { Page } from '@playwright/test';
import { education } from '../src/content/about';
import { errors } from '../src/content/errors';
import { noConnection } from '../src/content/shell';
import { firstStory, lastTile, unknownPath } from './support/site';
import { expect, onlyChromium, smoke, test } from './support/test';
import {
  clickWithoutScrolling,
  expectHeading,
  expectScrolledTo,
  follow,
  heading,
  linkTo,
  mainLink,
  open,
  scrollTo,
  tileLink,
  waitForHydration,
} from './support/visit';

test.use({ allowErrors: true });

const main = (page: Page) => page.getByRole('main');
const errorHeading = (page: Page) => page.getByRole('heading', { level: 1, name: errors.title });
const lateHeading = (page: Page) => page.getByRole('heading', { name: education.title });
const withoutScripts = (page: Page) => page.locator('html[data-scripts="failed"]');

test('unknown URLs get an error status and a page of links', smoke, async ({ page }) => {
  for (const path of [`${unknownPath}/nor/below`, '/%E0%A4%A']) {
    const response = await page.goto(path);
    expect(response?.status()).toBeGreaterThanOrEqual(400);
    await waitForHydration(page);
    await expect(errorHeading(page)).toBeVisible();
    await expect(main(page)).toContainText(errors.notFound);
    await expect(main(page)).not.toContainText(errors.nearMiss);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await follow(page, linkTo(main(page), '/work'), '/work');
  }
});

test(
  'the error page for a mistyped URL links to the page with a similar URL',
  smoke,
  async ({ page }) => {
    const response = await page.goto(`${firstStory.slice(0, -1)}/`);
    expect(response?.status()).toBe(404);
    await expect(main(page)).toContainText(`${errors.nearMiss} ${firstStory}?`);
    const suggestion = main(page).getByRole('link', { name: firstStory, exact: true });
    await follow(page, suggestion, firstStory);
  },
);

const breakPage = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function Component() { throw new Error('The press is jammed') }",
    }),
  );

test('a prerendered page stays visible, and its links work, if its component throws', async ({
  page,
}) => {
  await breakPage(page, 'Projects');
  await page.goto('/projects');
  await expect(withoutScripts(page)).toBeVisible();
  await expect(errorHeading(page)).toHaveCount(0);
  await expectHeading(page, '/projects');
  await follow(page, mainLink(page, '/about'), '/about');
  await expect(withoutScripts(page)).toHaveCount(0);
});

test('if a page throws when a link opens it, an error appears between the site’s header and footer', async ({
  page,
}) => {
  await breakPage(page, 'About');
  await open(page, '/');
  await mainLink(page, '/about').click();
  await expect(page).toHaveURL('/about');
  await expect(errorHeading(page)).toBeVisible();
  await expect(heading(page)).toHaveCount(1);
  await expect(main(page)).toContainText('The press is jammed');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unrouteAll();
  await main(page).getByRole('link', { name: errors.again }).click();
  await expect(lateHeading(page)).toBeVisible();
  await follow(page, mainLink(page, '/work'), '/work');
});

test(
  'if a page’s code is missing after a deploy, a link to the page loads its document, once',
  smoke,
  async ({ page }) => {
    await open(page, '/');
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.route('**/assets/About-*.js', (route) =>
      loads.length === 0 ? route.abort() : route.continue(),
    );
    await mainLink(page, '/about').click();
    await expect(lateHeading(page)).toBeVisible();
    await expect(page).toHaveURL('/about');
    await waitForHydration(page);

    await page.route('**/assets/Contact-*.js', (route) => route.abort());
    await mainLink(page, '/contact').click();
    await expect(withoutScripts(page)).toBeVisible();
    await expectHeading(page, '/contact');
    await follow(page, mainLink(page, '/work'), '/work');
    expect(loads).toEqual(['/about', '/contact', '/work']);
  },
);

const note = (page: Page) => page.getByText(noConnection).filter({ visible: true });
const liveRegion = (page: Page) => page.getByRole('status').filter({ hasText: noConnection });

test(
  'offline, the site shows visited pages, and opens other pages and pictures once online again',
  onlyChromium,
  async ({ page, context }) => {
    await open(page, '/');
    await follow(page, mainLink(page, '/work'), '/work');
    await context.setOffline(true);
    await tileLink(page, lastTile()).click();
    await expect(note(page).last()).toBeVisible();
    await expect(liveRegion(page)).toHaveCount(1);
    await expectHeading(page, '/work');
    await follow(page, mainLink(page, '/'), '/');
    await expect(note(page)).toHaveCount(0);

    await mainLink(page, '/about').click();
    await expect(note(page).last()).toBeVisible();
    await expectHeading(page, '/');
    await context.setOffline(false);
    await expectHeading(page, '/about');
    await expect(page).toHaveURL('/about');
    await expect(note(page)).toHaveCount(0);

    await context.setOffline(true);
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click();
    await expect(note(page).last()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  },
);

test('if a page’s code is missing on Back, the page reloads at its former scroll position', async ({
  page,
}) => {
  await open(page, '/about');
  await scrollTo(page, 400);
  await clickWithoutScrolling(mainLink(page, '/work'));
  await expectHeading(page, '/work');
  await page.reload();
  await waitForHydration(page);
  await page.route('**/assets/About-*.js', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(lateHeading(page)).toBeVisible();
  await waitForHydration(page);
  await expectScrolledTo(page, 400);
});
