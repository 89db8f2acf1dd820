import { test, type Locator, type Page } from '@playwright/test';
import { prototypes } from './site';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
export const status = (page: Page) => page.getByRole('status');

export async function openPrototype(page: Page, name: string, state = '') {
  const address = `/prototypes/${name}/`;
  test.skip(!prototypes.includes(address), `The site does not have ${address}`);
  // Leaves the page first: `goto` would not reload it for an address with only a new fragment.
  await page.goto('about:blank');
  await page.goto(address + state);
}

export async function tabTo(target: Locator) {
  for (let presses = 0; presses < 80; presses += 1) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${String(target)}`);
}
