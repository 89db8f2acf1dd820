import type { Page } from '@playwright/test';
import { navigation } from '../src/content/shell';
import { centerOf, startTouch, swipe } from './support/touch';
import { firstStory, stories } from './support/site';
import { expect, onlyChromium, reducedMotion, smoke, test } from './support/test';
import {
  addStyles,
  expectHeading,
  expectScrolledTo,
  follow,
  footerLink,
  getScrollY,
  heading,
  holdRequests,
  linkTo,
  mainNavigation,
  open,
  scrollTo,
  waitForHydration,
  waitForScrollEnd,
} from './support/visit';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The button that opens the menu, but not the inert copy that the cover transition makes of it. */
const icon = (page: Page) => page.locator('button[aria-haspopup="dialog"]:not([inert] *)');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const closeButton = (page: Page) => menu(page).getByRole('button', { name: 'Close menu' });
const links = (page: Page) => menu(page).getByRole('navigation').getByRole('link');
const carousel = (page: Page) => menu(page).getByRole('region', { name: 'Case studies' });
const cards = (page: Page) => carousel(page).getByRole('link');
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next case study' });
const position = (story: number) => `${story} of ${stories.length}`;

const isMenuEntry = () => 'menu' in (history.state?.usr ?? {});
const expectNoEntry = (page: Page) => expect.poll(() => page.evaluate(isMenuEntry)).toBe(false);
const countAnimations = (page: Page) =>
  menu(page).evaluate((box) => box.getAnimations({ subtree: true }).length);

async function openMenu(page: Page, path = '/') {
  await open(page, path);
  await icon(page).click();
  await expectOpen(page, true);
}

/** Playwright's own click may scroll, and would wait while the close button covers `icon`. */
async function clickIcon(page: Page) {
  const { x, y } = await centerOf(icon(page));
  await page.mouse.click(x, y);
}

async function expectOpen(page: Page, isOpen: boolean) {
  await expect(menu(page)).toBeVisible({ visible: isOpen });
  await expect(icon(page)).toHaveAttribute('aria-expanded', String(isOpen));
}

test(
  'the menu opens and closes by mouse and keyboard, and focuses the menu button when it closes',
  smoke,
  async ({ page }) => {
    await open(page, '/about');
    await expect(mainNavigation(page)).toBeHidden();
    await icon(page).click();
    await expectOpen(page, true);
    await expect(links(page)).toHaveText(navigation.map(({ label }) => label));
    const current = links(page).and(page.locator('[aria-current="page"]'));
    await expect(current).toHaveAttribute('href', '/about');
    for (const key of ['Escape', 'Enter']) {
      await expect(closeButton(page)).toBeFocused();
      await page.keyboard.press(key);
      await expectOpen(page, false);
      await expect(icon(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expectOpen(page, true);
    }
    // While the menu is open, the close button covers `icon`: a click there closes the menu.
    const { x, y } = await centerOf(icon(page));
    await page.mouse.click(x, y);
    await expectOpen(page, false);
    await expect(icon(page)).toBeFocused();
    await page.mouse.dblclick(x, y);
    await expectOpen(page, false);
    await expectNoEntry(page);
  },
);

test(
  'the menu closes on Back, reopens on Forward, and leaves no history entry when Escape closes it',
  smoke,
  async ({ page }) => {
    await open(page, '/');
    await follow(page, footerLink(page, '/about'), '/about');
    await scrollTo(page, 20);
    await clickIcon(page);
    await expectOpen(page, true);
    await page.goBack();
    await expectOpen(page, false);
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expectOpen(page, true);
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expectNoEntry(page);
    await expectScrolledTo(page, 20);

    await clickIcon(page);
    await expectOpen(page, true);
    await page.reload();
    await waitForHydration(page);
    await expectOpen(page, false);
    await expectNoEntry(page);

    await clickIcon(page);
    await follow(page, linkTo(menu(page), '/work'), '/work');
    await expectOpen(page, false);
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expectHeading(page, '/about');
    await expectOpen(page, false);
    await page.goBack();
    await expectHeading(page, '/');
  },
);

test('the menu stops the page from scrolling, and closes when the screen gets wide', async ({
  page,
}) => {
  await openMenu(page, '/about');
  // (200, 40) is near the menu's top, where no scrollable part of the menu takes the wheel event.
  await page.mouse.move(200, 40);
  await page.mouse.wheel(0, 600);
  expect(await waitForScrollEnd(page)).toBe(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectOpen(page, false);
  await expect(mainNavigation(page)).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => getScrollY(page)).toBeGreaterThan(0);
});

test('the menu does not animate with reduced motion', reducedMotion, async ({ page }) => {
  await openMenu(page);
  await expect(cards(page)).toHaveCount(stories.length);
  expect(await countAnimations(page)).toBe(0);
  const isShown = await closeButton(page).evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    return button.checkVisibility();
  });
  expect(isShown).toBe(false);
});

test(
  'the menu’s carousel shows all stories one by one, by button and by Tab, and opens a story on Enter',
  smoke,
  async ({ page }) => {
    await openMenu(page);
    await expect(cards(page)).toHaveCount(stories.length);
    await expect.poll(() => countAnimations(page)).toBe(0);
    for (let story = 2; story <= stories.length; story += 1) {
      await next(page).click();
      await expect(carousel(page)).toContainText(position(story));
    }
    await expect(cards(page).last()).toBeInViewport({ ratio: 0.99 });
    for (const card of await cards(page).all()) {
      await page.keyboard.press('Tab');
      await expect(card).toBeFocused();
      await expect(card).toBeInViewport({ ratio: 0.99 });
    }
    await page.keyboard.press('Enter');
    await expectHeading(page, stories.at(-1) ?? '');
    await expectOpen(page, false);
  },
);

test('the menu’s links do not move when the carousel loads late', async ({ page }) => {
  const release = await holdRequests(page, /menu.chunk/);
  await openMenu(page);
  await expect.poll(() => countAnimations(page)).toBe(0);
  const before = await links(page).first().boundingBox();
  release();
  await expect(cards(page)).toHaveCount(stories.length);
  expect(await links(page).first().boundingBox()).toEqual(before);
});

test.describe('on a phone', onlyChromium, () => {
  test.use({ isMobile: true });

  test('the menu fits small screens and large text, and its close button is exactly where the menu button was', async ({
    page,
  }) => {
    await open(page, firstStory);
    for (const [width, height, textSize] of [
      [320, 568, '100%'],
      [568, 320, '100%'],
      [390, 844, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await addStyles(page, `html { font-size: ${textSize} }`);
      await scrollTo(page, 15);
      const before = await centerOf(icon(page));
      await clickIcon(page);
      await expect(cards(page)).toHaveCount(stories.length);
      const after = await centerOf(closeButton(page));
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(1);
      const cut = await menu(page).evaluate((box) =>
        [...box.querySelectorAll('nav a > span, button, [role="group"], h2')]
          .map((element) => element.getBoundingClientRect())
          .filter(({ left, right }) => left < 0 || right > innerWidth),
      );
      expect(cut).toEqual([]);
      for (const part of [linkTo(menu(page), '/contact'), next(page)]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      await closeButton(page).click();
      await expectOpen(page, false);
      await expectNoEntry(page);
    }
  });

  test('a swipe down closes the menu, and a sideways swipe moves its carousel', async ({
    page,
  }) => {
    await openMenu(page);
    await expect(cards(page)).toHaveCount(stories.length);
    // The close button overlaps the drag handle, and must still take taps.
    await closeButton(page).tap();
    await expectOpen(page, false);
    await icon(page).tap();
    await expectOpen(page, true);
    await expect.poll(() => countAnimations(page)).toBe(0);
    await swipe(page, await centerOf(carousel(page).getByRole('list')), { x: -260, y: 0 });
    await expect(carousel(page)).not.toContainText(position(1));

    // The drag handle spans the menu's top bar, which is the close button's parent.
    const { x, y } = await centerOf(closeButton(page).locator('..'));
    const topNow = async () => (await closeButton(page).boundingBox())?.y ?? NaN;
    const top = await topNow();
    const touch = await startTouch(page, { x, y });
    await touch.move({ x, y: y + 100 });
    await touch.move({ x, y: y + 400 });
    await expect.poll(topNow).toBe(top + 400);
    await touch.end();
    await expectOpen(page, false);
    await icon(page).click();
    await expect.poll(topNow).toBe(top);
  });
});
