import { button, heading, openPrototype, status } from './support/prototype';
import { expect, test } from './support/test';

test('a Zogran Media project brief can be corrected and sent by keyboard', async ({ page }) => {
  await openPrototype(page, 'zogran-media');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Services' }).press('Enter');
  await expect(heading(page, 'What we make')).toBeFocused();
  for (const key of ['Tab', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(status(page)).toHaveText('Sound added to the brief');
  const brief = page.getByRole('region', { name: 'Your brief' });
  await expect(brief).toContainText('2 in your brief');
  await brief.getByRole('link', { name: 'Continue' }).press('Enter');
  await expect(heading(page, 'Start a project')).toBeFocused();

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
  await expect(heading(page, 'Thank you. That would be it.')).toBeFocused();
});

test('in Zogran Media, the menu and a piece of work open, and a film plays', async ({ page }) => {
  await openPrototype(page, 'zogran-media', '#view=work');
  await button(page, 'Film').press('Enter');
  await expect(status(page)).toHaveText('2 pieces');
  const opener = page.locator('#all-pieces').getByRole('link', { name: /The Long Table/ });
  await opener.press('Enter');
  await expect(heading(page, 'The Long Table')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Letters That Walk' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/#view=work&show=film$/);

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
  await expect(heading(page, /Stories people stay/)).toBeFocused();

  const seek = page.getByRole('slider', { name: 'Position in the showreel' });
  const start = Number(await seek.inputValue());
  await button(page, 'Play the showreel').press('Enter');
  await expect.poll(() => seek.inputValue().then(Number)).toBeGreaterThan(start);
  await button(page, 'Pause the showreel').press('Enter');
  await seek.press('End');
  await expect(page.locator('#shot')).toHaveText('A room full of sound');
});
