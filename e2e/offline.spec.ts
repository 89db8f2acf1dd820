import type { Page } from '@playwright/test';
import { education } from '../src/content/about';
import { noConnection } from '../src/content/shell';
import { lastTile } from './support/site';
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

const note = (page: Page) => page.getByText(noConnection).filter({ visible: true });
const told = (page: Page) => page.getByRole('status').filter({ hasText: noConnection });

/** From Home to Work, and there the connection ends. */
async function goOfflineOnWork(page: Page) {
  await open(page, '/');
  await follow(page, mainLink(page, '/work'), '/work');
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

  await mainLink(page, '/about').click();
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
  await tileLink(page, lastTile()).click();
  await expect(note(page).last()).toBeVisible();
  await follow(page, mainLink(page, '/'), '/');
  await expect(note(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.waitForResponse((response) => response.request().method() === 'HEAD');
  await follow(page, mainLink(page, '/about'), '/about');
});

test('a server that cannot be reached is waited for, though the browser is online', async ({
  page,
}) => {
  await open(page, '/');
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await mainLink(page, '/about').click();
  await expect(note(page).last()).toBeVisible();
  await expectHeading(page, '/');
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectHeading(page, '/about');
});

test('Back to a page whose code is gone opens it anew, where the reader was', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await clickInPlace(mainLink(page, '/work'));
  await expectHeading(page, '/work');
  await page.reload();
  await hydrated(page);
  await page.route('**/assets/About-*.js', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { name: education.title })).toBeVisible();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});
