import type { Page } from '@playwright/test';
import { hero } from '../src/content/home';
import { swipe } from './support/touch';
import { findAxeViolations } from './support/accessibility';
import { expect, onlyChromium, smoke, test } from './support/test';
import { getScrollY, heading, open } from './support/visit';

const frame = (page: Page) => page.locator('h1 span[aria-hidden="true"]');
const slider = (page: Page, axis: string) =>
  page.getByRole('slider', { name: `${axis} of the word ${hero.headline[1]}` });
const width = (page: Page) => slider(page, 'Width');
const weight = (page: Page) => slider(page, 'Weight');

const word = (page: Page) =>
  page.locator('h1 span:has(> [aria-hidden])').evaluate((element) => {
    const { fontFamily, fontStretch, fontWeight } = getComputedStyle(element);
    const hasOwnFont = fontFamily.startsWith('Play');
    return { hasOwnFont, width: parseFloat(fontStretch), weight: parseFloat(fontWeight) };
  });

const outline = (page: Page): Promise<DOMRect> =>
  frame(page).evaluate((element) => element.getBoundingClientRect().toJSON());

const boxesAroundWord = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (node: Node) => {
      const range = new Range();
      range.selectNode(node);
      return (node instanceof Element ? node : range).getBoundingClientRect().toJSON();
    };
    const parts = document.querySelector('h1')?.childNodes ?? [];
    return [...parts, ...document.querySelectorAll('h1, main img, header:has(h1) p')].map(boxOf);
  });

async function drag(page: Page, across: number, down: number) {
  const { right, bottom, height } = await outline(page);
  await page.mouse.move(right, bottom);
  await page.mouse.down();
  await page.mouse.move(right + across * height, bottom + down * height, { steps: 8 });
}

async function expectRestored(page: Page, before: object) {
  await expect.poll(() => word(page)).toMatchObject({ width: 100, weight: 700 });
  await expect.poll(() => outline(page)).toEqual(before);
  await expect(width(page)).toHaveValue('100');
  await expect(weight(page)).toHaveValue('700');
}

async function openHome(page: Page) {
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return { positions: await boxesAroundWord(page), before: await outline(page) };
}

test(
  'when the frame around a word of the headline is dragged inward, only that word gets narrower and lighter',
  smoke,
  async ({ page }) => {
    const { positions, before } = await openHome(page);

    await drag(page, -0.2, -0.5);
    await expect.poll(() => word(page)).toMatchObject({ hasOwnFont: true });
    const drawn = await word(page);
    expect(drawn.width).toBeGreaterThan(80);
    expect(drawn.width).toBeLessThan(98);
    expect(drawn.weight).toBeGreaterThan(300);
    expect(drawn.weight).toBeLessThan(600);

    await page.mouse.move(0, 0);
    await page.mouse.up();
    await expect.poll(() => word(page)).toMatchObject({ width: 75, weight: 200 });
    const { x, y, width: narrow, height } = await outline(page);
    expect({ x, y, height }).toEqual({ x: before.x, y: before.y, height: before.height });
    expect(narrow).toBeLessThan(before.width * 0.8);
    expect(await boxesAroundWord(page)).toEqual(positions);
    await expect(width(page)).toHaveValue('75');

    await drag(page, 5, 5);
    await page.mouse.up();
    await expectRestored(page, before);
  },
);

test(
  'the headline’s framed word has keyboard sliders for width and weight, and Escape resets it',
  smoke,
  async ({ page }) => {
    const { positions, before } = await openHome(page);
    await expect(heading(page)).toHaveAccessibleName(hero.headline.join(' '));
    await heading(page).focus();
    await page.keyboard.press('Tab');
    await expect(width(page)).toBeFocused();
    await expect(width(page)).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await expect(weight(page)).toBeFocused();
    await page.keyboard.press('Home');
    await expect.poll(() => word(page)).toEqual({ hasOwnFont: true, width: 99, weight: 200 });
    const isVisible = () => document.activeElement?.checkVisibility({ opacityProperty: true });
    expect(await page.evaluate(isVisible)).toBe(true);
    expect(await boxesAroundWord(page)).toEqual(positions);
    expect(await findAxeViolations(page, 'header:has(h1)')).toEqual([]);
    await page.keyboard.press('Escape');
    await expectRestored(page, before);

    await page.setViewportSize({ width: 320, height: 568 });
    await expect(weight(page)).toBeInViewport({ ratio: 1 });
  },
);

test.describe('on a phone', onlyChromium, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a touch drag makes the headline’s framed word narrower and thinner, and a double click resets it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { positions, before } = await openHome(page);
    // This point is in the drag handle's touch target, but outside its visible square.
    const handle = { x: before.right + 15, y: before.bottom + 15 };
    await swipe(page, handle, { x: -40, y: -60 });
    await expect.poll(() => word(page)).toEqual({ hasOwnFont: true, width: 75, weight: 200 });
    expect(await getScrollY(page)).toBe(0);
    expect(await boxesAroundWord(page)).toEqual(positions);

    const { right, bottom } = await outline(page);
    await page.mouse.dblclick(right, bottom);
    await expectRestored(page, before);
  });
});

test.describe(() => {
  test.use({ allowErrors: true });

  test('if the font of the headline’s framed word fails to load, the word stays unchanged, and the next drag retries the font', async ({
    page,
  }) => {
    await page.route('**/assets/play-*.woff2', (route) => route.abort());
    const { before } = await openHome(page);
    const failed = page.waitForEvent('requestfailed');
    await drag(page, -1, -1);
    await failed;
    await page.mouse.up();
    await expectRestored(page, before);
    expect(await word(page)).toMatchObject({ hasOwnFont: false });

    await page.unroute('**/assets/play-*.woff2');
    await drag(page, -1, -1.5);
    await page.mouse.up();
    await expect.poll(() => word(page)).toMatchObject({ hasOwnFont: true, width: 75, weight: 200 });
  });
});
