import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import {
  clickInPlace,
  expectHeading,
  follow,
  hydrated,
  mainLink,
  open,
  tileLink,
} from './support/visit';

test.use({ mayComplain: true });

const link = (page: Page, name: string) => mainLink(page, name);
const note = (page: Page) => page.getByText('No connection right now.').filter({ visible: true });
const told = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'No connection right now.' });

/** From Home to Work, and there the connection ends. */
async function goOfflineOnWork(page: Page) {
  await open(page, '/');
  await follow(page, link(page, 'Work'), '/work');
  await page.context().setOffline(true);
}

test('offline, pages that were seen work, and another opens when the line is back', async ({
  page,
  context,
}) => {
  await goOfflineOnWork(page);
  await page.goBack();
  await expectHeading(page, '/');
  await page.goForward();
  await expectHeading(page, '/work');

  await link(page, 'About').click();
  await expect(note(page).last()).toBeVisible();
  await expect(told(page)).toHaveCount(1);
  await expectHeading(page, '/work');
  await context.setOffline(false);
  await expectHeading(page, '/about');
  await expect(page).toHaveURL('/about');
  await expect(note(page)).toHaveCount(0);
});

test('whoever goes elsewhere instead is not told any more, nor taken away later', async ({
  page,
  context,
}) => {
  await goOfflineOnWork(page);
  await tileLink(page, 'SkyPro UI').click();
  await expect(note(page).last()).toBeVisible();
  await follow(page, link(page, 'Home'), '/');
  await expect(note(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.waitForResponse((response) => response.request().method() === 'HEAD');
  await follow(page, link(page, 'About'), '/about');
});

test('a server that cannot be reached is waited for, though the browser is online', async ({
  page,
}) => {
  await open(page, '/');
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await link(page, 'About').click();
  await expect(note(page).last()).toBeVisible();
  await expectHeading(page, '/');
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectHeading(page, '/about');
});

test('Back to a page whose code is gone opens it anew, where the reader was', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await clickInPlace(link(page, 'Work'));
  await expectHeading(page, '/work');
  await page.reload();
  await hydrated(page);
  await page.route('**/assets/About-*.js', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { name: 'Education' })).toBeVisible();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});
