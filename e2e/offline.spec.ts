import type { Page } from '@playwright/test';
import { education } from '../src/content/about';
import { noConnection } from '../src/content/shell';
import { lastTile } from './support/site';
import { expect, onlyChromium, test } from './support/test';
import {
  clickWithoutScrolling,
  expectHeading,
  expectScrolledTo,
  follow,
  mainLink,
  open,
  scrollTo,
  tileLink,
  waitForHydration,
} from './support/visit';

test.use({ allowErrors: true });

const note = (page: Page) => page.getByText(noConnection).filter({ visible: true });
const liveRegion = (page: Page) => page.getByRole('status').filter({ hasText: noConnection });

test(
  'offline, the site shows visited pages, and opens others once online again',
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
  },
);

test('on Back, reloads if code is missing, and restores the scroll position', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: education.title })).toBeVisible();
  await waitForHydration(page);
  await expectScrolledTo(page, 400);
});
