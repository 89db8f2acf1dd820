import { heading, link, openPrototype, status, tabTo } from './support/prototype';
import { expect, test } from './support/test';
import { goBack } from './support/visit';

test('in SkyPro UI, options can be chosen by keyboard, and stay chosen after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 860, height: 450 });
  await page.clock.install();
  await openPrototype(page, 'skypro-ui');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('radio', { name: 'Primary', exact: true }));
  await page.keyboard.press('ArrowRight');
  const live = page.locator('#fit .sky-button');
  await tabTo(live);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  await expect(live).toHaveText('Uploading…');
  await page.clock.runFor(1200);
  await expect(status(page)).toHaveText('Uploaded');
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

test('SkyPro UI’s links open its components, states, and library, and its options collapse on a phone', async ({
  page,
}) => {
  await openPrototype(page, 'skypro-ui');
  await link(page, 'Form field').press('Enter');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('');
  await page.keyboard.press('Tab');
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveAccessibleDescription('Enter a title');
  await title.fill('Night roster');
  await expect(title).not.toHaveAttribute('aria-invalid', 'true');

  await link(page, 'File thumbnail').press('Enter');
  await link(page, 'States').press('Enter');
  await link(page, 'Audio').press('Enter');
  await expect(page.getByRole('radio', { name: 'Audio' })).toBeChecked();
  await expect(page.getByRole('main')).toBeFocused();
  await goBack(page);
  await expect(heading(page, 'File thumbnails')).toBeVisible();
  await link(page, 'Library').press('Enter');
  await expect(heading(page, 'Four parts, one hand.')).toBeVisible();

  await page.setViewportSize({ width: 320, height: 400 });
  await openPrototype(page, 'skypro-ui', '#component=list&variant=double&theme=contrast');
  const option = page.getByRole('radio', { name: 'Two lines' });
  await expect(option).toBeHidden();
  await page.getByText('Options').click();
  await expect(option).toBeChecked();
  await expect(page.locator('#canvas')).toHaveAttribute('data-theme', 'contrast');
});
