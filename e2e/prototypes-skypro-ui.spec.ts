import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, noScripts, once, test } from './support/test';
import { goBack } from './support/visit';

const address = '/prototypes/skypro-ui/';

async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'link' | 'radio' | 'switch' | 'button',
) {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' });
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return target;
  }
  throw new Error(`Tab never reached ${String(name)}`);
}

test.describe('SkyPro UI prototype', () => {
  test.use({ viewport: { width: 860, height: 450 } });

  test('is used with the keyboard alone', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'SkyPro UI' })).toBeVisible();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the component' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await tabTo(page, 'Primary', 'radio');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Secondary' })).toBeChecked();
    await expect(page).toHaveURL(/variant=secondary/);
    const live = page.locator('#fit .sky-button');
    await expect(live).toHaveText('Upload file');

    await tabTo(page, 'Upload file', 'button');
    await page.keyboard.press('Enter');
    await expect(live).toHaveText('Uploading…');
    await expect(live).toHaveText('Uploaded');
    await expect(page.getByRole('status')).toHaveText('Uploaded');
    await expect(live).toHaveText('Upload file');
    await expect(live).toBeFocused();

    await tabTo(page, 'Light', 'radio');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('#canvas')).toHaveAttribute('data-theme', 'dark');
    await tabTo(page, 'Anatomy', 'switch');
    await page.keyboard.press('Space');
    await expect(page.locator('#marks .mark-badge')).toHaveCount(3);
    await expect(page.getByRole('listitem').filter({ hasText: 'Container' })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('radio', { name: 'Secondary' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Anatomy' })).toBeChecked();
  });

  test('reaches every component and view by links', async ({ page }) => {
    await page.goto(address);
    await tabTo(page, 'Form field', 'link');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Form field' })).toBeVisible();
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('');
    await page.keyboard.press('Tab');
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(title).toHaveAccessibleDescription('Enter a title');
    await title.fill('Night rota');
    await expect(title).not.toHaveAttribute('aria-invalid', 'true');

    await page.getByRole('link', { name: 'File thumbnail' }).press('Enter');
    await page.getByRole('radio', { name: 'Error' }).check();
    await page.locator('#fit .sky-file').press('Enter');
    await expect(page.locator('#fit .sky-file')).toContainText('Uploaded just now');

    await page.getByRole('link', { name: 'Sheet' }).press('Enter');
    await page.getByRole('link', { name: 'Audio' }).press('Enter');
    await expect(page.getByRole('radio', { name: 'Audio' })).toBeChecked();
    await expect(page.getByRole('main')).toBeFocused();
    await goBack(page);
    await expect(page.getByRole('heading', { name: 'File thumbnails' })).toBeVisible();

    await page.getByRole('link', { name: 'Specimen' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Four parts, one hand.' })).toBeVisible();
  });

  test('opens what a link names, and nothing broken for a wrong one', async ({ page }) => {
    await page.goto(
      `${address}#component=list&variant=double&state=selected&theme=contrast&size=l`,
    );
    await expect(page.getByRole('radio', { name: 'Two lines' })).toBeChecked();
    await expect(page.locator('#canvas')).toHaveAttribute('data-theme', 'contrast');
    await page.goto(`${address}#component=list&variant=nothing&state=%E0%A4%A&size=xxl`);
    await expect(page.getByRole('radio', { name: 'Single line' })).toBeChecked();
  });

  test('folds its options on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await page.goto(address);
    await expect(page.getByRole('radio', { name: 'Danger' })).toBeHidden();
    await page.getByText('Options').click();
    await page.getByRole('radio', { name: 'Danger' }).check();
    await expect(page.locator('#fit')).toHaveText('Delete file');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no axe violations, ${colorScheme}`, once, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const hash of [
        '',
        'component=field&state=error',
        'component=list&variant=checks',
        'component=file&state=error&anatomy=1',
        'component=button&state=disabled&theme=contrast',
        'component=list&state=loading',
        'view=sheet&component=button',
        'view=sheet&component=field&theme=contrast',
        'view=sheet&component=list',
        'view=sheet&component=file',
        'view=specimen',
      ]) {
        await page.goto('about:blank');
        await page.goto(`${address}${hash ? `#${hash}` : ''}`);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((n) => n.html) }));
        expect(found, hash).toEqual([]);
      }
    });
  }
});

test('SkyPro UI prototype reads without scripts', noScripts, async ({ page }) => {
  await page.goto(address);
  await expect(page.locator('.needs-scripts')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'File thumbnail' })).toBeVisible();
});
