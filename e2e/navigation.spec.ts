import type { Page } from '@playwright/test';
import { navigation } from '../src/content/shell';
import { testRapidNavigation } from './support/rapid-navigation';
import { expectSettled } from './support/settled';
import { firstStory, gridStories, lastTile, orSkip, stories, titleOf } from './support/site';
import { expect, reducedMotion, smoke, test } from './support/test';
import {
  addStyles,
  clickWithoutScrolling,
  expectHeading,
  expectScrolledTo,
  follow,
  footerLink,
  getScrollY,
  goBack,
  heading,
  linkTo,
  mainLink,
  mainNavigation,
  open,
  scrollTo,
  tileLink,
  waitForHydration,
  waitForScrollEnd,
} from './support/visit';

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('Back, Forward, and a reload restore a page’s scroll position', smoke, async ({ page }) => {
  const story = orSkip(
    gridStories.findLast((path) => path !== stories.at(-1)),
    'tile with a next story',
  );
  const after = stories[stories.indexOf(story) + 1] ?? '';
  await open(page, '/work');
  const tile = tileLink(page, story);
  await tile.scrollIntoViewIfNeeded();
  const onWork = await waitForScrollEnd(page);
  expect(onWork).toBeGreaterThan(300);
  await clickWithoutScrolling(tile);
  await expectHeading(page, story);
  await expectScrolledTo(page, 0);

  const next = linkTo(page.getByRole('navigation', { name: 'Next case study' }), after);
  await next.scrollIntoViewIfNeeded();
  const onStory = await waitForScrollEnd(page);
  expect(onStory).toBeGreaterThan(2000);
  await clickWithoutScrolling(next);
  await expectHeading(page, after);
  await expectScrolledTo(page, 0);
  await page.goBack();
  await expectHeading(page, story);
  await expectScrolledTo(page, onStory);
  await page.goBack();
  await expectHeading(page, '/work');
  await expectScrolledTo(page, onWork);

  await page.goForward();
  await expectHeading(page, story);
  await expectScrolledTo(page, onStory);
  await page.reload();
  await waitForHydration(page);
  await expectScrolledTo(page, onStory);
  await page.goBack();
  await expectHeading(page, '/work');
  await expectScrolledTo(page, onWork);
});

test(
  'a link moves focus to the next page’s h1, and after Back a live region announces the title',
  smoke,
  async ({ page }) => {
    await open(page, '/');
    await expect(heading(page)).not.toBeFocused();
    const announced = await page.evaluateHandle(() => {
      const texts: string[] = [];
      const region = document.querySelector('[role="status"]') ?? document.body;
      new MutationObserver(() => {
        if (region.textContent) texts.push(region.textContent);
      }).observe(region, { childList: true, characterData: true, subtree: true });
      return texts;
    });
    const current = mainNavigation(page).locator('[aria-current="page"]');
    for (const { to, label } of navigation.filter((each) => each.to !== '/')) {
      await follow(page, mainLink(page, to), to);
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveTitle(titleOf(to));
      await expect(page.locator('title:not(svg title)')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      await expect(current).toHaveText([label]);
    }
    expect(await announced.evaluate((texts) => texts)).toEqual([]);

    const before = navigation.at(-2)?.to ?? '';
    await page.goBack();
    await expectHeading(page, before);
    await expect(page).toHaveTitle(titleOf(before));
    await expect(page.getByRole('status')).toHaveText(await page.title());
    await expect(heading(page)).not.toBeFocused();
    await expect(current).toHaveAttribute('href', before);
    expect(await announced.evaluate((texts) => texts)).toEqual([await page.title()]);

    await follow(page, page.getByRole('banner').getByRole('link').first(), '/');
    await expect(heading(page)).toBeFocused();
    await open(page, '/work/');
    await expect(current).toHaveAttribute('href', '/work');
    await open(page, firstStory);
    await expect(current).toHaveCount(0);
  },
);

test(
  'a story scrolls to the chapter in the URL on load, on click, and after Back',
  smoke,
  async ({ page }) => {
    const story = lastTile();
    await open(page, `${story}#media`);
    await expect.poll(() => topOf(page, 'media')).toBeLessThan(120);
    await waitForScrollEnd(page);
    const onLoad = await topOf(page, 'media');
    expect(onLoad).toBeGreaterThanOrEqual(0);

    await open(page, story);
    const chapter = (id: string) =>
      page.getByRole('navigation', { name: 'Chapters' }).locator(`[href$="#${id}"]`);
    const positions: Record<string, number> = {};
    for (const id of ['approach', 'skills', 'media']) {
      await clickWithoutScrolling(chapter(id));
      await expect(page).toHaveURL(`${story}#${id}`);
      await expect.poll(() => topOf(page, id)).toBe(onLoad);
      await expect(page.locator(`#${id}`)).toBeFocused();
      positions[id] = await getScrollY(page);
    }
    await scrollTo(page, (positions['media'] ?? NaN) + 700);
    await clickWithoutScrolling(chapter('media'));
    await expectScrolledTo(page, positions['media'] ?? NaN);
    for (const id of ['skills', 'approach']) {
      await goBack(page);
      await expect(page).toHaveURL(`${story}#${id}`);
      await expectScrolledTo(page, positions[id] ?? NaN);
    }
  },
);

test('a page ignores unknown fragments, and scrolls to its top after a click on a link to itself', async ({
  page,
}) => {
  await open(page, '/about#%E0%A4%A');
  await expectSettled(page);
  for (const fragment of ['#', '#no-such-chapter', '#%E0%A4%A', '#%22%3E%3Cimg', '#-1%20a']) {
    await page.evaluate((hash) => location.assign(hash), fragment);
    await expectHeading(page, '/about');
    await expectSettled(page);
  }
  await footerLink(page, '/about').click();
  await expectScrolledTo(page, 0);
});

test('the skip link moves focus past the navigation to the content', async ({ page }) => {
  await open(page, '/work');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('after rapid clicks, Back, and Forward, the page shown matches the URL', smoke, ({ page }) =>
  testRapidNavigation(page, 1),
);

// When a visitor goes on to the next case, the styles of the former case's layout stay in the
// document.
test(
  'the layout styles of other cases do not change how a case looks',
  reducedMotion,
  async ({ page, request }) => {
    const documents = await Promise.all(
      stories.map((story) => request.get(story).then((response) => response.text())),
    );
    const layouts = documents.map((html) =>
      [...html.matchAll(/<style data-styles="(?!story")[^>]+>(.+?)<\/style>/gs)].map(
        ([, rules]) => rules,
      ),
    );
    expect(layouts.filter((rules) => rules.length > 0).length).toBeGreaterThan(1);
    for (const [index, story] of stories.entries()) {
      await open(page, story);
      const before = await page.evaluate(readBoxes);
      await addStyles(page, layouts.toSpliced(index, 1).flat().join(''));
      expect(await page.evaluate(readBoxes), story).toEqual(before);
    }
  },
);

const readBoxes = () =>
  [...document.querySelectorAll('main *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${element.localName} at ${[x, y, width, height].map(Math.round).join()}`;
  });

test.describe(() => {
  test.use({ allowErrors: true });

  const long = 'x'.repeat(2000);

  for (const [title, requested, path, canonical] of [
    ['a second slash', '//', '/', '/'],
    ['index.html', `/about/index.html?${long}&x#%E0%A4%A`, '/about', `/about?${long}&x#%E0%A4%A`],
  ] as const) {
    test(`a URL with ${title} changes to the canonical URL`, smoke, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${requested}`);
      await waitForHydration(page);
      await expect(page).toHaveURL(`${baseURL}${canonical}`);
      await expectHeading(page, path);
      await follow(page, mainLink(page, '/contact'), '/contact');
      await page.goBack();
      await expect(page).toHaveURL(`${baseURL}${canonical}`);
      await expectHeading(page, path);
    });
  }
});
