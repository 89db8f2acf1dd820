import type { Page } from '@playwright/test';
import { navigation } from '../src/content/shell';
import { middleOf, putFinger, swipe } from './support/finger';
import { firstStory, stories } from './support/site';
import { expect, onlyChromium, smoke, still, test } from './support/test';
import {
  addStyles,
  atRest,
  expectHeading,
  expectScrolledTo,
  follow,
  footerLink,
  heading,
  hold,
  hydrated,
  linkTo,
  mainNavigation,
  open,
  scrolled,
  scrollTo,
} from './support/visit';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const icon = (page: Page) => page.locator('button[aria-haspopup="dialog"]');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const closeButton = (page: Page) => menu(page).getByRole('button', { name: 'Close menu' });
const links = (page: Page) => menu(page).getByRole('navigation').getByRole('link');
const deck = (page: Page) => menu(page).getByRole('region', { name: 'Stories' });
const cards = (page: Page) => deck(page).getByRole('link');
const row = (page: Page) => deck(page).getByRole('list');
const next = (page: Page) => deck(page).getByRole('button', { name: 'Next story' });
const position = (story: number) => `${story} of ${stories.length}`;

/** True if the current history entry is the open menu's. */
const isMenuEntry = () => 'menu' in (history.state?.usr ?? {});
const countAnimations = (page: Page) =>
  menu(page).evaluate((box) => box.getAnimations({ subtree: true }).length);

async function openMenu(page: Page, path = '/') {
  await open(page, path);
  await icon(page).click();
  await expectOpen(page, true);
}

/** Clicks the place of the icon, which the close button may cover, without scrolling the page. */
async function clickIcon(page: Page) {
  const { x, y } = await middleOf(icon(page));
  await page.mouse.click(x, y);
}

async function expectOpen(page: Page, isOpen: boolean) {
  await expect(menu(page)).toBeVisible({ visible: isOpen });
  await expect(icon(page)).toHaveAttribute('aria-expanded', String(isOpen));
}

test('opens and closes by click and by key, and returns focus', smoke, async ({ page }) => {
  await open(page, '/about');
  await expect(mainNavigation(page)).toBeHidden();
  await icon(page).click();
  await expectOpen(page, true);
  await expect(page.locator('dialog:modal')).toHaveCount(1);
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
  for (const isOpen of [false, true, false]) {
    await clickIcon(page);
    await expectOpen(page, isOpen);
  }
  await expect(icon(page)).toBeFocused();
});

test('closes when a press begins while it opens', async ({ page }) => {
  await open(page, '/');
  const { x, y } = await middleOf(icon(page));
  await page.mouse.move(x, y);
  await icon(page).evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    const [opening] = document.querySelector('dialog')?.getAnimations() ?? [];
    if (!opening) throw new Error('The menu opens without an animation.');
    opening.pause();
    opening.currentTime = 0;
  });
  await page.mouse.down();
  await menu(page).evaluate((box) => box.getAnimations().forEach((opening) => opening.finish()));
  await expectOpen(page, true);
  await page.mouse.up();
  await expectOpen(page, false);
});

test.describe('in the history', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/');
    await follow(page, footerLink(page, '/about'), '/about');
    await scrollTo(page, 20);
    await clickIcon(page);
    await expectOpen(page, true);
  });

  test('closes by Back, opens by Forward, and leaves no entry', smoke, async ({ page }) => {
    await page.goBack();
    await expectOpen(page, false);
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expectOpen(page, true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect.poll(() => page.evaluate(isMenuEntry)).toBe(false);
    await expectScrolledTo(page, 20);
    await clickIcon(page);
    await expectOpen(page, true);
    await page.reload();
    await hydrated(page);
    await expectOpen(page, false);
    await expect.poll(() => page.evaluate(isMenuEntry)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('gives its entry to the page that is chosen', smoke, async ({ page }) => {
    const work = linkTo(menu(page), '/work');
    await follow(page, work, '/work');
    await expectOpen(page, false);
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expectHeading(page, '/about');
    await expectOpen(page, false);
    await page.goForward();
    await expectHeading(page, '/work');
    await clickIcon(page);
    await work.click();
    await expectOpen(page, false);
    await expect(page).toHaveURL('/work');
  });

  test('is as the last of many quick clicks left it', async ({ page }) => {
    await menu(page).evaluate(async (box: HTMLDialogElement) => {
      for (let click = 0; click < 20; click += 1) {
        const name = box.open ? 'Close menu' : 'Menu';
        document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
        // The history follows some tasks later: before the next click, or after it.
        for (let task = (click * 7) % 5; task >= 0; task -= 1) {
          await new Promise((done) => setTimeout(done));
        }
      }
    });
    await expectOpen(page, true);
    await expect.poll(() => page.evaluate(isMenuEntry)).toBe(true);
    await page.goBack();
    await expectOpen(page, false);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test('locks the page, fits text at 200%, and closes where the links have room', async ({
  page,
}) => {
  await openMenu(page, '/about');
  // Over its top, which does not scroll itself.
  await page.mouse.move(200, 40);
  await page.mouse.wheel(0, 600);
  expect(await atRest(page)).toBe(0);
  await expect(cards(page)).toHaveCount(stories.length);
  await addStyles(page, 'html { font-size: 200% }');
  const cut = await menu(page).evaluate((box) =>
    [...box.querySelectorAll('nav a > span, button, [role="group"], h2')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ left, right }) => left < 0 || right > innerWidth),
  );
  expect(cut).toEqual([]);
  const motion = menu(page).getByRole('group', { name: 'Motion' });
  for (const part of [links(page).last(), cards(page).first(), motion]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.95 });
  }

  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(menu(page)).toBeHidden();
  await expect(mainNavigation(page)).toBeVisible();
  await expect(icon(page)).toBeHidden();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

test('does not animate under reduced motion', still, async ({ page }) => {
  await openMenu(page);
  await expect(cards(page)).toHaveCount(stories.length);
  expect(await countAnimations(page)).toBe(0);
  const state = await menu(page).evaluate(async (box) => {
    const click = (name: string) =>
      box.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    click('Next story');
    const left = box.querySelector('ul')?.scrollLeft ?? 0;
    click('Close menu');
    await Promise.resolve();
    return { hasStepped: left > 100, isShown: box.checkVisibility() };
  });
  expect(state).toEqual({ hasStepped: true, isShown: false });
});

test(
  'shows all stories by buttons and Tab, and begins with the current',
  smoke,
  async ({ page }) => {
    await openMenu(page);
    await expect(cards(page)).toHaveCount(stories.length);
    await expect.poll(() => countAnimations(page)).toBe(0);
    await expect(cards(page).nth(1)).toBeInViewport();
    for (let story = 2; story <= stories.length; story += 1) {
      await next(page).click();
      await expect(deck(page)).toContainText(position(story));
    }
    await expect(next(page)).toBeDisabled();
    await expect(cards(page).last()).toBeInViewport({ ratio: 0.99 });
    await expect(next(page)).toBeFocused();
    for (const card of await cards(page).all()) {
      await page.keyboard.press('Tab');
      await expect(card).toBeFocused();
      await expect(card).toBeInViewport({ ratio: 0.99 });
    }
    await page.keyboard.press('Enter');
    await expectHeading(page, stories.at(-1) ?? '');
    await expectOpen(page, false);
    await clickIcon(page);
    await expect(cards(page).and(page.locator('[aria-current="page"]'))).toBeInViewport();
    await expect(deck(page)).toContainText(position(stories.length));
  },
);

test.describe('when the code of its deck fails to load', () => {
  test.use({ mayComplain: true });

  test('keeps its links, and moves none when the deck loads later', async ({ page }) => {
    await page.route(/menu-extras/, (route) => route.abort());
    await openMenu(page);
    await follow(page, linkTo(menu(page), '/work'), '/work');
    await page.unrouteAll();
    const release = await hold(page, /menu-extras/);
    await icon(page).click();
    await expectOpen(page, true);
    await expect.poll(() => countAnimations(page)).toBe(0);
    const before = await links(page).first().boundingBox();
    release();
    await expect(cards(page)).toHaveCount(stories.length);
    expect(await links(page).first().boundingBox()).toEqual(before);
  });
});

test.describe('on a phone', onlyChromium, () => {
  test.use({ isMobile: true });

  test('fits phones and tablets, with its close button where the icon was', async ({ page }) => {
    await open(page, firstStory);
    for (const [width, height] of [
      [320, 568],
      [568, 320],
      [760, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await scrollTo(page, 15);
      const before = await middleOf(icon(page));
      await clickIcon(page);
      await expect(cards(page)).toHaveCount(stories.length);
      const after = await middleOf(closeButton(page));
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(1);
      const sideways = await menu(page).evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      for (const part of [linkTo(menu(page), '/contact'), next(page)]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      await closeButton(page).click();
      await expectOpen(page, false);
      await expect.poll(() => page.evaluate(isMenuEntry)).toBe(false);
    }
  });

  // Distances and speeds: src/shell/MenuHandle.test.tsx.
  test('opens, closes, and follows by finger, and lets its deck be swiped', async ({ page }) => {
    await open(page, '/');
    await icon(page).tap();
    // Now the handle lies beneath the close button.
    await expect(cards(page)).toHaveCount(stories.length);
    await closeButton(page).tap();
    await expectOpen(page, false);
    await icon(page).tap();
    await expectOpen(page, true);
    await expect.poll(() => countAnimations(page)).toBe(0);
    await swipe(page, await middleOf(row(page)), { x: -260, y: 0 });
    await expect(deck(page)).not.toContainText(position(1));
    const distanceToCard = (list: Element) => {
      const edge = Number.parseFloat(getComputedStyle(list).scrollPaddingLeft);
      const lefts = [...list.children].map((card) => card.getBoundingClientRect().left - edge);
      return Math.min(...lefts.map(Math.abs));
    };
    await expect.poll(() => row(page).evaluate(distanceToCard)).toBeLessThanOrEqual(1);

    // The top of the menu, beside the close button, is its handle.
    const { x, y } = await middleOf(closeButton(page).locator('..'));
    const topNow = async () => (await closeButton(page).boundingBox())?.y ?? NaN;
    const top = await topNow();
    const finger = await putFinger(page, { x, y });
    await finger.move({ x, y: y + 100 });
    await finger.move({ x, y: y + 260 });
    await expect.poll(topNow).toBe(top + 260);
    await finger.move({ x, y: y + 10 });
    await finger.lift();
    await expect.poll(topNow).toBe(top);
    await expectOpen(page, true);
    await swipe(page, { x, y }, { x: 0, y: 70 });
    await expectOpen(page, false);
    await icon(page).click();
    await expect.poll(topNow).toBe(top);
  });
});
