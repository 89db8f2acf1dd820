import { prototypes } from './support/site';
import { expect, test } from './support/test';
import { goBack } from './support/visit';

const address = '/prototypes/zogran-media/';
test.skip(!prototypes.includes(address), 'There is no such prototype.');

test.describe('Zogran Media prototype', () => {
  test.use({ viewport: { width: 1000, height: 450 } });

  test('is browsed with the keyboard alone, from Home to a sent brief', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Zogran Media' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();

    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Services' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'What we make' })).toBeFocused();
    await expect(page).toHaveURL(/#view=services/);
    await expect(main.getByRole('link', { name: 'Services' })).toHaveAttribute(
      'aria-current',
      'page',
    );

    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('button', { name: 'Add film and video to the brief' }),
    ).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('Sound added to the brief');
    const brief = page.getByRole('region', { name: 'Your brief' });
    await expect(brief).toContainText('2 in your brief');
    await brief.getByRole('link', { name: 'Continue' }).press('Enter');

    await expect(page.getByRole('heading', { name: 'Start a project' })).toBeFocused();
    await expect(page.getByRole('checkbox', { name: 'Sound' })).toBeChecked();
    await page.getByRole('button', { name: 'Send the brief' }).press('Enter');
    const name = page.getByRole('textbox', { name: 'Your name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Tell us your name');
    await page.keyboard.type('Ada');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('The sea is loud.');

    await page.reload();
    await expect(name).toHaveValue('Ada');
    await expect(page.getByRole('checkbox', { name: 'Film and video' })).toBeChecked();

    await page.getByRole('button', { name: 'Send the brief' }).press('Enter');
    const mail = page.getByRole('textbox', { name: 'Email address' });
    await expect(mail).toBeFocused();
    await expect(mail).toHaveAccessibleDescription('This does not look like an address');
    await mail.press('End');
    await page.keyboard.type('.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Thank you. That would be it.' })).toBeFocused();
    await expect(page.getByText('so nothing was sent')).toBeVisible();
  });

  test('opens a piece of work over its page and leads back', async ({ page }) => {
    await page.goto(`${address}#view=work`);
    await page.getByRole('button', { name: 'Film', exact: true }).press('Enter');
    await expect(page.getByRole('status')).toHaveText('2 pieces');
    const opener = page.locator('#all-pieces').getByRole('link', { name: /The Long Table/ });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'The Long Table' });
    await expect(dialog.getByRole('heading', { name: 'The Long Table' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'Letters That Walk' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/#view=work&show=film$/);

    await page.goto(`${address}#view=work&piece=snow`);
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'First Snow' })).toBeVisible();
  });

  test('plays, pauses and seeks its showreel', async ({ page }) => {
    await page.goto(address);
    const seek = page.getByRole('slider', { name: 'Position in the showreel' });
    await page.getByRole('button', { name: 'Play the showreel' }).press('Enter');
    await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(2.5);
    await page.getByRole('button', { name: 'Pause the showreel' }).press('Enter');
    await seek.focus();
    await page.keyboard.press('End');
    await expect(page.locator('#shot')).toHaveText('A room full of sound');
    await page.keyboard.press('Home');
    await expect(page.locator('#shot')).toHaveText('Coast, first light');
  });

  test('has a menu on phones that keys open, leave and close', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await page.goto(address);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await menu.getByRole('link', { name: 'About' }).press('Enter');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: /A small crew/ })).toBeFocused();
    await goBack(page);
    await expect(page.getByRole('heading', { name: /Stories people stay/ })).toBeVisible();
  });
});
