import type { Page } from '@playwright/test';
import { errors } from '../../src/content/errors';
import { firstStory as story, lastTile } from '../support/site';
import { expect, test } from '../support/test';
import {
  expectHeading,
  footerLink,
  heading,
  mainLink,
  tileLink,
  waitForHydration,
} from '../support/visit';

test.use({ allowErrors: true });

/**
 * Old browsers lack some of these, and settings block others. Whichever one is missing, pages must
 * hydrate.
 */
const optionalApis = `
  requestIdleCallback cancelIdleCallback ViewTimeline ScrollTimeline onscrollend startViewTransition
  HTMLElement.prototype.showPopover HTMLElement.prototype.hidePopover HTMLElement.prototype.popover
  Element.prototype.checkVisibility BroadcastChannel navigation scheduler localStorage sessionStorage
`.match(/\S+/g) as string[];

/** Without one of these, a page need not hydrate, but must keep its prerendered text and links. */
const expectedApis = `
  matchMedia IntersectionObserver PerformanceObserver ResizeObserver Element.prototype.animate
  Element.prototype.getAnimations HTMLDialogElement.prototype.showModal Array.prototype.toSorted
`.match(/\S+/g) as string[];

/** Deletes the API from its object and the whole prototype chain, because it may be inherited. */
async function openWithout(page: Page, api: string) {
  const { owner, name } = /^(?<owner>.+)\.(?<name>\w+)$/.exec(`globalThis.${api}`)?.groups ?? {};
  const owners = `let owner = ${owner}; owner; owner = Object.getPrototypeOf(owner)`;
  await page.addInitScript(`for (${owners}) delete owner.${name};`);
  await page.goto(story);
  expect(await page.evaluate(`'${name}' in ${owner}`)).toBe(false);
}

async function expectComplete(page: Page, path: string) {
  await expect(heading(page)).toHaveCount(1);
  await expectHeading(page, path);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText(errors.title)).toHaveCount(0);
}

for (const api of [...optionalApis, ...expectedApis]) {
  test(`without ${api}, pages show their heading, header, and footer, and their links open pages`, async ({
    page,
  }) => {
    const failed = page.locator('html[data-scripts="failed"]');
    await openWithout(page, api);
    if (optionalApis.includes(api)) await waitForHydration(page);
    else await Promise.race([waitForHydration(page), failed.waitFor()]);
    await expectComplete(page, story);
    await mainLink(page, '/work').click();
    await expectComplete(page, '/work');
    await tileLink(page, lastTile()).click();
    await expectComplete(page, lastTile());
    if (optionalApis.includes(api)) await expect(failed).toHaveCount(0);
    await page.goto('/');
    await expectComplete(page, '/');
  });
}

test('if the menu cannot open because showModal is missing, the page keeps its content and links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithout(page, 'HTMLDialogElement.prototype.showModal');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectComplete(page, story);
  await footerLink(page, '/about').click();
  await expectComplete(page, '/about');
});
