import type { Page } from '@playwright/test';
import { storyWith } from './support/site';
import { expect, onlyChromium, smoke, test } from './support/test';
import {
  clickWithoutScrolling,
  expectHeading,
  follow,
  getScrollY,
  holdRequests,
  mainLink,
  open,
  tileLink,
  waitForHydration,
  waitForPartHydration,
} from './support/visit';

test.use({ allowErrors: true });

const story = storyWith('scene');
const chapters = '**/assets/below-header.chunk-*.js';
const stage = '**/assets/Stage-*.js';

async function openShell(page: Page) {
  await page.goto(story);
  await waitForPartHydration(page, 'footer');
}

async function expectChapters(page: Page) {
  await expectHeading(page, story);
  await expect(page.locator('article h2')).toHaveCount(4);
  await expect(page.locator('[data-scene] svg').first()).toBeVisible();
}

test(
  'a story’s prerendered sections stay visible if their code is missing',
  smoke,
  async ({ page }) => {
    for (const code of [chapters, stage]) {
      await page.route(code, (route) => route.fulfill({ status: 404 }));
      const release = await holdRequests(page, '**/assets/About-*.js');
      await openShell(page);
      await expectChapters(page);
      await mainLink(page, '/about').click();
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expectChapters(page);
      release();
      await expectHeading(page, '/about');
      await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
      await page.unrouteAll();
      await page.goBack();
      await expectChapters(page);
    }
  },
);

test('a story keeps its scroll position when its lazy-loaded chapters hydrate', async ({
  page,
}) => {
  const release = await holdRequests(page, chapters);
  await openShell(page);
  await page.locator('#skills').evaluate((chapter) => chapter.scrollIntoView());
  const top = await getScrollY(page);
  expect(top).toBeGreaterThan(1000);
  release();
  await waitForPartHydration(page, '[data-scene] svg');
  await waitForHydration(page);
  await expectChapters(page);
  expect(await getScrollY(page)).toBe(top);
});

// Only in Chromium: Firefox before 154 caches a failed import until the page reloads.
test(
  'if the code of a story’s chapters fails to load, the story retries when the connection returns',
  onlyChromium,
  async ({ page }) => {
    await page.route(chapters, (route) => route.abort());
    await openShell(page);
    // Waits until the page has noticed the failed import: until then, it has nothing to retry.
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await waitForHydration(page);
    await expectChapters(page);
  },
);

test('while a story’s chapters load, its header shows and the footer stays off screen', async ({
  page,
}) => {
  // On a screen this tall, the footer would show below the header if nothing kept it off screen.
  await page.setViewportSize({ width: 1440, height: 2400 });
  await open(page, '/work');
  const release = await holdRequests(page, chapters);
  await clickWithoutScrolling(tileLink(page, story));
  await expectHeading(page, story);
  await expect(page.locator('article h2')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  await follow(page, mainLink(page, '/about'), '/about');
  await page.goBack();
  await expectHeading(page, story);
  release();
  await expectChapters(page);
  expect(await getScrollY(page)).toBe(0);
});

test('a story’s chapters have the same styles after a click on its tile as after a reload', async ({
  page,
}) => {
  const styles = () =>
    page.locator('[data-edge], [data-edge] section, [data-brief]').evaluateAll((elements) =>
      elements.map((element) => {
        const { height, maskImage } = getComputedStyle(element, '::before');
        const { padding, display } = getComputedStyle(element);
        return { height, maskImage, padding, display };
      }),
    );
  await open(page, '/work');
  await clickWithoutScrolling(tileLink(page, story));
  await expectHeading(page, story);
  await expect(page.locator('article h2').last()).toBeVisible();
  const afterClick = await styles();
  await page.reload();
  expect(await styles()).toEqual(afterClick);
});
