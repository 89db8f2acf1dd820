import type { Locator, Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { firstStory, found, framed, storyWith, told } from './support/site';
import { expect, onlyChromium, smoke, still, test } from './support/test';
import { open, scrollTo } from './support/visit';
import { unseen } from './support/words';

const waiting = (page: Page): Locator => page.locator('main [data-rise]');

/** Opens a page with motion: what is below the screen waits to rise. */
async function openMoving(page: Page, path: string) {
  await open(page, path);
  await expect(waiting(page)).not.toHaveCount(0);
}

/** Scrolls to the top and back to an element. Returns which of its attributes changed. */
const revisit = (element: Locator): Promise<(string | null)[]> =>
  element.evaluate(async (it) => {
    const changed: (string | null)[] = [];
    const changes = new MutationObserver((records) =>
      changed.push(...records.map(({ attributeName }) => attributeName)),
    );
    changes.observe(it, { attributes: true });
    // The site's observer is older, so it is called before this one.
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
    changes.disconnect();
    return changed;
  });

test('blocks rise one after the other, once, when reached', smoke, async ({ page }) => {
  await openMoving(page, firstStory);
  const block = page.locator('#goals');
  await expect(block).toHaveCSS('opacity', '0');
  const rising = block.evaluate(
    (element) =>
      new Promise<(EffectTiming | undefined)[]>((done) => {
        new MutationObserver(() => {
          const row = [...(element.parentElement?.children ?? [])];
          const animations = row.flatMap((each) => each.getAnimations());
          done(animations.map(({ effect }) => effect?.getTiming()));
        }).observe(element, { attributes: true });
      }),
  );
  await block.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - 500, behavior: 'instant' });
  });
  const timings = await rising;
  const delays = timings.map((timing) => Number(timing?.delay));
  expect(timings[0]?.duration).toBe(300);
  expect(delays).toHaveLength(3);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(Math.max(...delays)).toBeLessThanOrEqual(200);
  await expect.poll(() => unseen(page)).toEqual([]);

  expect(await revisit(block)).toEqual([]);
  await expect(block).toHaveCSS('opacity', '1');
  expect(await block.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('a figure counts up once, and always says its value', async ({ page }) => {
  const figures = told.flatMap(({ path, story }) =>
    (story.header.impact ?? []).map(({ value }) => ({ path, value })),
  );
  const hasDigits = figures.find((each) => /^\D?\d[\d,]+\D?$/.test(each.value));
  const { path, value } = found(hasDigits, 'figure of several digits');
  await openMoving(page, path);
  const figure = page.locator('strong > span').getByText(value, { exact: true }).first();
  const counted = figure.evaluate(
    (element) =>
      new Promise<{ shown: string[]; said: string[] }>((done) => {
        const shown: string[] = [];
        const said: string[] = [];
        new MutationObserver(() => {
          said.push(`${element.textContent} ${element.getBoundingClientRect().width}`);
          const { counting } = element.dataset;
          if (counting === undefined) done({ shown, said });
          else shown.push(counting);
        }).observe(element, { attributes: true });
      }),
  );
  await figure.scrollIntoViewIfNeeded();
  const { shown, said } = await counted;
  expect(shown[0]).toMatch(/^\D*1[0,]*\D*$/);
  expect(shown).toEqual(shown.toSorted());
  expect(new Set(said).size, 'one value and one width').toBe(1);
  expect(said[0]).toContain(`${value} `);
  expect(await revisit(figure)).toEqual([]);
});

test('fragments, the browser’s search, and the End key skip nothing', async ({ page }) => {
  await openMoving(page, `${firstStory}#media`);
  expect(await unseen(page)).toEqual([]);
  await scrollTo(page, 0);
  expect(await unseen(page)).toEqual([]);

  await page.goto('about:blank');
  await openMoving(page, firstStory);
  // The frame around a word is drawn when its block rises.
  await expect(page.locator('[data-rise] span:has(> i:nth-child(4))').first()).toBeHidden();
  const heading = page.locator('#skills h2');
  await expect(heading).not.toBeInViewport();
  const words = await heading.innerText();
  const find = (sought: string) =>
    Boolean(Reflect.apply(Reflect.get(window, 'find'), window, [sought]));
  expect(await page.evaluate(find, words)).toBe(true);
  await expect(heading).toBeInViewport();
  await expect.poll(() => unseen(page)).toEqual([]);

  await page.reload();
  await scrollTo(page, 0);
  await openMoving(page, firstStory);
  await page.keyboard.press('End');
  await expect(waiting(page)).toHaveCount(0);
  await expect.poll(() => unseen(page, true)).toEqual([]);
});

test('a focused link is visible, even if nothing scrolls', async ({ page }) => {
  await openMoving(page, '/about');
  await page.evaluate(() =>
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element) || !target.closest('[data-rise]')) return;
      target.setAttribute('data-focused-unseen', '');
    }),
  );
  const link = await page.locator('[data-rise] a[data-enlarge]').last().elementHandle();
  await link?.evaluate((element) => (element as HTMLElement).focus({ preventScroll: true }));
  expect(await link?.evaluate((element) => element.closest('[data-rise]'))).toBeNull();

  await page.getByRole('banner').getByRole('link').first().focus();
  await tabTo(page.getByRole('contentinfo').getByRole('link').last());
  await expect(page.locator('[data-focused-unseen]')).toHaveCount(0);
  await expect.poll(() => unseen(page, true)).toEqual([]);
});

test('pictures take their colors as the page scrolls', onlyChromium, async ({ page }) => {
  const path = storyWith('prototype', 'pictures of an interface', 'next story');
  const own = framed.find((each) => each.path === path);
  const { place } = found(own, 'prototype of its own');
  const cover = page.locator(`${place} span[aria-hidden="true"]:has(img)`);
  /** Polls how much of the wireframe is cut away, in percent, with its top at this share of the screen. */
  const expectCutAt = (share: number) =>
    expect.poll(() =>
      cover.evaluate((element, at) => {
        const top = element.getBoundingClientRect().top - at * innerHeight;
        if (Math.abs(top) > 1) scrollBy({ top, behavior: 'instant' });
        const { clipPath } = getComputedStyle(element);
        return Number.parseFloat(/inset\(([\d.]+)/.exec(clipPath)?.[1] ?? '-1');
      }, share),
    );
  await openMoving(page, path);
  await expect(cover).toHaveCount(1);
  await expectCutAt(0.9).toBe(0);
  await expect
    .poll(() => cover.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expectCutAt(0.6).toBeLessThan(70);
  await expectCutAt(0.6).toBeGreaterThan(30);
  await expectCutAt(0.3).toBe(100);
  await expectCutAt(0.9).toBe(0);
  await page.locator(`${place} iframe`).focus();
  await expect(cover).toBeHidden();

  const nextCover = page.getByRole('navigation', { name: 'Next story' }).locator('img');
  const gray = () => nextCover.evaluate((image) => getComputedStyle(image).filter);
  await scrollTo(page, 0);
  await expect.poll(gray).toBe('grayscale(1)');
  await scrollTo(page, 1e6);
  await expect.poll(gray).toMatch(/grayscale\(0(\.0[0-4]\d*)?\)/);

  await page.locator('figure:has([aria-hidden="true"] img)').first().getByRole('link').click();
  const enlarged = page.locator('dialog:modal img').first();
  await expect(enlarged).toHaveAttribute('src', /^((?!wireframe).)*$/);
});

test('motion and wireframes follow the system’s setting', onlyChromium, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.wireframe')) fetched.push(request.url());
  });
  const wireframes = page.locator('main img[alt=""][srcset]');
  const expectStill = async () => {
    await expect(waiting(page)).toHaveCount(0);
    await expect(wireframes).toHaveCount(0);
    expect(await unseen(page, true)).toEqual([]);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, storyWith('prototype', 'pictures of an interface'));
  for (const figure of await page.locator('main figure:has(img)').all()) {
    await figure.scrollIntoViewIfNeeded();
    const isLoaded = (image: HTMLImageElement) => image.complete;
    await expect.poll(() => figure.locator('img').first().evaluate(isLoaded)).toBe(true);
  }
  await expectStill();
  expect(fetched).toEqual([]);

  await scrollTo(page, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(waiting(page)).not.toHaveCount(0);
  await expect(wireframes).not.toHaveCount(0);
  expect(await unseen(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectStill();
});

test('the switch in the menu wins over the system', still, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/work');
  await page.getByRole('button', { name: 'Menu' }).click();
  const motion = page.getByRole('dialog').getByRole('group', { name: 'Motion' });
  await expect(waiting(page)).toHaveCount(0);
  await motion.getByRole('radio', { name: 'On' }).check();
  await expect(waiting(page)).not.toHaveCount(0);
  await motion.getByRole('radio', { name: 'Off' }).check();
  await expect(waiting(page)).toHaveCount(0);
  expect(await unseen(page, true)).toEqual([]);
});

test.describe('without the motion code', () => {
  test.use({ mayComplain: true });

  test('a page hides nothing', async ({ page }) => {
    await page.route('**/assets/motion-code-*.js', (request) => request.abort());
    await open(page, firstStory);
    await expect(page.locator('html')).not.toHaveAttribute('data-moving');
    await expect(waiting(page)).toHaveCount(0);
    expect(await unseen(page, true)).toEqual([]);
  });
});
