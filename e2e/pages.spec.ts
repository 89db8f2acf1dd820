import type { Page } from '@playwright/test';
import {
  findAxeViolations,
  findIbmViolations,
  findNameMismatches,
  findSmallTargets,
  findThemeViolations,
} from './support/accessibility';
import {
  findClipped,
  findInvisibleText,
  findLowContrast,
  findOverflow,
  findTransparent,
  findWideImages,
  recordLayoutShifts,
} from './support/visual-faults';
import { isStory, playlist, routes, unknownPath } from './support/site';
import { expect, onlyChromium, test } from './support/test';
import {
  addStyles,
  expectHeading,
  heading,
  holdRequests,
  scrollTo,
  waitForFrames,
  waitForHydration,
} from './support/visit';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Roughly the printable area of an A4 sheet, in CSS pixels. */
const sheet = { width: 680, height: 1000 };

const unrevealed = (page: Page) => page.locator('main [data-rise]');

for (const path of [...routes, playlist, unknownPath]) {
  const isRoute = routes.includes(path);
  test.describe(() => {
    test.use({ allowErrors: path === unknownPath });
    test.afterEach(({ browserErrors }) => {
      expect(browserErrors.filter((error) => !error.includes('404'))).toEqual([]);
    });

    const prints = path !== playlist;
    const quality = prints ? 'accessible and printable' : 'accessible';
    test(
      `on a desktop, ${path} shows all content without layout shifts, and is ${quality}`,
      onlyChromium,
      async ({ page }) => {
        await load(page, path);
        await scrollThrough(page);
        await expectComplete(page);
        await expectFits(page, isRoute, [1024, 768], [1920, 1080]);
        await expectNoMotion(page);
        await page.setViewportSize(desktop);
        await expectAccessible(page);
        await expect.soft.poll(() => page.evaluate(findInvisibleText)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await findThemeViolations(page), 'axe, dark').toEqual([]);
        if (prints) await expectPrints(page, isStory(path) ? 5 : isRoute ? 3 : 1);
      },
    );

    test.describe(() => {
      test.use({ viewport: phone, isMobile: true, hasTouch: true });

      test(
        `on a phone, ${path} shows all content without layout shifts, and is accessible`,
        onlyChromium,
        async ({ page }) => {
          await load(page, path);
          await scrollThrough(page);
          await expectComplete(page);
          await expectFits(page, isRoute, [320, 568], [390, 844], [768, 1024]);
          await expectNoMotion(page);
          // A screen of 1280 × 1024 px has this viewport at 400% zoom.
          await expectFits(page, false, [320, 256]);
          await page.setViewportSize(phone);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectAccessible(page);
          await addStyles(page, 'html { font-size: 200% }');
          for (const width of [phone.width, 280]) {
            await page.setViewportSize({ ...phone, width });
            expect.soft(await findOverflow(page), `text at 200%, ${width} px`).toEqual([]);
          }
        },
      );
    });
  });
}

/** Fonts may shift the layout, but scripts must not, so scripts wait until fonts have loaded. */
async function load(page: Page, path: string) {
  await page.addInitScript(trackAnimationFrames);
  const release = await holdRequests(page, '**/assets/*.js');
  const response = await page.goto(path, { waitUntil: 'commit' });
  expect(response?.status()).toBe(path === unknownPath ? 404 : 200);
  await heading(page).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // Chromium reports the layout shift of a loaded font one frame later. It must not be recorded.
  await waitForFrames(page, 2);
  await page.evaluate(recordLayoutShifts);
  release();
  if (path !== playlist) await waitForHydration(page);
  await expect.soft(heading(page)).toHaveCount(1);
  if (routes.includes(path)) await expectHeading(page, path);
  if (isStory(path)) await expect(unrevealed(page)).not.toHaveCount(0);
  expect.soft(await findTransparent(page), 'transparent on the first screen').toEqual([]);
}

async function scrollThrough(page: Page) {
  const { width, height } = page.viewportSize() ?? desktop;
  await page.mouse.move(width / 2, height / 2);
  while (!(await page.evaluate(isAtEnd))) {
    await page.mouse.wheel(0, height * 0.8);
    // Waits until every block whose top is 48 px or more above the screen's lower edge is revealed,
    // and so no longer has data-rise.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main [data-rise]')].every(
        (element) => element.getBoundingClientRect().top > innerHeight - 48,
      ),
    );
  }
  await page.mouse.move(0, 0);
}

const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2;

async function expectComplete(page: Page) {
  await expect.soft(unrevealed(page)).toHaveCount(0);
  // Skips decoration, such as a prototype's wireframe: a page is complete without it.
  const pictures = page.locator('img:not([aria-hidden="true"] *)');
  expect.soft(await pictures.evaluateAll(findBrokenPictures), 'pictures').toEqual([]);
  await expect.soft(page.getByText('The picture did not load')).toHaveCount(0);
  await scrollTo(page, 0);
  await expect.soft
    .poll(() => findTransparent(page, true), 'transparent after scrolling')
    .toEqual([]);
  expect.soft(await page.evaluate(() => window.shifts), 'layout shifts').toEqual([]);
}

async function expectFits(page: Page, startsWithHeading: boolean, ...sizes: [number, number][]) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect.soft(await findOverflow(page), `${width} × ${height}`).toEqual([]);
    if (startsWithHeading) await expect.soft(heading(page)).toBeInViewport({ ratio: 1 });
  }
}

async function expectNoMotion(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await expect.soft(unrevealed(page)).toHaveCount(0);
  await expect.soft
    .poll(() => findTransparent(page, true), 'transparent under reduced motion')
    .toEqual([]);
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
  expect.soft(await page.evaluate(findSmallTargets), 'small targets').toEqual([]);
  expect.soft(await page.evaluate(findNameMismatches), 'name lacks the visible text').toEqual([]);
  const below = await page.evaluate(() => {
    const end = document.querySelector('footer')?.getBoundingClientRect().bottom;
    return end === undefined ? 0 : document.documentElement.scrollHeight - end - scrollY;
  });
  expect.soft(below, 'space below the footer').toBeLessThan(1);
}

/** Prints with the dark theme and with unrevealed blocks, because either could hide text. */
async function expectPrints(page: Page, mostSheets: number) {
  await scrollTo(page, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  if (mostSheets > 3) await expect(unrevealed(page)).not.toHaveCount(0);
  await page.setViewportSize(sheet);
  await page
    .getByRole('radio', { name: 'Dark' })
    .last()
    .evaluate((radio: HTMLElement) => radio.click());
  await page.emulateMedia({ media: 'print' });
  expect.soft(await findTransparent(page, true), 'transparent on paper').toEqual([]);
  expect.soft(await page.evaluate(findClipped), 'clipped').toEqual([]);
  // Skips the error page, the only page of one sheet: one of its links has white text on a dark
  // background. Browsers print no background and darken the text, but report its color as white.
  if (mostSheets > 1) expect.soft(await page.evaluate(findLowContrast), 'low contrast').toEqual([]);
  expect.soft(await page.evaluate(findWideImages), 'wide pictures').toEqual([]);
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

async function findBrokenPictures(images: HTMLImageElement[]): Promise<string[]> {
  const broken: string[] = [];
  for (const image of images.filter((candidate) => candidate.checkVisibility())) {
    image.scrollIntoView({ behavior: 'instant' });
    await image.decode().catch(() => undefined);
    if (image.naturalWidth === 0) broken.push(image.src);
  }
  return broken;
}

/** Records which requested animation frames are pending. Must run before the page's scripts. */
function trackAnimationFrames() {
  const waiting = (window.pendingFrames = new Set());
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  window.requestAnimationFrame = (callback) => {
    const id = request((time) => {
      waiting.delete(id);
      callback(time);
    });
    waiting.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    waiting.delete(id);
    cancel(id);
  };
}

/** A script that animates always has an animation frame pending, so one check finds all motion. */
function findMotion(): string[] {
  const name = (element?: Element | null) => element?.outerHTML.slice(0, 120) ?? 'no element';
  return [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => name(effect instanceof KeyframeEffect ? effect.target : null)),
    ...[...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(name),
    ...(window.pendingFrames.size > 0 ? ['a script that requests frames'] : []),
  ];
}

declare global {
  interface Window {
    pendingFrames: Set<number>;
  }
}
