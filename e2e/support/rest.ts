import { expect, type Page } from '@playwright/test';
import { headingOf } from './site';
import { scrolled } from './visit';

/** The layer on which a case's ground travels from page to page. */
const curtain = ':popover-open';

/** Everything that must be true of a page at rest, whatever happened on the way to it. */
export async function expectAtRest(page: Page) {
  await expect(page.locator(curtain)).toHaveCount(0);
  await expect(page.locator('main > div')).toHaveCount(1);
  await expect(page.locator('main > div[inert]')).toHaveCount(0);
  await expect
    .poll(() => page.locator('main > div').evaluate((box) => getComputedStyle(box).opacity))
    .toBe('1');
  const { pathname } = new URL(page.url());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(pathname));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.evaluate(() => document.querySelector('dialog:modal'))).toBeNull();
  const top = await scrolled(page);
  await page.mouse.wheel(0, top > 0 ? -40 : 40);
  await expect.poll(() => scrolled(page)).not.toBe(top);
}
