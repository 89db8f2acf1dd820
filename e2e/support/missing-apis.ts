import { expect, type Page } from '@playwright/test';

/** APIs that at least one supported browser lacks, so the site must work without them. */
export const optionalApis = `
  requestIdleCallback cancelIdleCallback ViewTimeline ScrollTimeline onscrollend startViewTransition
  HTMLElement.prototype.showPopover HTMLElement.prototype.hidePopover HTMLElement.prototype.popover
  Element.prototype.checkVisibility BroadcastChannel navigation scheduler localStorage sessionStorage
`.match(/\S+/g) as string[];

const split = (api: string) =>
  /^(?<owner>.+)\.(?<name>\w+)$/.exec(`globalThis.${api}`)?.groups ?? {};

/** Deletes APIs, including inherited ones, before any of the page's scripts run. */
export async function removeApis(page: Page, apis: string[]) {
  for (const { owner, name } of apis.map(split)) {
    const owners = `let owner = ${owner}; owner; owner = Object.getPrototypeOf(owner)`;
    await page.addInitScript(`for (${owners}) delete owner.${name};`);
  }
}

export async function expectRemoved(page: Page, apis: string[]) {
  for (const { owner, name } of apis.map(split)) {
    expect(await page.evaluate(`'${name}' in ${owner}`), name).toBe(false);
  }
}
