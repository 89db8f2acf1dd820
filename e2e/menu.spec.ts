import type { Locator, Page } from '@playwright/test';
import { navigation } from '../src/content/shell';
import { middleOf, swipe } from './support/finger';
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
/** The top of the menu, beside the close button, which can be dragged. */
const handle = (page: Page) => closeButton(page).locator('..');
const links = (page: Page) => menu(page).getByRole('navigation').getByRole('link');
const deck = (page: Page) => menu(page).getByRole('region', { name: 'Stories' });
const cards = (page: Page) => deck(page).getByRole('link');
const row = (page: Page) => deck(page).getByRole('list');
const next = (page: Page) => deck(page).getByRole('button', { name: 'Next story' });
const previous = (page: Page) => deck(page).getByRole('button', { name: 'Previous story' });
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

/** Opens the menu and waits until its stories have loaded and nothing moves. */
async function openWholeMenu(page: Page) {
  await openMenu(page);
  await expect(cards(page)).toHaveCount(stories.length);
  await expect.poll(() => countAnimations(page)).toBe(0);
}

/** Clicks the icon where it is, without scrolling the page. */
async function clickIcon(page: Page) {
  const { x, y } = await middleOf(icon(page));
  await page.mouse.click(x, y);
}

async function expectOpen(page: Page, isOpen: boolean) {
  await expect(menu(page)).toBeVisible({ visible: isOpen });
  await expect(icon(page)).toHaveAttribute('aria-expanded', String(isOpen));
}

async function expectClosedByIcon(page: Page) {
  await expectOpen(page, false);
  await expect(icon(page)).toBeFocused();
}

test('opens by click, and gives focus back to its icon when closed', smoke, async ({ page }) => {
  await open(page, '/about');
  await expect(mainNavigation(page)).toBeHidden();
  await expectOpen(page, false);
  await icon(page).click();
  await expectOpen(page, true);
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await expect(closeButton(page)).toBeFocused();
  await expect(links(page)).toHaveText(navigation.map(({ label }) => label));
  const current = links(page).and(page.locator('[aria-current="page"]'));
  await expect(current).toHaveAttribute('href', '/about');
  await closeButton(page).click();
  await expectClosedByIcon(page);
  // Each click at the icon's position opens or closes it.
  for (const isOpen of [true, false, true]) {
    await clickIcon(page);
    await expectOpen(page, isOpen);
  }
  await page.keyboard.press('Escape');
  await expectClosedByIcon(page);
});

test('opens and closes by keys, and keeps focus inside', smoke, async ({ page }) => {
  await open(page, '/');
  await icon(page).focus();
  await page.keyboard.press('Enter');
  await expect(closeButton(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(stories.length);
  const isInMenu = () => document.activeElement?.closest('dialog') !== null;
  // As many back as forth: past the last, Firefox would leave the page for its own controls.
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(isInMenu)).toBe(true);
    }
  }
  await closeButton(page).focus();
  await page.keyboard.press('Enter');
  await expectClosedByIcon(page);
});

test('closes when a press begins while it opens', async ({ page }) => {
  await open(page, '/');
  const { x, y } = await middleOf(icon(page));
  await page.mouse.move(x, y);
  const state = await icon(page).evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    const [opening] = document.querySelector('dialog')?.getAnimations() ?? [];
    opening?.pause();
    if (opening) opening.currentTime = 0;
    return opening?.playState;
  });
  expect(state).toBe('paused');
  await page.mouse.down();
  await menu(page).evaluate((box) => box.getAnimations().forEach((opening) => opening.finish()));
  await expectOpen(page, true);
  await page.mouse.up();
  await expectOpen(page, false);
});

test('closes when a link in it is followed', smoke, async ({ page, context }) => {
  await openMenu(page);
  const work = linkTo(menu(page), '/work');
  // In another tab: the menu stays open.
  const other = context.waitForEvent('page');
  await work.click({ modifiers: ['ControlOrMeta'] });
  await (await other).close();
  await expectOpen(page, true);
  await expect(page).toHaveURL('/');

  await follow(page, work, '/work');
  await expectOpen(page, false);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('link').first()).toBeEnabled();

  // To the page that is shown.
  await icon(page).click();
  await work.click();
  await expectOpen(page, false);
  await expect(page).toHaveURL('/work');
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
    await expectScrolledTo(page, 20);
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await page.goForward();
    await expectOpen(page, true);
    await expectScrolledTo(page, 20);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect.poll(() => page.evaluate(isMenuEntry)).toBe(false);
    await expectScrolledTo(page, 20);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('gives its entry to the page that is chosen, and drops it on reload', async ({ page }) => {
    await follow(page, linkTo(menu(page), '/work'), '/work');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expectHeading(page, '/about');
    await expectOpen(page, false);
    await clickIcon(page);
    await expectOpen(page, true);
    await page.reload();
    await hydrated(page);
    await expectOpen(page, false);
    await expect.poll(() => page.evaluate(isMenuEntry)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('is as the last of many quick clicks left it', async ({ page }) => {
    await page.evaluate(async () => {
      const [button, cross] = ['Menu', 'Close menu'].map((name) =>
        document.querySelector<HTMLElement>(`button[aria-label="${name}"]`),
      );
      for (let click = 0; click < 20; click += 1) {
        (document.querySelector('dialog')?.open ? cross : button)?.click();
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
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test('locks the page, and closes where the links have room', async ({ page }) => {
  await openMenu(page);
  // Over its top, which does not scroll itself.
  await page.mouse.move(200, 40);
  await page.mouse.wheel(0, 600);
  expect(await atRest(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);

  await scrollTo(page, 0);
  await clickIcon(page);
  await expectOpen(page, true);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(menu(page)).toBeHidden();
  await expect(mainNavigation(page)).toBeVisible();
  await expect(icon(page)).toBeHidden();
});

test('fits with text at 200%, down to its Motion switch', async ({ page }) => {
  await open(page, '/about');
  await addStyles(page, 'html { font-size: 200% }');
  await icon(page).click();
  await expect(cards(page)).toHaveCount(stories.length);
  const cut = await menu(page).evaluate((box) =>
    [...box.querySelectorAll('nav a > span, button, [role="group"], h2')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ left, right }) => left < 0 || right > innerWidth),
  );
  expect(cut).toEqual([]);
  for (const part of [links(page).last(), next(page), cards(page).first()]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.95 });
  }
  const off = menu(page).getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'Off' });
  await off.check();
  await expect(off).toBeInViewport();
  // Motion stops at once.
  expect(await countAnimations(page)).toBe(0);
});

test('does not animate under reduced motion', still, async ({ page }) => {
  await openMenu(page, '/about');
  await expect(cards(page)).toHaveCount(stories.length);
  const running = () => document.getAnimations().length;
  expect(await page.evaluate(running)).toBe(0);
  const stepped = await next(page).evaluate((button: HTMLElement) => {
    button.click();
    return document.querySelector('dialog section ul')?.scrollLeft ?? 0;
  });
  expect(stepped).toBeGreaterThan(100);
  const isGone = await closeButton(page).evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    return !button.checkVisibility();
  });
  expect(isGone).toBe(true);
  expect(await page.evaluate(running)).toBe(0);
});

test.describe('the deck', () => {
  test('steps through all stories with its buttons', smoke, async ({ page }) => {
    await openWholeMenu(page);
    await expect(previous(page)).toBeDisabled();
    await expect(cards(page).nth(1)).toBeInViewport();
    const step = async (button: Locator, story: number) => {
      const ended = row(page).evaluate(
        (list) =>
          new Promise((done) => list.addEventListener('scrollend', () => done(0), { once: true })),
      );
      await button.click();
      await expect(deck(page)).toContainText(position(story));
      await ended;
      await expect(deck(page)).toContainText(position(story));
      await expect(cards(page).nth(story - 1)).toBeInViewport({ ratio: 0.99 });
    };
    for (let story = 2; story <= stories.length; story += 1) await step(next(page), story);
    await expect(next(page)).toBeDisabled();
    await expect(next(page)).toBeFocused();
    for (let story = stories.length - 1; story >= 1; story -= 1) await step(previous(page), story);
    await expect(previous(page)).toBeDisabled();
    await expect.poll(() => row(page).evaluate((list) => list.scrollLeft)).toBe(0);
  });

  test('shows each card that gets focus, and begins with the current story', async ({ page }) => {
    await openWholeMenu(page);
    await next(page).focus();
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
  });

  test.describe('when its code fails to load', () => {
    test.use({ mayComplain: true });

    test('leaves the links as they are, and moves none when it loads later', async ({ page }) => {
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
});

// Distances and speeds: src/shell/MenuHandle.test.tsx.
test('follows a drag of its handle, springs back, and closes', async ({ page }) => {
  await openWholeMenu(page);
  const { x, y } = await middleOf(handle(page));
  const topNow = async () => (await closeButton(page).boundingBox())?.y ?? NaN;
  const top = await topNow();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 260, { steps: 4 });
  await expect.poll(topNow).toBe(top + 260);
  await page.mouse.move(x, y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(topNow).toBe(top);
  await expectOpen(page, true);
  await swipe(page, { x, y }, { x: 10, y: 400 });
  await expectClosedByIcon(page);
  await icon(page).click();
  await expect.poll(topNow).toBe(top);
});

test.describe('on a phone', onlyChromium, () => {
  test.use({ isMobile: true });

  test('fits phones and tablets, with its close button where the icon was', async ({ page }) => {
    await open(page, firstStory);
    for (const size of ['320x568', '390x844', '568x320', '760x1024']) {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await scrollTo(page, width === 390 ? 15 : 0);
      const before = await icon(page).boundingBox();
      await clickIcon(page);
      await expect(cards(page)).toHaveCount(stories.length);
      const after = await closeButton(page).boundingBox();
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        expect(Math.abs((after?.[side] ?? NaN) - (before?.[side] ?? NaN))).toBeLessThanOrEqual(1);
      }
      const sideways = await menu(page).evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      for (const part of [linkTo(menu(page), '/contact'), next(page)]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      // Each card has its whole cover, 4 to 3, and its name.
      const drawn = await cards(page).evaluateAll((all) =>
        all.map((card) => {
          const [cover, name] = ['img', 'span'].map((part) =>
            (card.querySelector(part) ?? card).getBoundingClientRect(),
          );
          const space = card.getBoundingClientRect().bottom - (name?.bottom ?? NaN);
          return `${((cover?.width ?? NaN) / (cover?.height ?? NaN)).toFixed(2)}, ${space >= -1}`;
        }),
      );
      expect(drawn).toEqual(stories.map(() => '1.33, true'));
      await closeButton(page).click();
      await expectOpen(page, false);
      await expect.poll(() => page.evaluate(isMenuEntry)).toBe(false);
    }
  });

  test('opens and closes by finger, and lets its deck be swiped to a card', async ({ page }) => {
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
    const offset = (list: Element) => {
      const edge = Number.parseFloat(getComputedStyle(list).scrollPaddingLeft);
      const lefts = [...list.children].map((card) => card.getBoundingClientRect().left - edge);
      return Math.min(...lefts.map(Math.abs));
    };
    await expect.poll(() => row(page).evaluate(offset)).toBeLessThanOrEqual(1);
    await swipe(page, await middleOf(handle(page)), { x: 0, y: 70 });
    await expectOpen(page, false);
  });
});
