import { tabTo } from './support/keyboard';
import { prototypes } from './support/site';
import { expect, test } from './support/test';
import { goBack } from './support/visit';

const address = '/prototypes/skypro-ui/';
test.skip(!prototypes.includes(address), 'There is no such prototype.');

test.describe('SkyPro UI prototype', () => {
  test.use({ viewport: { width: 860, height: 450 } });

  test('is used with the keyboard alone', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'SkyPro UI' })).toBeVisible();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the component' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await tabTo(page.getByRole('radio', { name: 'Primary', exact: true }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Secondary' })).toBeChecked();
    await expect(page).toHaveURL(/variant=secondary/);
    const live = page.locator('#fit .sky-button');
    await expect(live).toHaveText('Upload file');

    await tabTo(page.getByRole('button', { name: 'Upload file', exact: true }));
    await page.keyboard.press('Enter');
    await expect(live).toHaveText('Uploading…');
    await expect(live).toHaveText('Uploaded');
    await expect(page.getByRole('status')).toHaveText('Uploaded');
    await expect(live).toHaveText('Upload file');
    await expect(live).toBeFocused();

    await tabTo(page.getByRole('radio', { name: 'Light', exact: true }));
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('#canvas')).toHaveAttribute('data-theme', 'dark');
    await tabTo(page.getByRole('switch', { name: 'Anatomy', exact: true }));
    await page.keyboard.press('Space');
    await expect(page.locator('#marks .mark-badge')).toHaveCount(3);
    await expect(page.getByRole('listitem').filter({ hasText: 'Container' })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('radio', { name: 'Secondary' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Anatomy' })).toBeChecked();
  });

  test('reaches every component and view by links', async ({ page }) => {
    await page.goto(address);
    await tabTo(page.getByRole('link', { name: 'Form field', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Form field' })).toBeVisible();
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('');
    await page.keyboard.press('Tab');
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(title).toHaveAccessibleDescription('Enter a title');
    await title.fill('Night roster');
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
  });
});
