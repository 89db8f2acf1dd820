import type { Locator, Page } from '@playwright/test';
import { keys } from '../src/content/keys';
import { firstStory, stories, storyWith } from './support/site';
import { expect, noScripts, onlyChromium, smoke, test } from './support/test';
import { addStyles, expectScrolledTo, open, scrolled, scrollTo } from './support/visit';
import { switchMotionOff, visitable } from './support/visit';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const chapters = ['Goals', 'Users', 'Problems', 'Approach', 'Media', 'Skills'];

const rail = (page: Page): Locator => page.getByRole('navigation', { name: 'Chapters' });
const link = (page: Page, name: string): Locator => rail(page).getByRole('link', { name });
const current = (page: Page): Locator => rail(page).locator('[aria-current]');
const expectCurrent = (page: Page, name: string) => expect(current(page)).toHaveText([name]);

/** Asserts that a chapter is current and begins at the top of the screen, below the bar, uncovered. */
async function expectRead(page: Page, name: string, story = firstStory) {
  const state = () =>
    page.locator(`#${name.toLowerCase()}`).evaluate((chapter) => {
      const nav = document.querySelector('nav[aria-label="Chapters"]');
      const bar = nav?.getBoundingClientRect() ?? new DOMRect();
      const below = chapter.getBoundingClientRect().top - (bar.width > 300 ? bar.bottom : 0);
      const heading = chapter.querySelector('h2, h3');
      const { left, top, height } = heading?.getBoundingClientRect() ?? new DOMRect();
      const onTop = document.elementFromPoint(left + 4, top + height / 2);
      return {
        atTop: below > -0.5 && below < 100,
        uncovered: heading?.contains(onTop),
        current: nav?.querySelector('[aria-current]')?.textContent,
      };
    });
  await expect
    .poll(state, { message: `${name} of ${story}`, intervals: [20, 50, 100] })
    .toEqual({ atTop: true, uncovered: true, current: name });
}

/** Returns how far a link is from the middle of its bar, as far as the bar can scroll. Runs in the page. */
function fromMiddle(each: Element) {
  const entry = each.closest('li');
  const bar = entry?.parentElement;
  if (!entry || !bar) return NaN;
  const middle = entry.offsetLeft + (entry.offsetWidth - bar.clientWidth) / 2;
  const end = bar.scrollWidth - bar.clientWidth;
  return Math.abs(bar.scrollLeft - Math.min(Math.max(middle, 0), end));
}

/** Scrolls the reading line to the middle of each chapter, down and up; chapters abreast share their row. */
async function expectCurrentFollows(page: Page) {
  await scrollTo(page, 0);
  await expect(current(page)).toHaveCount(0);
  for (const name of [...chapters, ...chapters.toReversed().slice(1)]) {
    await page.locator(`#${name.toLowerCase()}`).evaluate((chapter) => {
      const { top, height } = chapter.getBoundingClientRect();
      const row = [...document.querySelectorAll('#goals, #users, #problems')].filter(
        (other) => Math.abs(other.getBoundingClientRect().top - top) < 24,
      );
      const share = row.includes(chapter) ? (row.indexOf(chapter) + 0.5) / row.length : 0.5;
      scrollBy({ top: top + height * share - innerHeight * 0.2, behavior: 'instant' });
    });
    await expectCurrent(page, name);
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

for (const viewport of [phone, desktop]) {
  test(`nothing covers a chapter of any story, ${viewport.width} px wide`, async ({
    page,
    browserName,
  }) => {
    await page.setViewportSize(viewport);
    // Smooth scrolling, which other tests wait for, would take a minute.
    await page.addInitScript(() => {
      const { scrollIntoView } = Element.prototype;
      Element.prototype.scrollIntoView = function atOnce() {
        scrollIntoView.call(this, { behavior: 'instant' });
      };
    });
    for (const story of visitable(stories, browserName)) {
      await open(page, story);
      for (const name of chapters) {
        await page.keyboard.press('j');
        await expectRead(page, name, story);
      }
    }
  });
}

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
  const readLine = (items: Element[]) =>
    items.map((item) => {
      const { a, d } = new DOMMatrix(getComputedStyle(item, '::before').transform);
      return Math.min(a, d);
    });
  const line = () => rail(page).getByRole('listitem').evaluateAll(readLine);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await open(page, firstStory);
    await expect.poll(running).toBe(chapters.length);
    await scrollTo(page, 4000);
    await expectCurrent(page, 'Approach');
    const inPart = async () =>
      (await line()).map((each) => (each > 0.5 && each < 1 ? 'part' : each));
    await expect.poll(inPart).toEqual([1, 1, 1, 'part', 0, 0]);
    await switchMotionOff(page);
    await expect.poll(running).toBe(0);
    expect(await line()).toEqual([1, 1, 1, 0.5, 0, 0]);
    await page.evaluate(() => localStorage.clear());
  }
});

test('the rail is whole or gone while a room passes', onlyChromium, async ({ page }) => {
  await open(page, storyWith('scene'));
  await addStyles(page, '[data-scene] * { pointer-events: auto !important; }');
  /** Returns the background that the rail is on, in matching colors, unless it is hidden or cut. */
  const look = () =>
    rail(page).evaluate((nav) => {
      if (getComputedStyle(nav).opacity === '0') return 'gone';
      const isOnTop = (entry: Element) => {
        const { left, top, height } = entry.getBoundingClientRect();
        return entry.contains(document.elementFromPoint(left + 4, top + height / 2));
      };
      if (![...nav.querySelectorAll('a')].every(isOnTop)) return 'cut';
      const scene = document.querySelector('[data-scene]') ?? nav;
      const { top, bottom } = scene.getBoundingClientRect();
      const links = nav.querySelector('ol')?.getBoundingClientRect() ?? new DOMRect();
      const color = (element: Element) => getComputedStyle(element).color;
      const colorOfCurrent = color(nav.querySelector('[aria-current]') ?? nav);
      const door = scene.querySelector(':scope > [aria-hidden]')?.getBoundingClientRect();
      const doorEnd = door && door.width > 0 ? door.right : 0;
      if (top >= links.bottom || bottom <= links.top || links.right <= doorEnd) {
        return colorOfCurrent === color(document.body) ? 'page' : 'wrong color';
      }
      if (links.left < doorEnd) return 'on two backgrounds';
      return colorOfCurrent === color(scene) ? 'room' : 'wrong color';
    });
  /** Scrolls an edge of the room to shares of the screen's height. */
  const expectLook = async (expected: RegExp, edge: 'top' | 'bottom', ...shares: number[]) => {
    for (const share of shares) {
      const { [edge]: at } = await page
        .locator('[data-scene]')
        .evaluate((room): Record<'top' | 'bottom', number> =>
          room.getBoundingClientRect().toJSON(),
        );
      const height = page.viewportSize()?.height ?? NaN;
      await scrollTo(page, (await scrolled(page)) + at - share * height);
      await expect.poll(look, `the room's ${edge} at ${share}`).toMatch(expected);
    }
  };
  await expectLook(/page/, 'top', 0.6, 0.48, 0.4);
  await expectLook(/gone/, 'top', 0.3, 0.1);
  await expectLook(/room/, 'top', 0);
  await expectLook(/room/, 'bottom', 1);
  await expectLook(/room|gone/, 'bottom', 0.95, 0.9);
  await expectLook(/gone/, 'bottom', 0.85, 0.8);
  await expectLook(/gone|page/, 'bottom', 0.7, 0.6);
  await expectLook(/page/, 'bottom', 0.45, 0.2);
  await switchMotionOff(page);
  await expectLook(/page/, 'top', 0.6);
  await expectLook(/gone/, 'top', 0.48, 0.4, 0.1);
  // On a higher screen, the room is still below the rail.
  await page.setViewportSize({ ...desktop, height: 1200 });
  await expectLook(/page/, 'top', 0.55);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('links go to their chapters, and the current chapter follows', smoke, async ({ page }) => {
    await open(page, firstStory);
    for (const name of ['Skills', 'Users', 'Problems']) {
      await link(page, name).click();
      await expectRead(page, name);
      await expect.poll(() => link(page, name).evaluate(fromMiddle)).toBeLessThanOrEqual(1);
      await expect(link(page, name)).toBeInViewport({ ratio: 1 });
    }
    // The next link shows that there are more.
    await expect(link(page, 'Approach')).toBeInViewport();
    await expectCurrentFollows(page);
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

    const moves = 'Home Goals, ArrowRight Users, ArrowDown Problems, ArrowUp Users, End Skills';
    for (const move of `${moves}, ArrowDown Skills, ArrowLeft Media, Home Goals`.split(', ')) {
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
  const on = dialog.getByRole('checkbox', { name: keys.switch });
  for (const path of ['/about', firstStory]) {
    await open(page, path);
    await page.keyboard.press('?');
    await expect(dialog.locator('kbd')).toContainText(['J', 'K', '?']);
    await page.keyboard.press('j');
    await expect(page).toHaveURL(path);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await opener.click();
  await on.uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const expectOff = async () => {
    const top = await scrolled(page);
    for (const key of ['j', 'k', '?']) await page.keyboard.press(key);
    await expect(page).toHaveURL(firstStory);
    await expect(dialog).toHaveCount(0);
    await expectScrolledTo(page, top);
  };
  await expectOff();
  await open(page, firstStory);
  await expectOff();
  await opener.click();
  await on.check();
  await page.keyboard.press('Escape');
  await scrollTo(page, 0);
  await expect(current(page)).toHaveCount(0);
  await page.keyboard.press('j');
  await expectRead(page, 'Goals');
});
