import type { Page } from '@playwright/test';
import { education } from '../src/content/about';
import { keys } from '../src/content/keys';
import { endingId } from '../src/story/ending-id';
import { storyWith } from './support/site';
import { expect, onlyChromium, test } from './support/test';
import {
  atRest,
  clickInPlace,
  expectHeading,
  follow,
  hold,
  hydrated,
  mainLink,
  open,
  partHydrated,
  scrolled,
  tileLink,
} from './support/visit';

test.use({ mayComplain: true });

/** All but what comes late has been hydrated. */
const shellHydrated = (page: Page) => partHydrated(page, 'footer');

const story = storyWith('scene', 'divider');

const chapters = '**/assets/below-header-*.js';
const stage = '**/assets/Stage-*.js';
const never = () => new Promise<void>(() => {});

const losses: Record<string, (page: Page) => Promise<unknown>> = {
  'chapters that are gone': (page) =>
    page.route(chapters, (route) => route.fulfill({ status: 404 })),
  'chapters that throw': (page) =>
    page.route(chapters, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('Jammed')" }),
    ),
  'chapters that never answer': (page) => page.route(chapters, never),
  'a stage that is gone': (page) => page.route(stage, (route) => route.fulfill({ status: 404 })),
};

const expectChapters = async (page: Page) => {
  await expectHeading(page, story);
  await expect(page.locator('article h2')).toHaveCount(5);
  await expect(page.locator('[data-scene] svg').first()).toBeVisible();
};

for (const [loss, lose] of Object.entries(losses)) {
  test(`${loss} stay as they were prerendered, and every link leads on`, async ({ page }) => {
    await lose(page);
    await page.goto(story);
    await shellHydrated(page);
    await expectChapters(page);
    await follow(page, mainLink(page, '/about'), '/about');
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
    await page.unrouteAll();
    await page.goBack();
    await expectChapters(page);
  });
}

test('while chapters are on their way, a slow page shows that it comes', async ({ page }) => {
  await page.route(chapters, never);
  const letGo = await hold(page, '**/assets/About-*.js');
  await page.goto(story);
  await shellHydrated(page);
  await mainLink(page, '/about').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectChapters(page);
  letGo();
  await expectHeading(page, '/about');
});

test('chapters that come after all are hydrated where the reader is', async ({ page }) => {
  const letGo = await hold(page, chapters);
  await page.goto(story);
  await shellHydrated(page);
  await page.evaluate(() => (location.hash = '#skills'));
  await expectChapters(page);
  const top = await atRest(page);
  expect(top).toBeGreaterThan(1000);
  letGo();
  await partHydrated(page, '[data-scene] svg');
  await expectChapters(page);
  expect(await atRest(page)).toBe(top);
});

// Firefox keeps a failure until the page is loaded anew.
test(
  'chapters that did not come are asked for again when the line is back',
  onlyChromium,
  async ({ page }) => {
    await page.route(chapters, (route) => route.abort());
    await page.goto(story);
    await shellHydrated(page);
    await expect(page.getByRole('slider')).toBeHidden();
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await hydrated(page);
    await expectChapters(page);
    await expect(page.getByRole('slider')).toBeVisible();
  },
);

/** Opens the story from its tile while some of its code is kept back; the answer lets it come. */
async function openByTileHeld(page: Page, code: string) {
  await open(page, '/work');
  const letGo = await hold(page, code);
  await clickInPlace(tileLink(page, story));
  await expectHeading(page, story);
  return letGo;
}

test('a story that is opened shows its header while its chapters are on their way', async ({
  page,
}) => {
  const letGo = await openByTileHeld(page, chapters);
  await expect(page.locator('article h2')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  await follow(page, mainLink(page, '/about'), '/about');
  await page.goBack();
  await expectHeading(page, story);
  letGo();
  await expectChapters(page);
  expect(await scrolled(page)).toBe(0);
});

for (const before of ['has not been', 'has been']) {
  test(`a story whose scene is on its way comes in one piece, at the chapter that was asked for, where the reader ${before} before`, async ({
    page,
  }) => {
    if (before === 'has been') {
      await open(page, `${story}#media`);
      await atRest(page);
    }
    const letGo = await openByTileHeld(page, stage);
    await expect(page.locator(':popover-open:not([role="progressbar"])')).toHaveCount(0);
    await page.evaluate(() => location.assign('#media'));
    await expect(page).toHaveURL(/#media$/);
    for (const part of ['#media', `#${endingId}`]) await expect(page.locator(part)).toBeHidden();
    expect(await scrolled(page)).toBe(0);
    letGo();
    const top = () =>
      page.locator('#media').evaluate((chapter) => chapter.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(120);
    expect(await atRest(page, top)).toBeGreaterThanOrEqual(0);
  });
}

test('a story that is opened after a deploy is opened anew for its chapters', async ({ page }) => {
  await open(page, '/work');
  await page.route(chapters, (route) => route.fulfill({ status: 404 }));
  await tileLink(page, story).click();
  await expect(page).toHaveURL(story);
  await expectChapters(page);
  await expectHeading(page, story);
});

test('a page that failed after one went elsewhere opens when it is wanted again', async ({
  page,
}) => {
  const drop = await hold(page, '**/assets/About-*.js', (route) => route.abort());
  await open(page, '/');
  const link = (path: string) => mainLink(page, path);
  await link('/about').click();
  await follow(page, link('/work'), '/work');
  const failed = page.waitForEvent('requestfailed');
  drop();
  await failed;
  await page.unrouteAll();
  await follow(page, link('/about'), '/about');
  await expect(page.getByRole('heading', { name: education.title })).toBeVisible();
});

test('the list of keys says that it did not load', async ({ page }) => {
  await page.route('**/assets/KeysDialog-*.js', (route) => route.abort());
  await open(page, '/about');
  await page.keyboard.press('?');
  await expect(page.getByRole('button', { name: keys.title })).toHaveText(
    `${keys.title} did not load`,
  );
});
