import type { Page } from '@playwright/test';
import { hero } from '../src/content/home';
import { owner } from '../src/content/owner';
import { findNameMismatches, findSmallTargets } from './support/accessibility';
import { findOverflow, recordShiftsAfterFonts } from './support/layout';
import { findMotion, trackAnimationFrames } from './support/motion';
import { findClipped, findLowContrast, findWideImages } from './support/print';
import { findAxeViolations, findIbmViolations, findThemeViolations } from './support/rules';
import { isStory, playlist, routes, unknownPath } from './support/site';
import { expect, onlyChromium, test } from './support/test';
import {
  addStyles,
  expectHeading,
  heading,
  holdRequests,
  linkTo,
  open,
  scrollTo,
  waitForHydration,
} from './support/visit';
import { findInvisibleText, findTransparent } from './support/visible-text';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** The width between the margins of an A4 sheet. */
const sheet = { width: 680, height: 1000 };

const waiting = (page: Page) => page.locator('main [data-rise]');

// One load per page and screen answers every question about that page. All faults are reported at once.
for (const path of [...routes, playlist, unknownPath]) {
  const isRoute = routes.includes(path);
  test.describe(path, onlyChromium, () => {
    test.use({ allowErrors: path === unknownPath });
    test.afterEach(({ browserErrors }) => {
      expect(browserErrors.filter((error) => !error.includes('404'))).toEqual([]);
    });

    test('is whole, stable, accessible, and printable on a desktop', async ({ page }) => {
      await load(page, path);
      await walk(page);
      await expectWhole(page);
      await expectFits(page, isRoute, [1024, 768], [1920, 1080]);
      await standStill(page);
      await page.setViewportSize(desktop);
      await expectAccessible(page);
      await expect.soft.poll(() => page.evaluate(findInvisibleText)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await findThemeViolations(page), 'axe, dark').toEqual([]);
      if (path !== playlist) await expectPrints(page, isStory(path) ? 5 : isRoute ? 3 : 1);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: phone, isMobile: true, hasTouch: true });

      test('is whole, stable, and accessible', async ({ page }) => {
        await load(page, path);
        await walk(page);
        await expectWhole(page);
        await expectFits(page, isRoute, [320, 568], [390, 844], [768, 1024]);
        await standStill(page);
        // 400% zoom on a screen of 1280 × 1024.
        await expectFits(page, false, [320, 256]);
        await page.setViewportSize(phone);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page);
        await addStyles(page, 'html { font-size: 200% }');
        expect.soft(await findOverflow(page), 'text at 200%').toEqual([]);
      });
    });
  });
}

/** Opens a page whose code arrives after its fonts, so that every layout shift from then on is the page's own. */
async function load(page: Page, path: string) {
  await page.addInitScript(trackAnimationFrames);
  const release = await holdRequests(page, '**/assets/*.js');
  const response = await page.goto(path, { waitUntil: 'commit' });
  expect(response?.status()).toBe(path === unknownPath ? 404 : 200);
  await heading(page).waitFor();
  await recordShiftsAfterFonts(page);
  release();
  if (path !== playlist) await waitForHydration(page);
  await expect.soft(heading(page)).toHaveCount(1);
  if (routes.includes(path)) await expectHeading(page, path);
  if (isStory(path)) await expect(waiting(page)).not.toHaveCount(0);
  expect.soft(await findTransparent(page), 'unseen on the first screen').toEqual([]);
}

/** Scrolls through the whole page with a wheel. */
async function walk(page: Page) {
  const { width, height } = page.viewportSize() ?? desktop;
  await page.mouse.move(width / 2, height / 2);
  while (!(await page.evaluate(isAtEnd))) {
    await page.mouse.wheel(0, height * 0.8);
    // What has been reached no longer waits.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main [data-rise]')].every(
        (element) => element.getBoundingClientRect().top > innerHeight - 48,
      ),
    );
  }
  await page.mouse.move(0, 0);
}

const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2;

async function expectWhole(page: Page) {
  await expect.soft(waiting(page)).toHaveCount(0);
  // A wireframe over a picture is decoration, and is fetched only when it is scrolled to.
  const pictures = page.locator('img:not([aria-hidden="true"] *)');
  expect.soft(await pictures.evaluateAll(findDeadPictures), 'pictures').toEqual([]);
  // The site shows these words instead of a picture that failed to load.
  await expect.soft(page.getByText('The picture did not load')).toHaveCount(0);
  await scrollTo(page, 0);
  await expect.soft.poll(() => findTransparent(page, true), 'unseen after the walk').toEqual([]);
  expect.soft(await page.evaluate(() => window.shifts), 'layout shifts').toEqual([]);
}

async function expectFits(page: Page, startsWithHeading: boolean, ...sizes: [number, number][]) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect.soft(await findOverflow(page), `${width} × ${height}`).toEqual([]);
    if (startsWithHeading) await expect.soft(heading(page)).toBeInViewport({ ratio: 1 });
  }
}

/** Asks the page for less motion: nothing waits, and nothing moves by itself, wherever it is scrolled to. */
async function standStill(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await expect.soft(waiting(page)).toHaveCount(0);
  await expect.soft.poll(() => findTransparent(page, true), 'unseen with less motion').toEqual([]);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const part of [0.35, 0.7, 1, 0]) {
    await scrollTo(page, height * part);
    const moving = () => Promise.all(page.frames().map((frame) => frame.evaluate(findMotion)));
    await expect.soft.poll(async () => (await moving()).flat()).toEqual([]);
  }
}

async function expectAccessible(page: Page) {
  expect.soft(await findAxeViolations(page), 'axe').toEqual([]);
  expect.soft(await findIbmViolations(page), 'IBM').toEqual([]);
  expect.soft(await page.evaluate(findSmallTargets), 'too small to press').toEqual([]);
  expect.soft(await page.evaluate(findNameMismatches), 'named otherwise than seen').toEqual([]);
  const below = await page.evaluate(() => {
    const end = document.querySelector('footer')?.getBoundingClientRect().bottom;
    return end === undefined ? 0 : document.documentElement.scrollHeight - end - scrollY;
  });
  expect.soft(below, 'space below the footer').toBeLessThan(1);
}

/** Although motion hides what is below the screen again, and the theme is dark, paper has all words and pictures in black on white. */
async function expectPrints(page: Page, mostSheets: number) {
  await scrollTo(page, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  if (mostSheets > 3) await expect(waiting(page)).not.toHaveCount(0);
  await page.setViewportSize(sheet);
  await page
    .getByRole('radio', { name: 'Dark' })
    .last()
    .evaluate((radio: HTMLElement) => radio.click());
  await page.emulateMedia({ media: 'print' });
  expect.soft(await findTransparent(page, true), 'unseen on paper').toEqual([]);
  expect.soft(await page.evaluate(findClipped), 'clipped').toEqual([]);
  // The error page's button is white on black.
  if (mostSheets > 1) expect.soft(await page.evaluate(findLowContrast), 'pale').toEqual([]);
  expect.soft(await page.evaluate(findWideImages), 'wide').toEqual([]);
  await expect.soft(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const) {
    await expect.soft(page.getByRole(role), role).toHaveCount(0);
  }
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
    expect.soft(sheets, format).toBeGreaterThanOrEqual(1);
    expect.soft(sheets, format).toBeLessThanOrEqual(mostSheets);
  }
}

test('keeps the framed word of Contact in place when fonts load', async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto('/contact', { waitUntil: 'commit' });
  const word = heading(page).locator('span').first();
  const position = () =>
    word.evaluate((it) => [it.getBoundingClientRect().left, it.getBoundingClientRect().top]);
  const withFallbackFont = await position();
  release();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(await page.evaluate(() => document.fonts.check('700 16px Display'))).toBe(true);
  expect(await position()).toEqual(withFallbackFont);
});

test('shows name, roles, city, and links on the first screen of Home, figures on the second', async ({
  page,
}) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await open(page, '/');
    const main = page.getByRole('main');
    await expectHeading(page, '/');
    for (const part of [
      heading(page),
      ...[...owner.roles, owner.city].map((words) => main.getByText(words, { exact: true })),
      main.getByText(hero.tagline),
      ...['/work', owner.resume, '/contact'].map((to) => linkTo(main, to).first()),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    for (const { value } of hero.figures) {
      const box = await page.locator('#figures').getByText(value, { exact: true }).boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThan(2 * viewport.height);
    }
  }
});

/** Scrolls to every picture and waits until it is decoded. */
async function findDeadPictures(images: HTMLImageElement[]): Promise<string[]> {
  const dead: string[] = [];
  for (const image of images.filter((candidate) => candidate.checkVisibility())) {
    image.scrollIntoView({ behavior: 'instant' });
    await image.decode().catch(() => undefined);
    if (image.naturalWidth === 0) dead.push(image.src);
  }
  return dead;
}
