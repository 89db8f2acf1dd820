import { findWholeBrowser } from '../scripts/setup.mjs';
import { firstStory } from './support/site';
import { expect, test } from './support/test';
import { follow, mainLink, open } from './support/visit';

const executablePath = findWholeBrowser();

// By default, Playwright turns off Chromium's back/forward cache. The headless shell, a smaller
// Chromium, does not have this cache, so the test needs the whole browser.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    await provide({ ...launchOptions, executablePath, ignoreDefaultArgs });
  },
});
test.skip(!executablePath, 'Only the headless shell is installed.');

test('a page restored from the back/forward cache keeps its scroll position, and its links open pages', async ({
  page,
}) => {
  await open(page, firstStory);
  await page.evaluate(() => {
    Object.assign(window, { kept: true });
    scrollTo({ top: 1500, behavior: 'instant' });
    location.assign('/playlist/');
  });
  await page.waitForURL('/playlist/');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForFunction(() => 'kept' in window);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
  await follow(page, mainLink(page, '/work'), '/work');
});
