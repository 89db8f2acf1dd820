import type { Locator, Page } from '@playwright/test';
import { strip as logos } from '../src/content/home';
import { centerOf, startTouch, swipe } from './support/touch';
import { expect, noScripts, onlyChromium, reducedMotion, smoke, test } from './support/test';
import { getScrollY, motionSwitch, open } from './support/visit';

const names = logos.logos.map(({ name }) => name);
const phone = { width: 390, height: 844 };

const region = (page: Page): Locator => page.getByRole('region', { name: logos.title });
const button = (page: Page): Locator => region(page).getByRole('button', { name: /the logos$/ });
const strip = (page: Page): Locator => region(page).locator('[data-running]');

const read = (page: Page) =>
  strip(page).evaluate((element) => {
    const [animation, ...more] = element.getAnimations({ subtree: true });
    const track = element.firstElementChild?.getBoundingClientRect();
    if (!animation || !track || more.length > 0) throw new Error('Expected one animation.');
    const { playState: state, playbackRate: rate } = animation;
    return { state, rate, left: track.left, half: track.width / 2 };
  });

const expectDrifting = (page: Page) =>
  expect.poll(() => read(page)).toMatchObject({ state: 'running', rate: 1 });
const expectPaused = (page: Page) =>
  expect.poll(() => read(page)).toMatchObject({ state: 'paused' });

async function openDrifting(page: Page) {
  await open(page, '/');
  await strip(page).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expectDrifting(page);
}

/**
 * Returns how far the track has moved to the right, in pixels. The track's halves look the same, so
 * it starts again after half its width: such jumps do not count.
 */
const movedBy = (from: { left: number; half: number }, to: { left: number }) =>
  ((((to.left - from.left) % from.half) + 1.5 * from.half) % from.half) - from.half / 2;

test(
  'the logo strip drifts, follows drags, and pauses on hover, on focus, or when its button is pressed',
  smoke,
  async ({ page }) => {
    await openDrifting(page);
    await expect(region(page).getByRole('listitem')).toHaveText(names);

    const { x, y } = await centerOf(strip(page));
    await page.mouse.move(x, y);
    await expectPaused(page);
    await page.mouse.down();
    const from = await read(page);
    await page.mouse.move(x - 300, y, { steps: 8 });
    expect(movedBy(from, await read(page))).toBeCloseTo(-300, 0);
    await page.mouse.up();
    await page.mouse.move(10, 10);
    await expectDrifting(page);
    expect(await page.evaluate(() => String(getSelection()))).toBe('');

    await page.locator('#figures a').last().focus();
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
    await expectPaused(page);
    await page.keyboard.press('Enter');
    await expect(button(page)).toHaveAccessibleName('Play the logos');
    // Play starts the strip even though focus on the button otherwise pauses it.
    await page.keyboard.press('Enter');
    await expect(button(page)).toHaveAccessibleName('Pause the logos');
    await expectDrifting(page);
    await page.keyboard.press('Enter');
    await button(page).blur();
    await expectPaused(page);
  },
);

/** The largest gap in pixels: between logos, between the track's halves, or at the strip's end. */
const gap = (page: Page) =>
  strip(page).evaluate((element) => {
    const boxesOf = (part: string) =>
      [...element.querySelectorAll(part)].map((each) => each.getBoundingClientRect());
    const lists = boxesOf('ul');
    const half = (element.firstElementChild?.getBoundingClientRect().width ?? NaN) / 2;
    const [start = NaN, middle = NaN] = [lists[0]?.left, lists[lists.length / 2]?.left];
    const items = boxesOf('li');
    return Math.max(
      ...items.slice(1).map(({ left }, index) => Math.abs(left - (items[index]?.right ?? NaN))),
      Math.abs(middle - start - half),
      element.clientWidth - half,
    );
  });

test.describe('on a touch screen', () => {
  // At this scale, widths in CSS pixels are fractions, so rounding could leave gaps between logos.
  test.use({ hasTouch: true, viewport: phone, deviceScaleFactor: 1.75 });

  async function expectStaticAndComplete(page: Page) {
    await expect(strip(page)).toHaveCount(0);
    await expect(region(page).getByRole('button')).toHaveCount(0);
    const items = region(page).locator('li:visible');
    await expect(items).toHaveText(names);
    const rights = await items.evaluateAll((all) =>
      all.map((item) => item.getBoundingClientRect().right),
    );
    expect(Math.max(...rights)).toBeLessThanOrEqual(phone.width);
  }

  test(
    'a sideways swipe moves the logo strip, and a vertical swipe scrolls the page',
    onlyChromium,
    async ({ page }) => {
      await openDrifting(page);
      const { y } = await centerOf(strip(page));
      const touch = await startTouch(page, { x: 300, y });
      await expectPaused(page);
      const from = await read(page);
      for (let x = 280; x >= 100; x -= 20) await touch.move({ x, y });
      // The strip moves less than the finger: browsers do not report the first pixels of a swipe.
      expect(Math.abs(movedBy(from, await read(page)) + 200)).toBeLessThan(30);
      await touch.end();
      await expectDrifting(page);

      const top = await getScrollY(page);
      await swipe(page, { x: 200, y }, { x: 0, y: -250 });
      await expect.poll(() => getScrollY(page)).toBeGreaterThan(top + 60);
    },
  );

  test(
    'the logo strip has no gaps at any width, and its button is at the screen’s edge',
    smoke,
    async ({ page }) => {
      await openDrifting(page);
      for (const width of [phone.width, 1920, 3840]) {
        await page.setViewportSize({ width, height: 1000 });
        await expect.poll(() => gap(page)).toBeLessThan(0.1);
        const control = await button(page).boundingBox();
        const edge = await page.evaluate(() => document.documentElement.clientWidth);
        expect((control?.x ?? NaN) + (control?.width ?? NaN)).toBeCloseTo(edge, 0);
        expect(control?.width).toBeLessThan(80);
      }
    },
  );

  test(
    'with reduced motion, the logo strip moves only if the visitor turns motion on',
    reducedMotion,
    async ({ page }) => {
      await open(page, '/');
      await expectStaticAndComplete(page);
      await motionSwitch(page, 'On').check();
      await expect(button(page)).toBeAttached();
      await strip(page).scrollIntoViewIfNeeded();
      await expectDrifting(page);
      await motionSwitch(page, 'Off').check();
      await expectStaticAndComplete(page);
    },
  );

  test(
    'without scripts, the logo strip shows all logos and does not move',
    noScripts,
    async ({ page }) => {
      await page.goto('/');
      await expectStaticAndComplete(page);
    },
  );
});
