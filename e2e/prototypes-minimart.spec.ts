import { button, heading, link, openPrototype, status } from './support/prototype';
import { expect, test } from './support/test';
import { goBack } from './support/visit';

test('MiniMart opens, pins, and adds apps by keyboard', async ({ page }) => {
  await openPrototype(page, 'minimart');
  const invoices = page.getByRole('dialog', { name: 'Invoices' });
  await button(page, 'Invoices').focus();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => invoices.getByRole('button', { name: 'Close' }).press('Enter'),
    () => goBack(page),
  ]) {
    await page.keyboard.press('Enter');
    await expect(invoices).toBeVisible();
    await expect(page).toHaveURL(/app=invoices/);
    await close();
    await expect(invoices).toBeHidden();
    await expect(button(page, 'Invoices')).toBeFocused();
    await expect(page).not.toHaveURL(/app=/);
  }

  await button(page, 'Pin Coupons').press('Space');
  await expect(button(page, 'Pin Coupons')).toBeFocused();
  await expect(status(page)).toHaveText('Coupons is pinned.');
  await button(page, 'Add the hours').press('Enter');
  await expect(heading(page, '2 apps need you')).toBeVisible();
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, '3 apps need you')).toBeVisible();
  await expect(button(page, 'Add the hours')).toBeFocused();
  await button(page, 'Reviews').press('Enter');
  const reviews = page.getByRole('dialog', { name: 'Reviews' });
  await reviews.getByRole('button', { name: 'Reply to both' }).press('Enter');
  await expect(reviews).toContainText('All reviews answered');
  await page.keyboard.press('Escape');
  await expect(heading(page, '2 apps need you')).toBeVisible();
  // On Escape, the prototype calls `history.back()`, which changes the URL only a moment later.
  await expect(page).not.toHaveURL(/app=/);

  await link(page, 'Marketplace').press('Enter');
  await button(page, 'Add Gift cards').press('Enter');
  await expect(button(page, 'Remove Gift cards')).toBeFocused();
  await page.getByRole('link', { name: /^Home/ }).press('Enter');
  await expect(button(page, 'Gift cards')).toBeVisible();
});

test('MiniMart’s screens open on a desktop, on a phone, and in an iframe', async ({ page }) => {
  const columns = (selector: string) =>
    page
      .locator(selector)
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  await openPrototype(page, 'minimart');
  expect(await columns("[data-shelf='rest'] .cards")).toBe(2);
  await link(page, 'Before').press('Enter');
  await expect(heading(page, 'My Dashboard')).toBeVisible();
  expect(await columns('.columns')).toBe(4);
  for (const name of ['My apps', 'Marketplace', 'Reports', 'Billing', 'Team', 'Help']) {
    await link(page, name).press('Enter');
    await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
  }
  await goBack(page);
  await expect(heading(page, 'Team')).toBeVisible();

  await openPrototype(page, 'minimart', '#view=gallery');
  const screen = page.locator('iframe').first().contentFrame();
  await expect(screen.getByRole('heading', { name: 'My Dashboard' })).toBeAttached();
  await link(page, 'App detail').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Payroll' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/app=/);

  await page.setViewportSize({ width: 360, height: 640 });
  await button(page, 'Menu').press('Enter');
  await page.keyboard.press('Escape');
  await expect(link(page, 'Team')).toBeHidden();
  await expect(button(page, 'Menu')).toBeFocused();
  await page.keyboard.press('Enter');
  await link(page, 'Team').press('Enter');
  await expect(heading(page, 'Team')).toBeVisible();
  await expect(link(page, 'Team')).toBeHidden();

  // An iframe shares its parent's history, so closing Payroll in it must not go back.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.setItem('motion', 'off');
    document.body.innerHTML = '<iframe src="/prototypes/minimart/?framed"></iframe>';
  });
  const frame = page.frameLocator('iframe');
  await frame.locator('body').evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('Motion is off, but a view transition started');
    };
  });
  await frame.getByRole('link', { name: 'Before' }).press('Enter');
  await frame.getByRole('button', { name: 'Payroll', exact: true }).press('Enter');
  await expect(frame.getByRole('dialog', { name: 'Payroll' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  await expect(frame.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
});
