import type { Page } from '@playwright/test';
import { prototypes } from './support/site';
import { expect, test } from './support/test';

const address = '/prototypes/zogran-media/';
test.skip(!prototypes.includes(address), 'The site does not have this prototype.');
test.use({ viewport: { width: 1000, height: 450 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a brief is collected, corrected, and sent by keyboard, and survives a reload', async ({
  page,
}) => {
  await page.goto(address);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Services' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'What we make' })).toBeFocused();
  for (const key of ['Tab', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('status')).toHaveText('Sound added to the brief');
  const brief = page.getByRole('region', { name: 'Your brief' });
  await expect(brief).toContainText('2 in your brief');
  await brief.getByRole('link', { name: 'Continue' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Start a project' })).toBeFocused();

  const name = page.getByRole('textbox', { name: 'Your name' });
  await button(page, 'Send the brief').press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Tell us your name');
  await page.keyboard.type('Ada');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  for (const words of ['ada@example', 'The sea is loud.']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
  }
  await page.reload();
  await expect(name).toHaveValue('Ada');
  await expect(page.getByRole('checkbox', { name: 'Film and video' })).toBeChecked();
  await button(page, 'Send the brief').press('Enter');
  const mail = page.getByRole('textbox', { name: 'Email address' });
  await expect(mail).toBeFocused();
  await expect(mail).toHaveAccessibleDescription('This does not look like an address');
  await mail.press('End');
  await page.keyboard.type('.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you. That would be it.' })).toBeFocused();
});

test('work opens over its page, the showreel plays, and a phone has a menu', async ({ page }) => {
  await page.goto(`${address}#view=work`);
  await button(page, 'Film').press('Enter');
  await expect(page.getByRole('status')).toHaveText('2 pieces');
  const opener = page.locator('#all-pieces').getByRole('link', { name: /The Long Table/ });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'The Long Table' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Letters That Walk' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/#view=work&show=film$/);
  await page.goto(`${address}#view=work&piece=snow`);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'First Snow' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 320, height: 400 });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await button(page, 'Menu').press('Enter');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button(page, 'Menu')).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Home' }).press('Enter');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: /Stories people stay/ })).toBeFocused();

  const seek = page.getByRole('slider', { name: 'Position in the showreel' });
  await button(page, 'Play the showreel').press('Enter');
  await expect.poll(() => seek.inputValue().then(Number)).toBeGreaterThan(2.5);
  await button(page, 'Pause the showreel').press('Enter');
  await seek.press('End');
  await expect(page.locator('#shot')).toHaveText('A room full of sound');
  await seek.press('Home');
  await expect(page.locator('#shot')).toHaveText('Coast, first light');
});
