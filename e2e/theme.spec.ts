import type { Page } from '@playwright/test';
import { expect, onlyChromium, smoke, test } from './support/test';
import { follow, holdRequests, mainLink, open } from './support/visit';

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

// Our tests drive Firefox over WebDriver BiDi, which cannot emulate a color scheme.
test(
  'the site follows the system theme unless the visitor chooses one',
  onlyChromium,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    await expectTheme(page, 'dark');
    await radio(page, 'Light').check();
    await expectTheme(page, 'light');
    await radio(page, 'Auto').check();
    await expectTheme(page, 'dark');
  },
);

test('other pages have the chosen theme, even before scripts load', smoke, async ({ page }) => {
  await open(page, '/');
  await radio(page, 'Dark').check();
  await follow(page, mainLink(page, '/work'), '/work');
  await expectTheme(page, 'dark');
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/about');
  await expectTheme(page, 'dark');
  release();
  await expect(radio(page, 'Dark')).toBeChecked();
});
