import type { Page } from '@playwright/test';
import { errors } from '../src/content/errors';
import { firstStory, lastTile } from './support/site';
import { expect, test } from './support/test';
import { expectHeading, footerLink, heading, hydrated, mainLink, tileLink } from './support/visit';

// The page says what it could not do; it must not say so to the visitor.
test.use({ mayComplain: true });

/** What some browser lacks, and what the site does without: the page is whole and answers. */
const optional = [
  'requestIdleCallback',
  'cancelIdleCallback',
  'ViewTimeline',
  'ScrollTimeline',
  'onscrollend',
  'startViewTransition',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.popover',
  'Element.prototype.checkVisibility',
  'BroadcastChannel',
  'navigation',
  'scheduler',
  'localStorage',
  'sessionStorage',
];

/** What every supported browser has. Without it, the finished page stays and its links lead on. */
const expected = [
  'matchMedia',
  'IntersectionObserver',
  'PerformanceObserver',
  'ResizeObserver',
  'Element.prototype.animate',
  'Element.prototype.getAnimations',
  'HTMLDialogElement.prototype.showModal',
  'Element.prototype.toggleAttribute',
  'Element.prototype.closest',
  'Array.prototype.findLast',
  'Array.prototype.findLastIndex',
  'Array.prototype.toSorted',
  'Array.prototype.at',
  'Object.fromEntries',
  'CSS.escape',
  'queueMicrotask',
  'structuredClone',
];

const story = firstStory;

/** Takes an API away before any script of the page runs. */
const remove = (page: Page, api: string) =>
  page.addInitScript((path) => {
    const names = path.split('.');
    const name = names.pop() ?? '';
    let owner: object | null = names.reduce<object>(
      (found, key) => Reflect.get(found, key) as object,
      globalThis,
    );
    for (; owner; owner = Reflect.getPrototypeOf(owner)) Reflect.deleteProperty(owner, name);
  }, api);

const isGone = (page: Page, api: string) =>
  page.evaluate((path) => {
    const names = path.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce<object>(
      (found, key) => Reflect.get(found, key) as object,
      globalThis,
    );
    return !(name in owner);
  }, api);

async function expectWhole(page: Page, path: string) {
  await expect(heading(page)).toHaveCount(1);
  await expectHeading(page, path);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText(errors.title)).toHaveCount(0);
}

/** The code has started and come to rest, in one way or the other. */
const settled = (page: Page) =>
  Promise.race([hydrated(page), page.waitForSelector('html[data-scripts="failed"]')]);

for (const api of optional) {
  test(`without ${api}, a page is whole and answers`, async ({ page }) => {
    await remove(page, api);
    await page.goto(story);
    await hydrated(page);
    expect(await isGone(page, api)).toBe(true);
    await expectWhole(page, story);
    await mainLink(page, '/work').click();
    await expectWhole(page, '/work');
    await tileLink(page, lastTile()).click();
    await expectWhole(page, lastTile());
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts', 'failed');
  });
}

for (const api of expected) {
  for (const path of ['/', story]) {
    test(`without ${api}, ${path} stays whole and its links lead on`, async ({ page }) => {
      await remove(page, api);
      await page.goto(path);
      await settled(page);
      expect(await isGone(page, api)).toBe(true);
      await expectWhole(page, path);
      await mainLink(page, '/work').click();
      await expectWhole(page, '/work');
    });
  }
}

test('a menu that cannot open leaves the page whole, and its links lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await remove(page, 'HTMLDialogElement.prototype.showModal');
  await page.goto(story);
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectWhole(page, story);
  await footerLink(page, '/about').click();
  await expectWhole(page, '/about');
});

test.describe('without :has()', () => {
  // The hashes of the page's policy do not know the changed styles.
  test.use({ bypassCSP: true });

  /** A browser that does not know it leaves out every rule that asks for it. */
  test.beforeEach(({ page }) =>
    page.route('**/*', async (route) => {
      if (!['document', 'script', 'stylesheet'].includes(route.request().resourceType())) {
        return route.fallback();
      }
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(':has(', ':unknown(');
      return route.fulfill({ response, body });
    }),
  );

  test('a choice shows in its switch', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const on = page.getByRole('contentinfo').locator('label', { hasText: /^On$/ });
    const before = await on.screenshot();
    await on.click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect((await on.screenshot()).equals(before)).toBe(false);
  });

  test('the keyboard is seen on a choice and on a tile', async ({ page }) => {
    await page.goto('/work');
    await hydrated(page);
    for (const [control, seen] of [
      [
        page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'Auto' }),
        page.getByRole('contentinfo').getByRole('group', { name: 'Motion' }),
      ],
      [page.getByRole('article').getByRole('link').first(), page.getByRole('article').first()],
    ] as const) {
      await seen.scrollIntoViewIfNeeded();
      const before = await seen.screenshot();
      await control.focus();
      expect((await seen.screenshot()).equals(before)).toBe(false);
    }
  });

  test('the sliders of the first heading show while they are used', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const slider = page.getByRole('slider', { name: /^Width/ });
    const opacity = () =>
      slider.evaluate((input) => input.checkVisibility({ opacityProperty: true }));
    expect(await opacity()).toBe(false);
    await slider.focus();
    await expect.poll(opacity).toBe(true);
  });
});
