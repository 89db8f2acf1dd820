import type { Locator, Page } from '@playwright/test';
import { keys } from '../src/content/keys';
import { progressOf, scene, scrollTopAt } from './support/scene';
import { firstStory, storyWith } from './support/site';
import { expect, onlyChromium, smoke, test } from './support/test';
import { expectStopped, getScrollY, motionSwitch, open, scrollTo } from './support/visit';

const chapters = ['Goals', 'Users', 'Problems', 'Approach', 'Media', 'Skills'];

const rail = (page: Page): Locator => page.getByRole('navigation', { name: 'Chapters' });
const link = (page: Page, name: string): Locator => rail(page).getByRole('link', { name });
const current = (page: Page): Locator => rail(page).locator('[aria-current]');
const expectCurrent = (page: Page, name: string) => expect(current(page)).toHaveText([name]);

const expectRead = (page: Page, name: string) =>
  expect
    .poll(
      () =>
        page.locator(`#${name.toLowerCase()}`).evaluate((chapter) => {
          const nav = document.querySelector('nav[aria-label="Chapters"]');
          const bar = nav?.getBoundingClientRect() ?? new DOMRect();
          // A rail wider than 300 px is a bar that covers the top of the screen.
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

test('the J and K keys scroll to the next and the previous chapter', smoke, async ({ page }) => {
  await open(page, firstStory);
  for (const name of chapters) {
    await page.keyboard.press('j');
    await expectRead(page, name);
  }
  await page.keyboard.press('j');
  await expect(page.locator('#next-story')).toBeInViewport({ ratio: 0.9 });
  for (const name of ['Skills', 'Media']) {
    await page.keyboard.press('k');
    await expectRead(page, name);
  }
});

test('the rail’s progress line animates only if motion is on', onlyChromium, async ({ page }) => {
  const running = () => rail(page).evaluate((nav) => nav.getAnimations({ subtree: true }).length);
  const line = () =>
    rail(page)
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => new DOMMatrix(getComputedStyle(item, '::before').transform).d),
      );
  await open(page, firstStory);
  await expect.poll(running).toBe(chapters.length);
  const top = await page.locator('#approach').evaluate((it) => it.getBoundingClientRect().top);
  await scrollTo(page, top + (await getScrollY(page)) + 600);
  await expectCurrent(page, 'Approach');
  await expect.poll(line).toEqual([1, 1, 1, expect.any(Number), 0, 0]);
  expect((await line())[3]).toBeGreaterThan(0.5);
  // Playwright's `check` would first scroll down to the switch, which is in the footer.
  await motionSwitch(page, 'Off').dispatchEvent('click');
  await expect.poll(running).toBe(0);
  expect(await line()).toEqual([1, 1, 1, 0.5, 0, 0]);
});

test(
  'the rail is hidden while a scene scrolls past it, unless the rail has focus',
  onlyChromium,
  async ({ page }) => {
    await open(page, storyWith('scene', 'prototype'));
    const opacity = () => rail(page).evaluate((nav) => getComputedStyle(nav).opacity);
    for (const [edge, share, expected] of [
      ['top', 0.9, '1'],
      ['top', 0.3, '0'],
      ['bottom', 1, '0'],
      ['bottom', 0.04, '1'],
    ] as const) {
      await page.locator('[data-scene]').evaluate(
        (it, [side, at]) => {
          const { [side]: from } = it.getBoundingClientRect();
          scrollBy({ top: from - at * innerHeight, behavior: 'instant' });
        },
        [edge, share] as const,
      );
      await expect.poll(opacity, `the scene's ${edge} at ${share}`).toBe(expected);
    }
    await page.locator('[data-scene]').evaluate((it) => it.scrollIntoView());
    await link(page, 'Approach').focus();
    await expect.poll(opacity, 'with focus in it').toBe('1');
  },
);

test(
  'the rail is hidden while a wide heading or a picture in the margin scrolls past it',
  onlyChromium,
  async ({ page }) => {
    const opacityBeside = async (path: string, selector: string) => {
      await open(page, path);
      await page
        .locator(selector)
        .first()
        .evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
      return () => rail(page).evaluate((nav) => getComputedStyle(nav).opacity);
    };
    await expect.poll(await opacityBeside('/graphics', 'hgroup')).toBe('0');
    await expect.poll(await opacityBeside('/skypro-ui', 'hgroup')).toBe('1');
    await expect.poll(await opacityBeside('/zogran-media', '[data-in-margin] img')).toBe('0');
  },
);

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'on a phone, the rail links to chapters, and marks the current chapter',
    smoke,
    async ({ page }) => {
      await open(page, firstStory);
      await expect(current(page)).toHaveCount(0);
      for (const name of ['Approach', 'Skills', 'Media']) {
        await page.locator(`#${name.toLowerCase()}`).evaluate((chapter) => {
          const { top, height } = chapter.getBoundingClientRect();
          scrollBy({ top: top + height / 2 - innerHeight * 0.2, behavior: 'instant' });
        });
        await expectCurrent(page, name);
        await expect(current(page)).toBeInViewport({ ratio: 1 });
      }
      for (const name of ['Skills', 'Users', 'Problems']) {
        // While the rail scrolls to the current chapter's link, a click could hit another link.
        await expectStopped(name, () => link(page, name).boundingBox());
        await link(page, name).click();
        await expectRead(page, name);
        await expect(link(page, name)).toBeInViewport({ ratio: 1 });
      }
      // The link after the current one must be partly visible, as a hint that there are more links.
      await expect(link(page, 'Approach')).toBeInViewport();
    },
  );

  test('on a phone, the rail’s line starts at the first chapter’s title and ends at the current chapter’s square', async ({
    page,
  }) => {
    await open(page, firstStory);
    const gaps = () =>
      rail(page).evaluate((nav) => {
        const [first] = nav.querySelectorAll('a');
        const text = document.createRange();
        if (first) text.selectNodeContents(first);
        const parts = [...nav.querySelectorAll('li')].flatMap((item) => {
          const { left } = item.getBoundingClientRect();
          const line = getComputedStyle(item, '::before');
          const width = parseFloat(line.width) * new DOMMatrix(line.transform).a;
          return width > 0 ? { left, right: left + width } : [];
        });
        const item = nav.querySelector('[aria-current]')?.parentElement ?? nav;
        const square = getComputedStyle(item, '::after');
        const middle =
          item.getBoundingClientRect().left +
          parseFloat(square.left) +
          parseFloat(square.width) / 2;
        return [
          text.getBoundingClientRect().left - (parts[0]?.left ?? NaN),
          middle - (parts.at(-1)?.right ?? NaN),
        ].map((gap) => Math.floor(Math.abs(gap)));
      });
    for (const name of ['Goals', 'Approach', 'Skills']) {
      await link(page, name).click();
      await expectRead(page, name);
      await expect.poll(gaps, name).toEqual([0, 0]);
    }
  });

  test('on a phone, arrow keys, Home, and End in the rail scroll to a chapter and focus its link', async ({
    page,
  }) => {
    await open(page, firstStory);
    await link(page, 'Goals').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Users'],
      ['End', 'Skills'],
      ['ArrowLeft', 'Media'],
      ['Home', 'Goals'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(link(page, name)).toBeFocused();
      await expectRead(page, name);
    }
  });
});

test('the ? key lists the shortcuts in a dialog, where a checkbox turns them off', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: keys.title });
  await open(page, firstStory);
  await page.keyboard.press('?');
  await expect(dialog.locator('kbd')).toContainText(['J', 'K', '?']);
  await dialog.getByRole('checkbox', { name: keys.switch }).uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  for (const key of ['j', '?']) await page.keyboard.press(key);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(firstStory);
});

test.describe('on a phone', () => {
  const [landscape, portrait] = [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ];
  const turn = async (page: Page, size: typeof portrait) => {
    await page.setViewportSize(size);
    await expectStopped('the turned page', () => getScrollY(page));
  };
  test.use({ viewport: landscape, isMobile: true, hasTouch: true });
  test(
    'a turn of the phone keeps the visitor’s place in a scene and a chapter',
    onlyChromium,
    async ({ page }) => {
      await open(page, storyWith('scene'));
      const track = page.locator(scene);
      await scrollTo(page, await track.evaluate(scrollTopAt, 0.5));
      await expect.poll(() => track.evaluate(progressOf)).toBeCloseTo(0.5, 1);
      await turn(page, portrait);
      expect(await track.evaluate(progressOf)).toBeCloseTo(0.5, 1);

      const point = page.locator('#problems li').first();
      const top = () => point.evaluate((item) => item.getBoundingClientRect().top);
      await scrollTo(page, (await getScrollY(page)) + (await top()) - 10);
      await turn(page, landscape);
      expect(await top()).toBeLessThan(landscape.height / 2);
      expect(await top()).toBeGreaterThan(-landscape.height / 2);
    },
  );
});
