import type { Page } from '@playwright/test';
import { unknownPath } from './support/site';
import { expect, once, test } from './support/test';
import { expectHeading, follow, heading, hydrated, mainLink, open } from './support/visit';

const title = 'Unexpected Application Error!';
const errorHeading = (page: Page) => page.getByRole('heading', { level: 1, name: title });

test.describe('an address that leads nowhere', () => {
  test.use({ mayComplain: true });

  for (const path of [unknownPath, `${unknownPath}/nor/below`, '/%E0%A4%A']) {
    test(`${path} is answered with 404 and ways out`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBeGreaterThanOrEqual(400);
      await hydrated(page);
      await expect(errorHeading(page)).toBeVisible();
      await expect(page.getByRole('main')).toContainText('404 Not Found');
      await expect(page.getByRole('main')).not.toContainText('Did you mean');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      const way = page.getByRole('main').getByRole('link', { name: 'All work' });
      await follow(page, way, '/work');
    });
  }

  test('its status is 404, also for a file', once, async ({ request }) => {
    for (const path of [unknownPath, `${unknownPath}/`, '/assets/gone.js', '/nothing.pdf']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  const nearMisses = {
    '/minmart': '/minimart',
    '/skypro': '/skypro-ui',
    '/graphic/': '/graphics',
  };
  for (const [typed, meant] of Object.entries(nearMisses)) {
    test(`${typed} was meant to be ${meant}`, async ({ page }) => {
      const response = await page.goto(typed);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main')).toContainText(`Did you mean ${meant}?`);
      const suggestion = page.getByRole('main').getByRole('link', { name: meant, exact: true });
      await follow(page, suggestion, meant);
    });
  }

  for (const typed of ['/qqqqqqqq', '/x']) {
    test(`${typed} was not meant to be anything`, async ({ page }) => {
      await page.goto(typed);
      await hydrated(page);
      await expect(page.getByRole('main')).not.toContainText('Did you mean');
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
    await follow(page, mainLink(page, 'About'), '/about');
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts', 'failed');
  });

  test('says so after a link, and the shell still works', async ({ page }) => {
    await breakScreen(page, 'About');
    await open(page, '/');
    await mainLink(page, 'About').click();
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
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Education' })).toBeVisible();
    await follow(page, mainLink(page, 'Work'), '/work');
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
    await mainLink(page, 'About').click();
    await expect(page.getByRole('heading', { name: 'Education' })).toBeVisible();
    await expect(page).toHaveURL('/about');
    await hydrated(page);
    expect(loads.count).toBe(1);
  });

  test('the page is not loaded again and again when the code never comes', async ({ page }) => {
    await open(page, '/');
    const loads = countLoads(page);
    await page.route('**/assets/About-*.js', (route) => route.abort());
    await mainLink(page, 'About').click();
    // The page's own words need no code.
    await expect(page.getByRole('heading', { name: 'Education' })).toBeVisible();
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

    await follow(page, mainLink(page, 'Work'), '/work');
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
    await open(page, '/skypro-ui#%E0%A4%A');
    await expectHeading(page, '/skypro-ui');
    await follow(page, mainLink(page, 'Work'), '/work');
    expect(complaints.filter((complaint) => !complaint.startsWith('console.warning'))).toEqual([]);
  });
});
