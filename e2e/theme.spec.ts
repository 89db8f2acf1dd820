import type { Page } from '@playwright/test';
import { firstStory } from './support/site';
import { expect, onlyChromium, smoke, test } from './support/test';
import { follow, mainLink, open } from './support/visit';

/** Compares the background color with the text color. */
const expectTheme = (page: Page, theme: 'light' | 'dark') =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const red = (color: string) => Number(/[\d.]+/.exec(color));
        const { backgroundColor, color } = getComputedStyle(document.body);
        return red(backgroundColor) > red(color) ? 'light' : 'dark';
      }),
    )
    .toBe(theme);

const radio = (page: Page, name: 'Auto' | 'Light' | 'Dark') =>
  page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name });

// Firefox cannot change the system's theme.
test('follows the system until the visitor chooses', onlyChromium, async ({ page }) => {
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await open(page, '/');
    await expectTheme(page, theme);
  }
  await radio(page, 'Dark').check();
  await expectTheme(page, 'dark');
  await radio(page, 'Light').check();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'light');
  await radio(page, 'Auto').check();
  await expectTheme(page, 'dark');
});

test('keeps the choice on every page and in every tab', smoke, async ({ page, complaints }) => {
  await open(page, '/');
  await radio(page, 'Auto').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Dark')).toBeChecked();
  await follow(page, mainLink(page, '/work'), '/work');
  await expectTheme(page, 'dark');

  // Before the site's scripts load, too.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await expectTheme(page, 'dark');
  await page.unrouteAll();
  complaints.length = 0;
  await open(page, '/about');
  await expect(radio(page, 'Dark')).toBeChecked();

  const other = await page.context().newPage();
  await open(other, firstStory);
  await expectTheme(other, 'dark');
  await radio(other, 'Auto').check();
  await expectTheme(page, 'light');
  await expect(radio(page, 'Auto')).toBeChecked();
});
