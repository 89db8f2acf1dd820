import { test, type Page } from '@playwright/test';
import { prototypes } from './site';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
export const status = (page: Page) => page.getByRole('status');

/** Opens a state of a prototype, or skips the test where the site does not have it. */
export async function openPrototype(page: Page, name: string, state = '') {
  const address = `/prototypes/${name}/`;
  test.skip(!prototypes.includes(address), `The site does not have ${address}`);
  // A change of the fragment alone would load nothing.
  await page.goto('about:blank');
  await page.goto(address + state);
}
