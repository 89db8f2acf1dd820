import type { Locator, Page } from '@playwright/test';
import { inspect as words } from '../src/content/inspect';
import { inspect } from '../src/content/shell';
import { findOverflow } from './support/layout';
import { findAxeViolations } from './support/rules';
import { storyWith } from './support/site';
import { expect, onlyChromium, smoke, test } from './support/test';
import { progressOf, scene } from './support/scene';
import { centerOf, startTouch } from './support/touch';
import { addStyles, expectHeading, heading, mainLink, mainNavigation, open } from './support/visit';

const panel = (page: Page) => page.getByRole('complementary', { name: inspect.name });
const button = (page: Page) =>
  mainNavigation(page).getByRole('button', { name: inspect.name, exact: true });
const row = (page: Page, name: string) => panel(page).locator(`dt:text-is("${name}") + dd`).first();
const title = (page: Page) => panel(page).getByRole('heading', { level: 3 }).first();
const frame = (page: Page) => page.locator('[data-mark="frame"]');
const lines = (page: Page) => page.locator('[data-mark="line"]:not([hidden])');

const named = (text: string | null) => `“${text?.trim()}”`;

async function pointAt(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  await page.mouse.move((box?.x ?? NaN) + 5, (box?.y ?? NaN) + (box?.height ?? NaN) / 2);
}

/** What the browser's accessibility tree says about an element. */
async function accessibleOf(page: Page, element: Locator) {
  const devtools = await page.context().newCDPSession(page);
  await element.evaluate((it) => Object.assign(window, { inspected: it }));
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'inspected' });
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  await devtools.detach();
  return { role: String(nodes[0]?.role?.value), name: String(nodes[0]?.name?.value ?? '') };
}

const sizeOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return `${Math.round(width)} × ${Math.round(height)}`;
};

/** The numbers of a type style, as the page computes them. */
const typeOf = (element: Element) => {
  const { fontWeight, fontSize, lineHeight } = getComputedStyle(element);
  return `${fontWeight}, ${Math.round(parseFloat(fontSize))} / ${Math.round(parseFloat(lineHeight))}`;
};

const colorOf = (element: Element) =>
  (getComputedStyle(element).color.match(/\d+/g) ?? [])
    .map((value) => Number(value).toString(16).padStart(2, '0'))
    .join('');

const bytesSoFar = () => {
  const all = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  const bytes = (all as PerformanceResourceTiming[]).map(({ transferSize }) => transferSize);
  return `${Math.round(bytes.reduce((sum, each) => sum + each) / 1000)} kB`;
};

test('says what the browser computes, exposes, and records', onlyChromium, async ({ page }) => {
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
      await pointAt(page, element);
      const { role, name } = await accessibleOf(page, element);
      const where = `${path} ${selector}`;
      await expect(row(page, 'Size'), where).toHaveText(await element.evaluate(sizeOf));
      await expect(row(page, 'Type'), where).toContainText(await element.evaluate(typeOf));
      await expect(row(page, 'Text'), where).toContainText(await element.evaluate(colorOf));
      await expect(panel(page).locator('p').first(), where).toHaveText(new RegExp(`^${role}\\b`));
      // Chromium's names follow text-transform.
      if (name) await expect(title(page), where).toHaveText(named(name), { ignoreCase: true });
      else await expect(row(page, 'Name'), where).toHaveText(words.noName);
    }
    const recorded = await page.evaluate(bytesSoFar);
    await expect(panel(page).getByText(recorded, { exact: true }).first()).toBeAttached();
    await expect(panel(page).getByText(words.visit.elsewhere(0))).toBeAttached();
  }
});

test('inspects by mouse, and stays on from page to page', smoke, async ({ page }) => {
  await open(page, '/work');
  await expect(panel(page)).toHaveCount(0);
  await button(page).click();
  await expect(page).toHaveURL('/work?inspect');
  await pointAt(page, heading(page));
  await expect(title(page)).toHaveText(named(await heading(page).textContent()));
  await expect(frame(page)).toContainText('h1');
  await expect(lines(page).first()).toBeVisible();

  // A pinned element is kept while the pointer moves on; Shift measures to another one.
  await heading(page).click({ position: { x: 4, y: 20 } });
  const about = mainLink(page, '/about');
  await page.keyboard.down('Shift');
  await about.hover();
  await expect(page.locator('[data-mark="other"]')).toBeVisible();
  await page.keyboard.up('Shift');
  await expect(page.locator('[data-mark="other"]')).toBeHidden();
  await expect(frame(page)).toContainText('h1');

  // The first press selects a link, the second follows it.
  await about.click();
  await expect(title(page)).toHaveText(named(await about.textContent()));
  await expect(page).toHaveURL('/work?inspect');
  await about.click();
  await expectHeading(page, '/about');
  await expect(page).toHaveURL('/about?inspect');
  await mainLink(page, '/').click({ modifiers: ['Alt'] });
  await expectHeading(page, '/');
  await expect(page).toHaveURL('/?inspect');
  await panel(page).getByRole('button', { name: words.leave }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('inspects by keyboard', smoke, async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('i');
  await panel(page).waitFor();
  await page.keyboard.press('ArrowDown');
  const name = named(await heading(page).textContent());
  await expect(title(page)).toHaveText(name);
  await page.keyboard.press('ArrowUp');
  await expect(title(page)).not.toHaveText(name);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(lines(page).first()).toBeVisible();

  // Focus selects, and links work as ever.
  const link = mainLink(page, '/work');
  await link.focus();
  await expect(title(page)).toHaveText(named(await link.textContent()));
  await expect(row(page, 'Focus')).toHaveText(/^\d+ of \d+$/);
  await page.keyboard.press('Enter');
  await expectHeading(page, '/work');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL('/work');
});

test('scrubs through the room, and frames its parts', onlyChromium, async ({ page }) => {
  await open(page, `${storyWith('scene')}?inspect`);
  await panel(page).getByRole('slider').fill('60');
  await expect.poll(() => page.locator(scene).evaluate(progressOf)).toBeCloseTo(0.6, 1);
  await expect(panel(page).getByText(words.room.at(60))).toBeVisible();
  const bar = panel(page).locator('button:has(s)').first();
  await bar.hover();
  await expect(title(page)).toHaveText((await bar.textContent()) ?? '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('inspects by touch in a sheet', onlyChromium, async ({ page }) => {
    await open(page, '/about');
    await page.locator('button[aria-haspopup="dialog"]').tap();
    await page.getByRole('dialog').getByRole('button', { name: inspect.name }).tap();
    await panel(page).waitFor();
    await expect(page).toHaveURL('/about?inspect');
    await heading(page).tap();
    await expect(title(page)).toHaveText(named(await heading(page).textContent()));
    const { x, y } = await centerOf(page.getByRole('banner').getByRole('link').first());
    const touch = await startTouch(page, { x, y });
    await expect(page.locator('[data-mark="other"]')).toBeVisible();
    await touch.end();
    await expect(page).toHaveURL('/about?inspect');
    await panel(page).getByRole('tab', { name: words.visit.title }).tap();
    await expect(panel(page).getByText(words.visit.loaded)).toBeVisible();
    await panel(page).getByRole('button', { name: words.leave }).tap();
    await expect(panel(page)).toHaveCount(0);
  });
});

test('is accessible, and fits small screens and large text', onlyChromium, async ({ page }) => {
  await open(page, `${storyWith('scene')}?inspect`);
  await pointAt(page, heading(page));
  await expect(row(page, 'Size')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findAxeViolations(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  for (const part of [words.element, words.visit.title, words.room.title]) {
    await panel(page).getByRole('tab', { name: part }).click();
    expect(await findAxeViolations(page), part).toEqual([]);
    expect(await findOverflow(page), part).toEqual([]);
  }
  await addStyles(page, 'html { font-size: 200% }');
  expect(await findOverflow(page), 'text at 200%').toEqual([]);
});
