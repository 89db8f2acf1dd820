import type { Page } from '@playwright/test';
import { keys } from '../src/content/keys';
import { axeFaults, ibmFaults } from './support/rules';
import { firstStory, playlist, prototypes, routes, unknownPath } from './support/site';
import { expect, test } from './support/test';
import { open } from './support/visit';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

// The engine is not of the site, whose policy would not let it in.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, mayComplain: true });

for (const path of [...routes, playlist, unknownPath, ...prototypes]) {
  test(`${path} breaks no rule of a second engine`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(desktop);
    await page.goto(path);
    expect.soft(await ibmFaults(page), 'light, on a desktop').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(phone);
    await page.goto(path);
    expect.soft(await ibmFaults(page), 'dark, on a phone').toEqual([]);
  });
}

const states: Record<string, (page: Page) => Promise<void>> = {
  'the open menu': async (page) => {
    await page.setViewportSize(phone);
    await open(page, firstStory);
    await page.locator('button[aria-haspopup="dialog"]').click();
    await expect(page.getByRole('region', { name: 'Stories' })).toBeVisible();
  },
  'an enlarged picture': async (page) => {
    await open(page, '/about');
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the list of keys': async (page) => {
    await open(page, firstStory);
    await page.getByRole('button', { name: keys.title }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

for (const [name, show] of Object.entries(states)) {
  test(`${name} breaks no rule of either engine`, async ({ page }) => {
    await show(page);
    expect.soft(await axeFaults(page), 'axe').toEqual([]);
    expect.soft(await ibmFaults(page), 'IBM').toEqual([]);
  });
}
