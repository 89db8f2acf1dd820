import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { sticksOut } from './support/layout';
import { playlist, routes, unknownPath } from './support/site';
import { expect, test } from './support/test';
import { open } from './support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = [...routes, playlist, unknownPath];
const allowed = (path: string) => ({ mayComplain: path === unknownPath });

for (const path of pages) {
  test.describe(path, () => {
    test.use(allowed(path));

    test('has nothing that axe finds fault with, in light and dark', async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(describeViolation), colorScheme).toEqual([]);
      }
    });

    test('is one main part with headings that step down by one', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main')).toHaveCount(1);
      if (path !== playlist) {
        await expect(page.getByRole('banner')).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        await expect(page.getByRole('navigation', { name: 'Footer' })).toHaveCount(1);
      }
      const levels = await page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
      expect(jumps).toEqual([]);
    });

    test('fits 320 px and 400% zoom without scrolling sideways', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(path);
      expect(await sticksOut(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await sticksOut(page)).toEqual([]);
    });
  });
}

for (const path of routes) {
  test(`${path} fits text twice as large without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await sticksOut(page)).toEqual([]);
  });
}

for (const path of ['/', '/work', '/contact', '/skypro-ui', '/video-demo']) {
  test(`${path} shows where the keyboard is`, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    let stops = 0;
    while (await focusIsInPage(page)) {
      expect(await focusShows(page), await page.evaluate(describeFocus)).toBe(true);
      stops += 1;
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeGreaterThan(10);
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('frames, buttons and the chosen theme can be told apart', async ({ page }) => {
    await open(page, '/');
    const ground = await colourOf(page.locator('body'), 'background-color');

    const frame = page.locator('h1 span[aria-hidden="true"]').first();
    await expect(frame).toHaveCSS('border-top-style', 'solid');
    expect(await colourOf(frame, 'border-top-color')).not.toBe(ground);

    for (const name of ['See the work', 'Resume']) {
      const button = page.getByRole('main').getByRole('link', { name });
      await expect(button).toHaveCSS('border-top-style', 'solid');
      expect(await colourOf(button, 'border-top-color')).not.toBe(ground);
    }

    const label = (name: string) =>
      page.getByRole('contentinfo').locator('label', { hasText: name });
    await page.getByRole('radio', { name: 'Light' }).check();
    const chosen = await colourOf(label('Light'), 'background-color');
    expect(await colourOf(label('Dark'), 'background-color')).not.toBe(chosen);
  });

  test('the keyboard’s place can be seen', async ({ page }) => {
    await open(page, '/work');
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      await link.focus();
      expect(await focusShows(page), await page.evaluate(describeFocus)).toBe(true);
    }
  });
});

const colourOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const focusIsInPage = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

const describeFocus = () => document.activeElement?.outerHTML.slice(0, 120);

/** The focused element, its label or the tile around it carries a mark that others do not. */
const focusShows = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    // The browser marks its own controls.
    if (focused instanceof HTMLVideoElement && focused.controls) return true;
    // The keyboard is in the prototype, which marks its own place.
    if (focused instanceof HTMLIFrameElement) return true;
    const isDrawn = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const isFramed = (tile: Element) =>
      [...tile.querySelectorAll('span[aria-hidden="true"]')].some(
        (frame) =>
          getComputedStyle(frame).opacity === '1' &&
          getComputedStyle(frame).borderTopStyle !== 'none',
      );
    const label = focused.closest('label');
    const tile = focused.closest('article');
    return (
      isDrawn(focused) ||
      (label !== null && isDrawn(label)) ||
      (tile !== null && tile.querySelectorAll('a').length === 1 && isFramed(tile))
    );
  });

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

const describeViolation = ({ id, help, nodes }: Violation) =>
  `${id}: ${help} (${nodes.map(({ target }) => JSON.stringify(target)).join(', ')})`;
