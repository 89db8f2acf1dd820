import type { Page } from '@playwright/test';
import { navigation } from '../src/content/shell';
import { education } from '../src/content/about';
import { firstStory, lastTile, titleOf } from './support/site';
import { expect, test } from './support/test';
import {
  atRest,
  clickInPlace,
  expectScrolledTo,
  follow,
  footerLink,
  heading,
  hydrated,
  mainLink,
  mainNavigation,
  open,
  scrolled,
  scrollTo,
  tileLink,
} from './support/visit';

test('a link leads to the top of the new page', async ({ page }) => {
  await open(page, '/work');
  const story = lastTile();
  const tile = tileLink(page, story);
  await tile.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(300);
  await follow(page, tile, story);
  await expectScrolledTo(page, 0);
});

test('a link to the page that is shown leads to its top', async ({ page }) => {
  await open(page, '/about');
  await footerLink(page, '/about').click();
  await expectScrolledTo(page, 0);
});

test('a link to a chapter leads to the chapter, and Back to the one before', async ({ page }) => {
  await open(page, firstStory);
  const places: number[] = [];
  for (const chapter of ['approach', 'skills', 'goals']) {
    const chapters = page.getByRole('navigation', { name: 'Chapters' });
    await clickInPlace(chapters.locator(`[href$="#${chapter}"]`));
    await expect(page).toHaveURL(`${firstStory}#${chapter}`);
    await expect.poll(() => distanceFromTop(page, chapter)).toBeLessThan(200);
    places.push(await atRest(page));
  }
  const [onApproach = NaN, onSkills = NaN] = places;
  await page.goBack();
  await expect(page).toHaveURL(`${firstStory}#skills`);
  await expectScrolledTo(page, onSkills);
  await page.goBack();
  await expect(page).toHaveURL(`${firstStory}#approach`);
  await expectScrolledTo(page, onApproach);
});

test('an address with a fragment opens at its element', async ({ page }) => {
  await open(page, `${firstStory}#media`);
  await expect.poll(() => distanceFromTop(page, 'media')).toBeLessThan(200);
});

test('Back and Forward return to where the reader was', async ({ page }) => {
  await open(page, '/work');
  const story = lastTile();
  const tile = tileLink(page, story);
  await page.evaluate(() => {
    const note = () => document.body.setAttribute('data-left-at', String(scrollY));
    addEventListener('click', note, { capture: true, once: true });
  });
  await follow(page, tile, story);
  const onWork = Number(await page.locator('body').getAttribute('data-left-at'));
  expect(onWork).toBeGreaterThan(300);

  const onCase = 2500;
  await scrollTo(page, onCase);
  await page.goBack();
  await expect(page).toHaveURL('/work');
  await expectScrolledTo(page, onWork);
  await page.goForward();
  await expect(page).toHaveURL(story);
  await expectScrolledTo(page, onCase);

  await page.reload();
  await hydrated(page);
  await expectScrolledTo(page, onCase);
  await page.goBack();
  await expect(page).toHaveURL('/work');
  await expectScrolledTo(page, onWork);
});

test('a reload keeps the reader’s place', async ({ page }) => {
  await open(page, firstStory);
  await scrollTo(page, 3000);
  await page.reload();
  await hydrated(page);
  await expectScrolledTo(page, 3000);
});

test('the title changes with the page', async ({ page }) => {
  await open(page, '/');
  for (const { to } of navigation.toReversed()) {
    await mainNavigation(page).locator(`a[href="${to}"]`).click();
    await expect(page).toHaveTitle(titleOf(to));
    await expect(page.locator('title:not(svg title)')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  }
});

test('reading goes on at the new heading after a link, and not after Back', async ({ page }) => {
  await open(page, '/');
  await expect(heading(page)).not.toBeFocused();
  await follow(page, mainLink(page, '/about'), '/about');
  await expect(heading(page)).toBeFocused();

  await follow(page, mainLink(page, '/work'), '/work');
  await expect(heading(page)).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('heading', { name: education.title })).toBeVisible();
  await expect(heading(page)).not.toBeFocused();
});

test('the navigation tells which page is shown', async ({ page }) => {
  const current = mainNavigation(page).locator('[aria-current="page"]');
  for (const { to, label } of navigation) {
    await open(page, to);
    await expect(current).toHaveText([label]);
  }
  await mainLink(page, '/about').click();
  await expect(current).toHaveAttribute('href', '/about');
  await open(page, '/work/');
  await expect(current).toHaveAttribute('href', '/work');
  await open(page, firstStory);
  await expect(current).toHaveCount(0);
});

test('the skip link leads past the navigation', async ({ page }) => {
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

test('the mark leads home', async ({ page }) => {
  await open(page, '/contact');
  await follow(page, page.getByRole('banner').getByRole('link').first(), '/');
});

const distanceFromTop = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.abs(element.getBoundingClientRect().top));
