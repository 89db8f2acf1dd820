import type { Locator, Page } from '@playwright/test';
import { inspect as words } from '../src/content/inspect';
import { inspect } from '../src/content/shell';
import { findOverflow } from './support/visual-faults';
import { findAxeViolations } from './support/accessibility';
import { progressOf, scene } from './support/scene';
import { storyWith } from './support/site';
import { expect, onlyChromium, smoke, test } from './support/test';
import { centerOf, startTouch } from './support/touch';
import { addStyles, expectHeading, heading, mainLink, open } from './support/visit';

const panel = (page: Page) => page.getByRole('complementary', { name: inspect.name });
const row = (page: Page, name: string) => panel(page).locator(`dt:text-is("${name}") + dd`).first();
const title = (page: Page) => panel(page).getByRole('heading', { level: 3 }).first();
const mark = (page: Page, name: string) => page.locator(`[data-mark="${name}"]:not([hidden])`);
const leave = (page: Page) => panel(page).getByRole('button', { name: words.leave });
const named = async (element: Locator) => `“${(await element.textContent())?.trim()}”`;

async function accessibleOf(page: Page, element: Locator) {
  const devtools = await page.context().newCDPSession(page);
  await element.evaluate((it) => Object.assign(window, { inspected: it }));
  const { objectId } = (await devtools.send('Runtime.evaluate', { expression: 'inspected' }))
    .result;
  const about = { objectId, fetchRelatives: false };
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', about);
  return { role: String(nodes[0]?.role?.value), name: String(nodes[0]?.name?.value ?? '') };
}

const computedOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const round = (value: string | number) => Math.round(parseFloat(`${value}`) * 10) / 10;
  const hex = (value: string) => Number(value).toString(16).padStart(2, '0');
  return {
    size: `${round(width)} × ${round(height)}`,
    type: `${style.fontWeight}, ${round(style.fontSize)} / ${round(style.lineHeight)}`,
    color: (style.color.match(/\d+/g) ?? []).map(hex).join(''),
  };
};

const bytesSoFar = () => {
  const all = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  const bytes = (all as PerformanceResourceTiming[]).map(({ transferSize }) => transferSize);
  return `${Math.round(bytes.reduce((sum, each) => sum + each) / 1000)} kB`;
};

test(
  'Inspect shows an element’s styles, role, and name, and the size of the page’s downloads, all as the browser reports them',
  onlyChromium,
  async ({ page }) => {
    const samples = {
      '/about': ['h1', 'main h2', 'main h1 ~ p', 'header nav a'],
      '/work': ['h1', 'article h2 a', 'article p'],
      [storyWith('scene')]: ['h1', 'main h2', 'h1 + p'],
    };
    for (const [path, selectors] of Object.entries(samples)) {
      await open(page, `${path}?inspect`);
      await panel(page).waitFor();
      for (const selector of selectors) {
        const element = page.locator(selector).filter({ visible: true }).first();
        await element.scrollIntoViewIfNeeded();
        const { x, y, height } = (await element.boundingBox()) ?? { x: 0, y: 0, height: 0 };
        await page.mouse.move(x + 5, y + height / 2);
        const { role, name } = await accessibleOf(page, element);
        const { size, type, color } = await element.evaluate(computedOf);
        await expect(row(page, 'Size'), selector).toHaveText(size);
        await expect(row(page, 'Type'), selector).toContainText(type);
        await expect(row(page, 'Text'), selector).toContainText(color);
        await expect(panel(page).locator('p').first()).toHaveText(new RegExp(`^${role}\\b`));
        // Chromium applies `text-transform` to accessible names.
        if (name) await expect(title(page)).toHaveText(`“${name}”`, { ignoreCase: true });
        else await expect(row(page, 'Name'), selector).toHaveCount(0);
      }
      await expect(async () => {
        const bytes = await page.evaluate(bytesSoFar);
        await expect(panel(page)).toContainText(bytes, { timeout: 500 });
      }).toPass();
      await expect(panel(page)).toContainText(words.visit.elsewhere(0));
    }
  },
);

test(
  'a button opens Inspect, which shows a clicked element and stays open from page to page',
  smoke,
  async ({ page }) => {
    await open(page, '/work');
    await page.getByRole('button', { name: inspect.open }).click();
    await expect(page).toHaveURL('/work?inspect');
    await panel(page).waitFor();
    await heading(page).click({ position: { x: 4, y: 20 } });
    await expect(title(page)).toHaveText(await named(heading(page)));
    await expect(mark(page, 'line').first()).toBeVisible();
    const about = mainLink(page, '/about');
    await page.keyboard.down('Shift');
    await about.hover();
    await expect(mark(page, 'other')).toBeVisible();
    await page.keyboard.up('Shift');
    await expect(mark(page, 'other')).toBeHidden();
    await expect(mark(page, 'frame')).toContainText('h1');

    await about.click();
    await expect(title(page)).toHaveText(await named(about));
    await expect(page).toHaveURL('/work?inspect');
    await about.click();
    await expectHeading(page, '/about');
    await expect(page).toHaveURL('/about?inspect');
    await mainLink(page, '/').click({ modifiers: ['Alt'] });
    await expect(page).toHaveURL('/?inspect');
    await leave(page).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
  },
);

test(
  'the I key opens Inspect, arrow keys and focus choose the element to show, and Escape closes Inspect',
  smoke,
  async ({ page }) => {
    const link = mainLink(page, '/work');
    await open(page, '/about');
    await link.focus();
    await page.keyboard.press('i');
    await leave(page).press('Enter');
    await expect(link).toBeFocused();
    await page.keyboard.press('i');
    await panel(page).waitFor();
    await page.keyboard.press('ArrowDown');
    const name = await named(heading(page));
    await expect(title(page)).toHaveText(name);
    await page.keyboard.press('ArrowUp');
    await expect(title(page)).not.toHaveText(name);
    await leave(page).focus();
    await link.focus();
    await expect(title(page)).toHaveText(await named(link));
    await expect(row(page, 'Focus')).toHaveText(/^\d+ of \d+$/);
    await page.keyboard.press('Enter');
    await expectHeading(page, '/work');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  },
);

test(
  'Inspect’s slider scrolls the scene, and Inspect’s panel passes axe and fits a screen 320 px wide',
  onlyChromium,
  async ({ page }) => {
    await open(page, `${storyWith('scene')}?inspect`);
    await panel(page).getByRole('slider').fill('60');
    await expect.poll(() => page.locator(scene).evaluate(progressOf)).toBeCloseTo(0.6, 1);
    await expect(panel(page)).toContainText(words.scene.at(60));
    const bar = panel(page).locator('button:has(s)').first();
    await bar.hover();
    await expect(title(page)).toHaveText((await bar.textContent()) ?? '');
    expect(await findAxeViolations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findAxeViolations(page), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 568 });
    for (const part of [words.element, words.visit.title, words.scene.title]) {
      await panel(page).getByRole('tab', { name: part }).click();
      expect(await findAxeViolations(page), part).toEqual([]);
      expect(await findOverflow(page), part).toEqual([]);
    }
    await addStyles(page, 'html { font-size: 200% }');
    expect(await findOverflow(page), 'text at 200%').toEqual([]);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'Inspect opens from the menu, names a tapped element, and closes',
    onlyChromium,
    async ({ page }) => {
      await open(page, '/about');
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: inspect.name }).tap();
      await expect(page).toHaveURL('/about?inspect');
      await panel(page).waitFor();
      await heading(page).tap();
      await expect(title(page)).toHaveText(await named(heading(page)));
      const touch = await startTouch(
        page,
        await centerOf(page.getByRole('banner').locator('a').first()),
      );
      await expect(mark(page, 'other')).toBeVisible();
      await touch.end();
      await leave(page).tap();
      await expect(page).toHaveURL('/about');
    },
  );
});
