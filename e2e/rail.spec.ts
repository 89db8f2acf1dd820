import type { Locator, Page } from '@playwright/test';
import { keys } from '../src/content/keys';
import { firstStory, storyWith } from './support/site';
import { expect, noScripts, onlyChromium, smoke, test } from './support/test';
import { expectScrolledTo, open, scrolled, scrollTo, switchMotionOff } from './support/visit';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const chapters = ['Goals', 'Users', 'Problems', 'Approach', 'Media', 'Skills'];

const rail = (page: Page): Locator => page.getByRole('navigation', { name: 'Chapters' });
const link = (page: Page, name: string): Locator => rail(page).getByRole('link', { name });
const current = (page: Page): Locator => rail(page).locator('[aria-current]');
const expectCurrent = (page: Page, name: string) => expect(current(page)).toHaveText([name]);

/** Asserts that a chapter is current and begins at the top of the screen, below the bar, uncovered. */
const expectRead = (page: Page, name: string) =>
  expect
    .poll(
      () =>
        page.locator(`#${name.toLowerCase()}`).evaluate((chapter) => {
          const nav = document.querySelector('nav[aria-label="Chapters"]');
          const bar = nav?.getBoundingClientRect() ?? new DOMRect();
          const below = chapter.getBoundingClientRect().top - (bar.width > 300 ? bar.bottom : 0);
          const heading = chapter.querySelector('h2, h3');
          const { left, top, height } = heading?.getBoundingClientRect() ?? new DOMRect();
          return {
            atTop: below > -0.5 && below < 100,
            uncovered: heading?.contains(document.elementFromPoint(left + 4, top + height / 2)),
            current: nav?.querySelector('[aria-current]')?.textContent,
          };
        }),
      { message: name },
    )
    .toEqual({ atTop: true, uncovered: true, current: name });

/** Scrolls the reading line to the middle of chapters, down and up. */
async function expectCurrentFollows(page: Page) {
  await scrollTo(page, 0);
  await expect(current(page)).toHaveCount(0);
  for (const name of ['Approach', 'Media', 'Skills', 'Media', 'Approach']) {
    await page.locator(`#${name.toLowerCase()}`).evaluate((chapter) => {
      const { top, height } = chapter.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight * 0.2, behavior: 'instant' });
    });
    await expectCurrent(page, name);
    await expect(current(page)).toBeInViewport({ ratio: 1 });
  }
  await scrollTo(page, 1e6);
  await expectCurrent(page, 'Skills');
  await scrollTo(page, 0);
  await expect(current(page)).toHaveCount(0);
}

test('J and K go through a story, and the current chapter follows', smoke, async ({ page }) => {
  await open(page, firstStory);
  for (const name of chapters) {
    await page.keyboard.press('j');
    await expectRead(page, name);
  }
  await page.keyboard.press('j');
  await expect(page.locator('#next-story')).toBeInViewport({ ratio: 0.5 });
  for (const name of ['Skills', 'Media']) {
    await page.keyboard.press('k');
    await expectRead(page, name);
  }
  await expectCurrentFollows(page);
});

test('links go to their chapters without scripts', noScripts, async ({ page }) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto(firstStory);
    for (const name of chapters) await expect(link(page, name)).toBeVisible();
    await link(page, 'Approach').click();
    await expect(page).toHaveURL(`${firstStory}#approach`);
    await expect(page.locator('#approach').getByRole('heading').first()).toBeInViewport();
    await expect(rail(page)).toHaveCSS('position', viewport === phone ? 'static' : 'sticky');
  }
});

test('the progress line moves only where motion is allowed', onlyChromium, async ({ page }) => {
  const running = () => rail(page).evaluate((nav) => nav.getAnimations({ subtree: true }).length);
  const line = () =>
    rail(page)
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => new DOMMatrix(getComputedStyle(item, '::before').transform).d),
      );
  await open(page, firstStory);
  await expect.poll(running).toBe(chapters.length);
  await scrollTo(page, 4000);
  await expectCurrent(page, 'Approach');
  await expect.poll(line).toEqual([1, 1, 1, expect.any(Number), 0, 0]);
  expect((await line())[3]).toBeGreaterThan(0.5);
  await switchMotionOff(page);
  await expect.poll(running).toBe(0);
  expect(await line()).toEqual([1, 1, 1, 0.5, 0, 0]);
});

test('the rail is whole or gone while a room passes', onlyChromium, async ({ page }) => {
  await open(page, storyWith('scene'));
  const room = page.locator('[data-scene]');
  /** Returns the background that the rail's colors match, unless it is hidden. */
  const look = () =>
    rail(page).evaluate((nav) => {
      if (getComputedStyle(nav).opacity === '0') return 'gone';
      const color = (selector: string) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element).color;
      };
      const shown = color('nav[aria-label="Chapters"] [aria-current]');
      if (shown === color('[data-scene]')) return 'room';
      return shown === color('body') ? 'page' : 'wrong color';
    });
  /** Scrolls an edge of the room to shares of the screen's height. */
  const expectLook = async (expected: RegExp, edge: 'top' | 'bottom', ...shares: number[]) => {
    for (const share of shares) {
      await room.evaluate(
        (it, [side, at]) => {
          const { [side]: from } = it.getBoundingClientRect();
          scrollBy({ top: from - at * innerHeight, behavior: 'instant' });
        },
        [edge, share] as const,
      );
      await expect.poll(look, `the room's ${edge} at ${share}`).toMatch(expected);
    }
  };
  await expectLook(/page/, 'top', 0.6, 0.4);
  await expectLook(/gone/, 'top', 0.3, 0.1);
  await expectLook(/room/, 'top', 0);
  await expectLook(/room/, 'bottom', 1);
  await expectLook(/gone/, 'bottom', 0.85, 0.8);
  await expectLook(/page/, 'bottom', 0.45, 0.2);
  await switchMotionOff(page);
  await expectLook(/page/, 'top', 0.6);
  await expectLook(/gone/, 'top', 0.48, 0.1);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('links go to their chapters, and the current chapter follows', smoke, async ({ page }) => {
    await open(page, firstStory);
    await expectCurrentFollows(page);
    for (const name of ['Skills', 'Users', 'Problems']) {
      await link(page, name).click();
      await expectRead(page, name);
      await expect(link(page, name)).toBeInViewport({ ratio: 1 });
    }
    // The next link shows that there are more.
    await expect(link(page, 'Approach')).toBeInViewport();
  });

  test('arrow keys go from chapter to chapter and keep focus in the bar', async ({ page }) => {
    await open(page, firstStory);
    await scrollTo(page, 4000);
    await expectCurrent(page, 'Approach');
    // Focus alone does not scroll the page.
    await link(page, 'Problems').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link(page, 'Media')).toBeFocused();
    await expect(link(page, 'Media')).toBeInViewport({ ratio: 1 });
    await expectScrolledTo(page, 4000);

    const moves = 'Home Goals, ArrowRight Users, ArrowUp Goals, End Skills, ArrowLeft Media';
    for (const move of `${moves}, Home Goals`.split(', ')) {
      const [key = '', name = ''] = move.split(' ');
      await page.keyboard.press(key);
      await expect(link(page, name)).toBeFocused();
      await expectRead(page, name);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+ArrowDown');
    await expect(link(page, 'Users')).toBeFocused();
  });

  test('the bar never hides a focused link, and scrolls away on a low screen', async ({ page }) => {
    await open(page, firstStory);
    const links = page.locator('nav[aria-label="Chapters"] ~ * a[href]');
    const count = await links.count();
    expect(count).toBeGreaterThan(5);
    await scrollTo(page, 1e6);
    // Firefox does not scroll to a link that covers a picture if the icon at its end is on the screen.
    const hidden = (each: Element) => {
      const bar = document.querySelector('nav[aria-label="Chapters"]')?.clientHeight ?? NaN;
      const { top, bottom, height } = each.getBoundingClientRect();
      return Math.min(height, 44) - (bottom - Math.max(top, bar));
    };
    for (let at = count - 1; at >= 0; at--) {
      await links.nth(at).focus();
      await expect.poll(() => links.nth(at).evaluate(hidden)).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 740, height: 360 });
    await scrollTo(page, 3000);
    await expect(rail(page)).not.toBeInViewport();
  });
});

test('? opens the list of keys, whose switch turns them off and on', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: keys.title });
  const opener = page.getByRole('button', { name: keys.title });
  await open(page, firstStory);
  await page.keyboard.press('?');
  await expect(dialog.locator('kbd')).toContainText(['J', 'K', '?']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await opener.click();
  await dialog.getByRole('checkbox', { name: keys.switch }).uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  const top = await scrolled(page);
  for (const key of ['k', '?']) await page.keyboard.press(key);
  await expect(dialog).toHaveCount(0);
  await expectScrolledTo(page, top);

  await opener.click();
  await dialog.getByRole('checkbox', { name: keys.switch }).check();
  await page.keyboard.press('Escape');
  await scrollTo(page, 0);
  await expect(current(page)).toHaveCount(0);
  await page.keyboard.press('j');
  await expectRead(page, 'Goals');
});
