import type { Locator, Page } from '@playwright/test';
import { anyFramed, caseContents, firstStory, framed, orSkip, storyWith } from './support/site';
import { expect, onlyChromium, smoke, test } from './support/test';
import { open, scrollTo } from './support/visit';
import { findTransparent } from './support/visual-faults';

const unrevealed = (page: Page): Locator => page.locator('main [data-rise]');

async function openMoving(page: Page, path: string) {
  await open(page, path);
  await expect(unrevealed(page)).not.toHaveCount(0);
}

const revisit = (element: Locator): Promise<(string | null)[]> =>
  element.evaluate(async (it) => {
    const changes = new MutationObserver(() => {});
    changes.observe(it, { attributes: true });
    // IntersectionObservers are called in order of creation. So when `until` resolves, the page's
    // older observer, which reveals blocks, has run, and `changes` has recorded what it changed.
    const until = (seen: boolean) =>
      new Promise<void>((done) =>
        new IntersectionObserver((entries, observer) => {
          if (entries.at(-1)?.isIntersecting !== seen) return;
          observer.disconnect();
          done();
        }).observe(it),
      );
    window.scrollTo({ top: 0, behavior: 'instant' });
    await until(false);
    it.scrollIntoView({ block: 'center', behavior: 'instant' });
    await until(true);
    return changes.takeRecords().map(({ attributeName }) => attributeName);
  });

test('a block is revealed once, when it scrolls into view', smoke, async ({ page }) => {
  await openMoving(page, firstStory);
  const block = page.locator('#goals');
  await expect(block).toHaveCSS('opacity', '0');
  await block.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - 500, behavior: 'instant' });
  });
  await expect.poll(() => findTransparent(page)).toEqual([]);
  expect(await revisit(block)).toEqual([]);
  expect(await block.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('a jump by fragment, find-in-page, or the End key reveals all blocks on the screen and above it', async ({
  page,
}) => {
  await openMoving(page, `${firstStory}#media`);
  expect(await findTransparent(page)).toEqual([]);
  await scrollTo(page, 0);
  expect(await findTransparent(page)).toEqual([]);

  await page.goto('about:blank');
  await openMoving(page, firstStory);
  // A drawn frame around a word is hidden until the word's block is revealed.
  await expect(page.locator('[data-rise] span:has(> i:nth-child(4))').first()).toBeHidden();
  const heading = page.locator('#skills h2');
  const words = await heading.innerText();
  const find = (sought: string) =>
    Boolean(Reflect.apply(Reflect.get(window, 'find'), window, [sought]));
  expect(await page.evaluate(find, words)).toBe(true);
  await expect(heading).toBeInViewport();
  await expect.poll(() => findTransparent(page)).toEqual([]);
  await page.keyboard.press('End');
  await expect(unrevealed(page)).toHaveCount(0);
  await expect.poll(() => findTransparent(page, true)).toEqual([]);
});

test('focus on a link reveals the block around the link, even if nothing scrolls', async ({
  page,
}) => {
  await openMoving(page, '/about');
  const link = await page.locator('[data-rise] a[data-enlarge]').last().elementHandle();
  await link?.evaluate((element) => (element as HTMLElement).focus({ preventScroll: true }));
  expect(await link?.evaluate((element) => element.closest('[data-rise]'))).toBeNull();
});

test('scrolling wipes away a prototype’s wireframe', onlyChromium, async ({ page }) => {
  const path = storyWith('prototype');
  const own = framed.find((each) => each.path === path);
  const { selector } = orSkip(own, 'prototype of its own');
  const cover = page.locator(`${selector} span[aria-hidden="true"]:has(> i)`);
  /**
   * Scrolls the wireframe's top to `share` of the screen's height, counted from the screen's top,
   * and polls what percentage of the wireframe is wiped away.
   */
  const expectCutAt = (share: number) =>
    expect.poll(() =>
      cover.evaluate((element, at) => {
        const top = element.getBoundingClientRect().top - at * innerHeight;
        if (Math.abs(top) > 1) scrollBy({ top, behavior: 'instant' });
        return Number(/inset\(([\d.]+)/.exec(getComputedStyle(element).clipPath)?.[1]);
      }, share),
    );
  await openMoving(page, path);
  await expectCutAt(0.97).toBe(0);
  await expectCutAt(0.86).toBeLessThan(70);
  await expectCutAt(0.86).toBeGreaterThan(30);
  await expectCutAt(0.3).toBe(100);
  await expectCutAt(0.97).toBe(0);
  // Once the prototype has loaded, the cover shows it in gray instead of an image.
  const isLoaded = () =>
    cover.evaluate((element) => {
      const img = element.querySelector('img');
      return !img || (img.complete && img.naturalWidth > 0);
    });
  await expect.poll(isLoaded).toBe(true);
  // The iframe is inert until it has loaded.
  await page.locator(`${selector} iframe:not([inert])`).focus();
  await expect(cover).toBeHidden();
});

test(
  'with reduced motion, a story does not fetch the wireframe that would cover a prototype',
  onlyChromium,
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.wireframe')) fetched.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { path, selector } = anyFramed();
    await open(page, path);
    await page.locator(selector).scrollIntoViewIfNeeded();
    await expect(page.locator(`${selector} iframe:not([inert])`)).toBeVisible();
    await expect(page.locator('main img[alt=""][srcset]')).toHaveCount(0);
    expect(fetched).toEqual([]);
  },
);

test.describe(() => {
  test.use({ allowErrors: true });

  test('if the motion code fails to load, a story shows every block, even below the first screen', async ({
    page,
  }) => {
    await page.route('**/assets/motion.chunk-*.js', (request) => request.abort());
    await open(page, firstStory);
    await expect(page.locator('html')).not.toHaveAttribute('data-moving');
    await expect(unrevealed(page)).toHaveCount(0);
    expect(await findTransparent(page, true)).toEqual([]);
  });
});

// A shadow could also fill the width, but WebKit would clip it while rows in the box animate.
test('the box of a full-bleed brief is as wide as the page', onlyChromium, async ({ page }) => {
  const bleeds = caseContents.find(({ tile }) => tile.coverForm === 'bleed');
  await open(page, orSkip(bleeds?.path, 'case whose cover reaches the screen’s right edge'));
  const sides = await page.locator('[data-brief]').evaluate((brief) => {
    const { left, right } = brief.getBoundingClientRect();
    return [left, document.documentElement.clientWidth - right];
  });
  expect(sides).toEqual([0, 0]);
});
