import { tabTo } from './support/keyboard';
import { prototypes } from './support/site';
import { expect, test } from './support/test';
import { goBack } from './support/visit';

const address = '/prototypes/skypro-ui/';
test.skip(!prototypes.includes(address), 'The site does not have this prototype.');
test.use({ viewport: { width: 860, height: 450 } });

test('a component is set up and used by keyboard, and survives a reload', async ({ page }) => {
  await page.clock.install();
  await page.goto(address);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('radio', { name: 'Primary', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/variant=secondary/);

  const live = page.locator('#fit .sky-button');
  await tabTo(live);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  await expect(live).toHaveText('Uploading…');
  await page.clock.runFor(1200);
  await expect(live).toHaveText('Uploaded');
  await expect(page.getByRole('status')).toHaveText('Uploaded');
  await page.clock.runFor(1600);
  await expect(live).toHaveText('Upload file');
  await expect(live).toBeFocused();
  await page.clock.resume();

  await tabTo(page.getByRole('radio', { name: 'Light', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#canvas')).toHaveAttribute('data-theme', 'dark');
  await tabTo(page.getByRole('switch', { name: 'Anatomy' }));
  await page.keyboard.press('Space');
  await expect(page.locator('#marks .mark-badge')).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Secondary' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Anatomy' })).toBeChecked();
});

test('links lead to every component and view, and a phone folds the options', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('link', { name: 'Form field' }).press('Enter');
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

  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto(`${address}#component=list&variant=double&theme=contrast`);
  await page.reload();
  const option = page.getByRole('radio', { name: 'Two lines' });
  await expect(option).toBeHidden();
  await page.getByText('Options').click();
  await expect(option).toBeChecked();
  await expect(page.locator('#canvas')).toHaveAttribute('data-theme', 'contrast');
});
