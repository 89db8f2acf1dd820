import { expect, type Page } from '@playwright/test';
import { titleOf } from './site';
import { expectHeading, getScrollY, heading } from './visit';

export async function expectSettled(page: Page) {
  await closeTour(page);
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('main > div')).toHaveCount(1);
  await expect(page.locator('main > div:is([inert], [data-opens])')).toHaveCount(0);
  await expect
    .poll(() => page.locator('main > div').evaluate((box) => getComputedStyle(box).opacity))
    .toBe('1');
  const { pathname } = new URL(page.url());
  await expectHeading(page, pathname);
  await expect(heading(page)).toHaveCount(1);
  await expect(page).toHaveTitle(titleOf(pathname));
  expect(await page.evaluate(() => document.querySelector('dialog:modal'))).toBeNull();
  await expect.poll(() => page.evaluate(findFaults)).toEqual([]);
  const top = await getScrollY(page);
  const canScroll = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  if (!canScroll) return;
  await page.mouse.wheel(0, top > 0 ? -40 : 40);
  await expect.poll(() => getScrollY(page)).not.toBe(top);
}

async function closeTour(page: Page) {
  if (!new URL(page.url()).hash.startsWith('#tour')) return;
  const modal = page.locator('dialog:modal');
  await expect(modal).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
}

function findFaults(): string[] {
  const found: string[] = [];
  const report = (what: string, element: Element) =>
    found.push(`${what}: ${element.outerHTML.slice(0, 120)}`);

  const root = document.documentElement;
  if (root.hasAttribute('data-modal') || getComputedStyle(root).overflowY === 'hidden') {
    report('locked', root.cloneNode() as Element);
  }
  const { activeElement: focused } = document;
  if (focused && focused !== document.body) {
    const { width, height } = focused.getBoundingClientRect();
    const isThere = focused.checkVisibility({ visibilityProperty: true }) && width * height > 0;
    if (!isThere || focused.closest('[inert]')) report('focused but hidden', focused);
  }
  const opacity = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
  for (const element of document.querySelectorAll(
    ':is(header, main, footer) :is(h1, h2, h3, p, li, dd, a, figcaption)',
  )) {
    const { top, bottom } = element.getBoundingClientRect();
    // Blocks in the lowest 80 px of the screen may not have been revealed yet.
    const onScreen = element.checkVisibility() && bottom > 0 && top < innerHeight - 80;
    // A scene's captions fade as the page scrolls.
    const isCaption = element.closest('[data-scene]');
    if (onScreen && !isCaption && opacity(element) < 0.99) report('transparent', element);
  }
  return found;
}
