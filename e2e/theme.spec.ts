import type { Page } from '@playwright/test';
import { firstStory } from './support/site';
import { expect, onlyChromium, smoke, test } from './support/test';
import { follow, hydrated, mainLink, open } from './support/visit';

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

test('follows the system unless the visitor chooses', onlyChromium, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expectTheme(page, 'dark');
  await expect(radio(page, 'Auto')).toBeChecked();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');

  await radio(page, 'Dark').check();
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await radio(page, 'Light').check();
  await expectTheme(page, 'light');
  await radio(page, 'Auto').check();
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
});

test('keeps the choice on every page and in every tab', smoke, async ({ page, complaints }) => {
  await open(page, '/');
  await radio(page, 'Auto').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Dark')).toBeChecked();
  await expectTheme(page, 'dark');
  await follow(page, mainLink(page, '/work'), '/work');
  await expectTheme(page, 'dark');
  await page.reload();
  await expectTheme(page, 'dark');
  await expect(radio(page, 'Dark')).toBeChecked();

  // Before the site's scripts load, too.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectTheme(page, 'dark');
  await page.unrouteAll();
  complaints.length = 0;
  await open(page, '/about');

  const other = await page.context().newPage();
  await open(other, firstStory);
  await expectTheme(other, 'dark');
  await radio(other, 'Auto').check();
  await expectTheme(page, 'light');
  await expect(radio(page, 'Auto')).toBeChecked();
  await other.reload();
  await hydrated(other);
  await expectTheme(other, 'light');
  await radio(page, 'Dark').check();
  await expectTheme(other, 'dark');
  await expect(radio(other, 'Dark')).toBeChecked();
});
