import type { Page } from '@playwright/test';
import { education } from '../src/content/about';
import { errors } from '../src/content/errors';
import { firstStory, unknownPath } from './support/site';
import { expect, once, test } from './support/test';
import { expectHeading, follow, heading, hydrated, linkTo, mainLink, open } from './support/visit';

const { title } = errors;
const errorHeading = (page: Page) => page.getByRole('heading', { level: 1, name: title });

test.describe('an address that leads nowhere', () => {
  test.use({ mayComplain: true });

  for (const path of [unknownPath, `${unknownPath}/nor/below`, '/%E0%A4%A']) {
    test(`${path} is answered with 404 and ways out`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBeGreaterThanOrEqual(400);
      await hydrated(page);
      await expect(errorHeading(page)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(errors.notFound);
      await expect(page.getByRole('main')).not.toContainText(errors.nearMiss);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      const way = linkTo(page.getByRole('main'), '/work');
      await follow(page, way, '/work');
    });
  }

  test('its status is 404, also for a file', once, async ({ request }) => {
    for (const path of [unknownPath, `${unknownPath}/`, '/assets/gone.js', '/nothing.pdf']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  for (const [typed, meant] of [
    ['/abuot', '/about'],
    [`${firstStory.slice(0, 2)}${firstStory.slice(3)}`, firstStory],
    [`${firstStory.slice(0, -1)}/`, firstStory],
  ] as const) {
    test(`${typed} was meant to be ${meant}`, async ({ page }) => {
      const response = await page.goto(typed);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main')).toContainText(`${errors.nearMiss} ${meant}?`);
      const suggestion = page.getByRole('main').getByRole('link', { name: meant, exact: true });
      await follow(page, suggestion, meant);
    });
  }

  for (const typed of ['/qqqqqqqq', '/x']) {
    test(`${typed} was not meant to be anything`, async ({ page }) => {
      await page.goto(typed);
      await hydrated(page);
      await expect(page.getByRole('main')).not.toContainText(errors.nearMiss);
    });
  }
});

test.describe('a screen that breaks while it is drawn', () => {
  test.use({ mayComplain: true });

  const breakScreen = (page: Page, name: string) =>
    page.route(`**/assets/${name}-*.js`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export function Component() { throw new Error('The press is jammed') }",
      }),
    );

  test('stays as it was prerendered, and the shell still works', async ({ page }) => {
    await breakScreen(page, 'Projects');
    await page.goto('/projects');
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
    await expect(errorHeading(page)).toHaveCount(0);
    await expectHeading(page, '/projects');
    await follow(page, mainLink(page, '/about'), '/about');
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts', 'failed');
  });

  test('says so after a link, and the shell still works', async ({ page }) => {
    await breakScreen(page, 'About');
    await open(page, '/');
    await mainLink(page, '/about').click();
    await expect(page).toHaveURL('/about');
    await expectBroken(page);
  });

  async function expectBroken(page: Page) {
    await expect(errorHeading(page)).toBeVisible();
    await expect(heading(page)).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText('The press is jammed');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('main').getByRole('link', { name: errors.again }).click();
    await expect(page.getByRole('heading', { name: education.title })).toBeVisible();
    await follow(page, mainLink(page, '/work'), '/work');
  }
});

test.describe('code that is gone after a deploy', () => {
  test.use({ mayComplain: true });

  const countLoads = (page: Page) => {
    const loads = { count: 0 };
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.count += 1;
    });
    return loads;
  };

  test('the page is reached all the same', async ({ page }) => {
    await open(page, '/');
    const loads = countLoads(page);
    await page.route('**/assets/About-*.js', (route) => route.abort(), { times: 1 });
    await mainLink(page, '/about').click();
    await expect(page.getByRole('heading', { name: education.title })).toBeVisible();
    await expect(page).toHaveURL('/about');
    await hydrated(page);
    expect(loads.count).toBe(1);
  });

  test('the page is not loaded again and again when the code never comes', async ({ page }) => {
    await open(page, '/');
    const loads = countLoads(page);
    await page.route('**/assets/About-*.js', (route) => route.abort());
    await mainLink(page, '/about').click();
    // The page's own words need no code.
    await expect(page.getByRole('heading', { name: education.title })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(loads.count).toBeLessThanOrEqual(2);
  });
});

test.describe('where storage is blocked', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const deny = {
        get(): never {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', deny);
      Object.defineProperty(window, 'sessionStorage', deny);
    }),
  );

  test('the site works, and a theme holds for the visit', async ({ page }) => {
    await open(page, '/');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();

    await follow(page, mainLink(page, '/work'), '/work');
    expect(await ground()).toBe(dark);
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.goBack();
    await expectHeading(page, '/');
  });
});

test.describe('a fragment that cannot be read', () => {
  // The router warns that it will not scroll there.
  test.use({ mayComplain: true });

  test('does no harm', async ({ page, complaints }) => {
    await open(page, `${firstStory}#%E0%A4%A`);
    await expectHeading(page, firstStory);
    await follow(page, mainLink(page, '/work'), '/work');
    expect(complaints.filter((complaint) => !complaint.startsWith('console.warning'))).toEqual([]);
  });
});
