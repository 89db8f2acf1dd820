import { firstStory } from './support/site';
import { expect, test } from './support/test';
import { follow, mainLink, open } from './support/visit';

// Playwright's Chromium keeps no page unless it is asked to.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test('a page that the browser has kept comes back as it was left, and works', async ({ page }) => {
  await open(page, firstStory);
  await page.evaluate(() => {
    Object.assign(window, { kept: true });
    scrollTo({ top: 1500, behavior: 'instant' });
    location.assign('/playlist/');
  });
  await page.waitForURL('/playlist/');
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => 'kept' in window);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
  await follow(page, mainLink(page, '/work'), '/work');
});
