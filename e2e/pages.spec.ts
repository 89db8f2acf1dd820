import type { Page } from '@playwright/test';
import { hero } from '../src/content/home';
import { owner } from '../src/content/owner';
import { projects } from '../src/content/projects';
import { namedOtherwise, tooSmall } from './support/access';
import { sticksOut, watchShifts } from './support/layout';
import { isMoving, watchFrames } from './support/moving';
import { findClipped, findPale, findWide } from './support/paper';
import { axeFaults, ibmFaults, themeFaults } from './support/rules';
import { blocks, isStory, playlist, routes, storyWith, unknownPath } from './support/site';
import { expect, onlyChromium, test } from './support/test';
import {
  addStyles,
  expectHeading,
  heading,
  hold,
  hydrated,
  linkTo,
  open,
  scrollTo,
} from './support/visit';
import { unseen, unseenWords } from './support/words';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** The width between the margins of an A4 sheet. */
const sheet = { width: 680, height: 1000 };

/** Links that would lead away from the printed page. */
const moreLinks = [...blocks('prototype'), ...blocks('films')].flatMap(({ more }) =>
  more ? [more.label] : [],
);

const waiting = (page: Page) => page.locator('main [data-rise]');

// One load per page and screen answers every question about that page. All faults are reported at once.
for (const path of [...routes, playlist, unknownPath]) {
  const isRoute = routes.includes(path);
  test.describe(path, onlyChromium, () => {
    test.use({ mayComplain: path === unknownPath });

    test.describe('on a desktop', () => {
      test.use({ viewport: desktop });

      test('is whole, stable, accessible, and printable', async ({ page, complaints }) => {
        await load(page, path);
        await walk(page);
        await expectWhole(page);
        await expectFits(page, isRoute, [1024, 768], [1440, 900], [1920, 1080]);
        await standStill(page);
        await page.setViewportSize(desktop);
        await expectAccessible(page);
        await expect.soft.poll(() => page.evaluate(unseenWords)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await themeFaults(page), 'axe, dark').toEqual([]);
        if (isStory(path)) await jump(page);
        if (path !== playlist) await expectPrints(page, isStory(path) ? 5 : isRoute ? 3 : 1);
        expect.soft(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
      });
    });

    test.describe('on a phone', () => {
      test.use({ viewport: phone, isMobile: true, hasTouch: true });

      test('is whole, stable, and accessible', async ({ page, complaints }) => {
        await load(page, path);
        await walk(page);
        await expectWhole(page);
        await expectFits(page, isRoute, [320, 568], [360, 640], [390, 844], [768, 1024]);
        await standStill(page);
        // 400% zoom on a screen of 1280 × 1024.
        await expectFits(page, false, [320, 568], [320, 256]);
        await page.setViewportSize(phone);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page);
        await addStyles(page, 'html { font-size: 200% }');
        expect.soft(await sticksOut(page), 'text at 200%').toEqual([]);
        expect.soft(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
      });
    });
  });
}

/** Opens a page whose code arrives after its fonts, so that every layout shift from then on is the page's own. */
async function load(page: Page, path: string) {
  await page.addInitScript(watchFrames);
  const letGo = await hold(page, '**/assets/*.js');
  const response = await page.goto(path, { waitUntil: 'commit' });
  expect(response?.status()).toBe(path === unknownPath ? 404 : 200);
  await heading(page).waitFor();
  const shifts = await watchShifts(page);
  letGo();
  if (path !== playlist) {
    await hydrated(page);
    await expect.soft(page.getByRole('banner')).toHaveCount(1);
    await expect.soft(page.getByRole('contentinfo')).toHaveCount(1);
    await expect.soft(page.getByRole('navigation', { name: 'Footer' })).toHaveCount(1);
  }
  await expect.soft(page.getByRole('main')).toHaveCount(1);
  await expect.soft(heading(page)).toHaveCount(1);
  if (routes.includes(path)) await expectHeading(page, path);
  if (isStory(path)) await expect(waiting(page)).not.toHaveCount(0);
  expect.soft(await unseen(page), 'unseen on the first screen').toEqual([]);
  return shifts;
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
  await scrollTo(page, 0);
  await expect.soft.poll(() => unseen(page, true), 'unseen after the walk').toEqual([]);
  expect.soft(await page.evaluate(() => window.shifts), 'layout shifts').toEqual([]);
}

async function expectFits(page: Page, startsWithHeading: boolean, ...sizes: [number, number][]) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect.soft(await sticksOut(page), `${width} × ${height}`).toEqual([]);
    if (startsWithHeading) await expect.soft(heading(page)).toBeInViewport({ ratio: 1 });
  }
}

/** Asks the page for less motion: nothing waits, and nothing moves by itself, wherever it is scrolled to. */
async function standStill(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await expect.soft(waiting(page)).toHaveCount(0);
  await expect.soft.poll(() => unseen(page, true), 'unseen with less motion').toEqual([]);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const part of [0.35, 0.7, 1, 0]) {
    await scrollTo(page, height * part);
    await expectStill(page);
  }
}

const expectStill = (page: Page) =>
  expect.soft
    .poll(async () =>
      (await Promise.all(page.frames().map((frame) => frame.evaluate(isMoving)))).flat(),
    )
    .toEqual([]);

async function expectAccessible(page: Page) {
  expect.soft(await axeFaults(page), 'axe').toEqual([]);
  expect.soft(await ibmFaults(page), 'IBM').toEqual([]);
  expect.soft(await page.evaluate(tooSmall), 'too small to press').toEqual([]);
  expect.soft(await page.evaluate(namedOtherwise), 'named otherwise than seen').toEqual([]);
  const below = await page.evaluate(() => {
    const end = document.querySelector('footer')?.getBoundingClientRect().bottom;
    return end === undefined ? 0 : document.documentElement.scrollHeight - end - scrollY;
  });
  expect.soft(below, 'space below the footer').toBeLessThan(1);
}

/** With motion again, what is below the screen waits again. */
async function jump(page: Page) {
  await scrollTo(page, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(waiting(page)).not.toHaveCount(0);
  const chapters = page.getByRole('main').locator('section[id]');
  const count = await chapters.count();
  expect(count).toBeGreaterThanOrEqual(7);
  for (const index of [Math.floor(count / 2), count - 1, 0]) {
    const chapter = chapters.nth(index);
    await chapter.evaluate((section) => section.scrollIntoView());
    await expect(chapter).toBeInViewport();
    await expect.soft.poll(() => unseen(page), `unseen at chapter ${index}`).toEqual([]);
  }
}

/** With motion and the dark theme, paper has all words and pictures in black on white. */
async function expectPrints(page: Page, mostSheets: number) {
  await scrollTo(page, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(sheet);
  await page
    .getByRole('radio', { name: 'Dark' })
    .last()
    .evaluate((radio: HTMLElement) => radio.click());
  await page.emulateMedia({ media: 'print' });
  expect.soft(await unseen(page, true), 'unseen on paper').toEqual([]);
  expect.soft(await page.evaluate(findClipped), 'clipped').toEqual([]);
  // The error page's button is white on black.
  if (mostSheets > 1) expect.soft(await page.evaluate(findPale), 'pale').toEqual([]);
  expect.soft(await page.evaluate(findWide), 'wide').toEqual([]);
  await expect.soft(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const) {
    await expect.soft(page.getByRole(role), role).toHaveCount(0);
  }
  for (const name of [/^Open /, projects.way.label, ...moreLinks]) {
    await expect.soft(page.getByRole('link', { name }), String(name)).toHaveCount(0);
  }
  await expect.soft(linkTo(page.getByRole('main'), owner.resume)).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4' });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
  expect.soft(sheets).toBeGreaterThanOrEqual(1);
  expect.soft(sheets).toBeLessThanOrEqual(mostSheets);
}

test(
  'opens transcripts while the page prints, then restores them',
  onlyChromium,
  async ({ page }) => {
    await open(page, storyWith('films'));
    const transcripts = page.locator('details');
    await transcripts.first().locator('summary').click();
    const opened = () =>
      transcripts.evaluateAll((all) => all.map((each) => each.matches('[open]')));
    const before = await opened();
    expect(new Set(before)).toEqual(new Set([true, false]));
    const printed = page.evaluate(
      () =>
        new Promise<boolean>((done) =>
          addEventListener('beforeprint', () =>
            done(document.querySelector('details:not([open])') === null),
          ),
        ),
    );
    await page.pdf();
    expect(await printed).toBe(true);
    expect(await opened()).toEqual(before);
  },
);

test('stops all motion when the visitor turns it off, on the next visit too', async ({ page }) => {
  await page.addInitScript(watchFrames);
  await open(page, '/');
  const motion = page.getByRole('contentinfo').getByRole('group', { name: 'Motion' });
  await motion.getByRole('radio', { name: 'Off' }).check();
  await expectStill(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
  await hydrated(page);
  await scrollTo(page, 0);
  await expectStill(page);
});

test('keeps the framed word of Contact in place when fonts load', async ({ page }) => {
  await page.setViewportSize(phone);
  const letGo = await hold(page, '**/*.woff2');
  await page.goto('/contact', { waitUntil: 'commit' });
  const position = () =>
    heading(page)
      .locator('span')
      .first()
      .evaluate((word) => {
        const { left, top } = word.getBoundingClientRect();
        return { left, top };
      });
  const withFallbackFont = await position();
  letGo();
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
