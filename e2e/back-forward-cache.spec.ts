import { findWholeBrowser } from '../scripts/setup.mjs';
import { firstStory } from './support/site';
import { expect, test } from './support/test';
import { follow, mainLink, open } from './support/visit';

const executablePath = findWholeBrowser();

// Playwright's Chromium keeps no page unless it is asked to, and the headless shell none at all.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    await provide({ ...launchOptions, executablePath, ignoreDefaultArgs });
  },
});
test.skip(!executablePath, 'There is no Chromium with a window.');

test('a page that the browser has kept comes back as it was left, and works', async ({ page }) => {
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
