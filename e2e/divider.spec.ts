import type { Locator, Page } from '@playwright/test';
import { swipe } from './support/finger';
import { sticksOut, watchShifts } from './support/layout';
import { blocks, found } from './support/site';
import { expect, noScripts, onlyChromium, smoke, test } from './support/test';
import { atRest, hold, hydrated, leaveAndReturn, open, scrolled } from './support/visit';

/** The first before-and-after slider of the stories: all share their code. */
const firstDivider = (page: Page) => {
  const { path, place } = found(blocks('compare')[0], 'a picture before and after');
  const pair = page.locator(place);
  const slider = pair.getByRole('slider');
  return { path, pair, slider, line: slider.locator('xpath=preceding-sibling::span') };
};

const shown = (pair: Locator) => pair.locator('img').filter({ visible: true });

const toMiddle = (slider: Locator) =>
  slider.evaluate((range) => range.scrollIntoView({ block: 'center', behavior: 'instant' }));

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/** Asserts how far from the left the upper picture is cut, in percent. */
const expectCut = (pair: Locator, at: number) =>
  expect
    .poll(() =>
      shown(pair)
        .last()
        .evaluate((image) => {
          const { clipPath } = getComputedStyle(image.closest('span') ?? image);
          return Number(/([\d.]+)%\)$/.exec(clipPath)?.[1]);
        }),
    )
    .toBeCloseTo(at, 0);

const expectSaid = (slider: Locator, at: number) =>
  expect(slider).toHaveAttribute('aria-valuetext', `${at}% before, ${100 - at}% after`);

async function expectBothWhole(pair: Locator) {
  await expect(pair.getByRole('slider')).toHaveCount(0);
  await expect(shown(pair)).toHaveCount(2);
  const [one, other] = [await boxOf(shown(pair).first()), await boxOf(shown(pair).last())];
  expect(other.y >= one.y + one.height || other.x >= one.x + one.width, 'apart').toBe(true);
  const clips = await shown(pair).evaluateAll((images) =>
    images.map(({ parentElement }) => parentElement && getComputedStyle(parentElement).clipPath),
  );
  expect(clips).toEqual(['none', 'none']);
}

test('keys move it, even before hydration, and Back restores it', smoke, async ({ page }) => {
  const { path, pair, slider } = firstDivider(page);
  const letGo = await hold(page, '**/assets/below-header-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(slider).toBeVisible();
  await slider.scrollIntoViewIfNeeded();
  await expectSaid(slider, 50);
  await watchShifts(page);
  const box = await boxOf(pair);
  expect(await boxOf(shown(pair).first())).toEqual(await boxOf(slider));
  expect(await boxOf(shown(pair).last())).toEqual(await boxOf(slider));
  await slider.press('ArrowRight');
  letGo();
  await expectSaid(slider, 52);
  await expectCut(pair, 52);
  expect(await boxOf(pair)).toEqual(box);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);

  await hydrated(page);
  for (const [key, at] of [
    ['PageDown', 42],
    ['End', 100],
    ['ArrowLeft', 98],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectSaid(slider, at);
    await expectCut(pair, at);
  }
  await leaveAndReturn(page);
  await expectSaid(slider, 0);
  await expectCut(pair, 0);
});

test('the mouse moves it, and keys go on from there', smoke, async ({ page }) => {
  const { path, pair, slider } = firstDivider(page);
  await open(page, path);
  await toMiddle(slider);
  const { x, y, width, height } = await boxOf(slider);
  await page.mouse.move(x + width * 0.303, y + height / 4);
  await page.mouse.down();
  await expectCut(pair, 30.3);
  await page.mouse.move(x + width * 0.555, y + height / 3);
  await expectCut(pair, 55.5);
  await page.mouse.move(x + width + 30, y + height + 30);
  await expectCut(pair, 100);
  await page.mouse.up();
  await page.mouse.move(x + width * 0.2, y + height / 2);
  await expectSaid(slider, 100);
  await page.mouse.click(x + width * 0.303, y + height / 2);
  await page.keyboard.press('ArrowRight');
  await expectSaid(slider, 32);
});

test('both pictures can be enlarged', async ({ page }) => {
  const { path, pair } = firstDivider(page);
  await open(page, path);
  const links = pair.locator('a[data-enlarge]');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await link.click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
  }
});

test('it swings once, only where motion is allowed', onlyChromium, async ({ page }) => {
  const { path, pair, slider, line } = firstDivider(page);
  const swings = () => line.evaluate((element) => element.getAnimations().length);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  await slider.scrollIntoViewIfNeeded();
  await expect(pair.locator('[data-seen]')).toHaveCount(1);
  expect(await swings()).toBe(0);
  await line.evaluate((element) =>
    element.addEventListener('animationstart', () => element.setAttribute('data-swung', '')),
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(line).toHaveAttribute('data-swung');
  await slider.press('ArrowRight');
  expect(await swings()).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a finger moves it sideways, and the page up', onlyChromium, async ({ page }) => {
    const { path, pair, slider, line } = firstDivider(page);
    await open(page, path);
    await toMiddle(slider);
    const { x, y, width, height } = await boxOf(slider);
    const at = { x: x + width * 0.8, y: y + height / 2 };
    const before = await scrolled(page);
    await swipe(page, at, { x: 0, y: -250 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 100);
    await expectSaid(slider, 50);

    // A tap during a fling stops the fling, and nothing else.
    await atRest(page);
    await toMiddle(slider);
    await page.touchscreen.tap(at.x, at.y);
    await expectCut(pair, 80);
    await swipe(page, at, { x: -width * 0.6, y: 0 });
    await expectCut(pair, 20);

    for (const key of ['Home', 'End']) {
      await slider.press(key);
      await expect(line.locator('svg')).toBeInViewport({ ratio: 1 });
      expect(await sticksOut(page)).toEqual([]);
    }
  });
});

test('without scripts, both pictures are whole', noScripts, async ({ page }) => {
  const { path, pair } = firstDivider(page);
  await page.goto(path);
  await expectBothWhole(pair);
});

test.describe('both pictures are whole', () => {
  test.use({ mayComplain: true });

  test('on paper, without its code, and if one is missing', onlyChromium, async ({ page }) => {
    const { path, pair, slider } = firstDivider(page);
    await open(page, path);
    await slider.press('End');
    await page.emulateMedia({ media: 'print' });
    await expectBothWhole(pair);
    const before = await shown(pair).first().getAttribute('src');
    await page.emulateMedia({ media: 'screen' });

    await page.route('**/assets/below-header-*.js', (route) => route.abort());
    await page.goto(path);
    await expectBothWhole(pair);

    await page.unroute('**/assets/below-header-*.js');
    await page.route(`**${before}`, (route) => route.abort());
    await open(page, path);
    await pair.scrollIntoViewIfNeeded();
    await expect(pair.getByRole('link', { name: 'Open it alone' })).toBeVisible();
    await expect(slider).toBeHidden();
    await expect(pair.locator('img')).toHaveCSS('clip-path', 'none');
  });
});
