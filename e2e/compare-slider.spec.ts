import type { Locator, Page } from '@playwright/test';
import { swipe } from './support/touch';
import { recordShiftsAfterFonts } from './support/layout';
import { blocks, orSkip } from './support/site';
import { expect, noScripts, onlyChromium, smoke, test } from './support/test';
import {
  getScrollY,
  holdRequests,
  leaveAndReturn,
  open,
  waitForHydration,
  waitForScrollEnd,
} from './support/visit';

/** The first before-and-after slider in the stories. */
const firstSlider = (page: Page) => {
  const { path, selector } = orSkip(blocks('compare')[0], 'a picture before and after');
  const pair = page.locator(selector);
  return { path, pair, slider: pair.getByRole('slider') };
};

const shown = (pair: Locator) => pair.locator('img').filter({ visible: true });

const toMiddle = (slider: Locator) =>
  slider.evaluate((range) => range.scrollIntoView({ block: 'center', behavior: 'instant' }));

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not visible`);
  return box;
}

/** Asserts where the upper picture starts, in percent from the left. */
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

async function expectBothUncut(pair: Locator) {
  await expect(pair.getByRole('slider')).toHaveCount(0);
  const pictures = shown(pair);
  await expect(pictures).toHaveCount(2);
  const [one, other] = [await boxOf(pictures.first()), await boxOf(pictures.last())];
  expect(
    other.y >= one.y + one.height || other.x >= one.x + one.width,
    'the pictures do not overlap',
  ).toBe(true);
  await expect(pair.locator('span:has(img)').last()).toHaveCSS('clip-path', 'none');
}

test('shows both pictures uncut without scripts', noScripts, async ({ page }) => {
  const { path, pair } = firstSlider(page);
  await page.goto(path);
  await expectBothUncut(pair);
});

test('moves with keys before hydration, and is restored after Back', smoke, async ({ page }) => {
  const { path, pair, slider } = firstSlider(page);
  const release = await holdRequests(page, '**/assets/below-header.chunk-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(slider).toBeVisible();
  await slider.scrollIntoViewIfNeeded();
  await expectSaid(slider, 50);
  await recordShiftsAfterFonts(page);
  for (const picture of await shown(pair).all()) {
    expect(await boxOf(picture)).toEqual(await boxOf(slider));
  }
  await slider.press('ArrowRight');
  release();
  await expectSaid(slider, 52);
  await expectCut(pair, 52);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);

  await waitForHydration(page);
  await page.keyboard.press('End');
  await expectSaid(slider, 100);
  await expectCut(pair, 100);
  await page.keyboard.press('ArrowLeft');
  await leaveAndReturn(page);
  await expectSaid(slider, 98);
  await expectCut(pair, 98);
});

test('moves with the mouse, then with keys, and enlarges pictures', smoke, async ({ page }) => {
  const { path, pair, slider } = firstSlider(page);
  await open(page, path);
  const swung = pair
    .locator('span:has(+ input)')
    .evaluate((line) => new Promise((done) => line.addEventListener('animationstart', done)));
  await toMiddle(slider);
  await swung;
  const { x, y, width, height } = await boxOf(slider);
  await page.mouse.move(x + width * 0.303, y + height / 4);
  await page.mouse.down();
  await expectCut(pair, 30.3);
  await page.mouse.move(x + width + 30, y + height + 30);
  await expectCut(pair, 100);
  await page.mouse.up();
  await page.mouse.move(x + width * 0.2, y + height / 2);
  await expectSaid(slider, 100);
  await page.mouse.click(x + width * 0.303, y + height / 2);
  await page.keyboard.press('ArrowRight');
  await expectSaid(slider, 32);

  const links = pair.locator('a[data-enlarge]');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await link.click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('moves by touch, and prints both pictures', onlyChromium, async ({ page }) => {
    const { path, pair, slider } = firstSlider(page);
    await open(page, path);
    await toMiddle(slider);
    const { x, y, width, height } = await boxOf(slider);
    const at = { x: x + width * 0.8, y: y + height / 2 };
    const before = await getScrollY(page);
    await swipe(page, at, { x: 0, y: -250 });
    await expect.poll(() => getScrollY(page)).toBeGreaterThan(before + 100);
    await expectSaid(slider, 50);

    // A tap during a fling only stops the fling.
    await waitForScrollEnd(page);
    await toMiddle(slider);
    await page.touchscreen.tap(at.x, at.y);
    await expectCut(pair, 80);
    await swipe(page, at, { x: -width * 0.6, y: 0 });
    await expectCut(pair, 20);
    await page.emulateMedia({ media: 'print' });
    await expectBothUncut(pair);
  });
});

test.describe('when a picture is missing', () => {
  test.use({ allowErrors: true });

  test('shows the other one uncut', async ({ page }) => {
    const { path, pair, slider } = firstSlider(page);
    await page.goto(path);
    const before = await shown(pair).first().getAttribute('src');
    await page.route(`**${before}`, (route) => route.abort());
    await open(page, path);
    await pair.scrollIntoViewIfNeeded();
    await expect(pair.getByRole('link', { name: 'Open it alone' })).toBeVisible();
    await expect(slider).toBeHidden();
    await expect(pair.locator('span:has(img)')).toHaveCSS('clip-path', 'none');
  });
});
