import type { Page } from '@playwright/test';
import { firstStory } from './support/site';
import { expect, onlyChromium, test } from './support/test';
import { follow, mainLink, open } from './support/visit';

/** Whether the page is light or dark, as seen from its ground and its ink. */
const expectTheme = (page: Page, theme: 'light' | 'dark') =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const brightness = (color: string) =>
          (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
        const { backgroundColor, color } = getComputedStyle(document.body);
        return brightness(backgroundColor) > brightness(color) ? 'light' : 'dark';
      }),
    )
    .toBe(theme);

type Choice = 'Auto' | 'Light' | 'Dark';

const radio = (page: Page, name: Choice) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name });

const choose = (page: Page, name: Choice) => radio(page, name).check();

const expectChosen = (page: Page, name: Choice) => expect(radio(page, name)).toBeChecked();

test('the theme is the system’s, also when that changes', onlyChromium, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expectTheme(page, 'dark');
  await expectChosen(page, 'Auto');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
});

test(
  'the visitor’s choice goes before the system’s, until it is given back',
  onlyChromium,
  async ({ page }) => {
    await open(page, '/');
    await choose(page, 'Dark');
    await expectTheme(page, 'dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await choose(page, 'Light');
    await expectTheme(page, 'light');
    await choose(page, 'Auto');
    await expectTheme(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTheme(page, 'light');
  },
);

test('the choice can be made with the keyboard', async ({ page }) => {
  await open(page, '/');
  await radio(page, 'Auto').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectChosen(page, 'Dark');
  await expectTheme(page, 'dark');
});

test('the choice is remembered after a reload and on other pages', async ({ page }) => {
  await open(page, '/');
  await choose(page, 'Dark');
  await follow(page, mainLink(page, '/work'), '/work');
  await expectTheme(page, 'dark');
  await page.reload();
  await expectTheme(page, 'dark');
  await expectChosen(page, 'Dark');
  await open(page, firstStory);
  await expectTheme(page, 'dark');
  await choose(page, 'Auto');
  await page.reload();
  await expectTheme(page, 'light');
  await expectChosen(page, 'Auto');
});

test.describe('before the site’s scripts have come', () => {
  test.use({ mayComplain: true });

  test('the choice is there already', async ({ page }) => {
    await open(page, '/');
    await choose(page, 'Dark');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectTheme(page, 'dark');
  });
});

test('the choice is taken up in another tab', async ({ page, context }) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/about');
  await choose(page, 'Dark');
  await expectTheme(other, 'dark');
  await expectChosen(other, 'Dark');
  await choose(other, 'Auto');
  await expectTheme(page, 'light');
  await expectChosen(page, 'Auto');
});
