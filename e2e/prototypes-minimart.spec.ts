import type { Page } from '@playwright/test';
import { prototypes } from './support/site';
import { expect, test } from './support/test';
import { goBack } from './support/visit';

const address = '/prototypes/minimart/';
test.skip(!prototypes.includes(address), 'The site does not have this prototype.');
test.use({ viewport: { width: 1200, height: 750 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 2 });

test('a store owner opens, pins, settles, and adds apps by keyboard', async ({ page }) => {
  await page.goto(address);
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

  await page.getByRole('radio', { name: 'Needs attention' }).press('ArrowRight');
  await expect(page).toHaveURL(/sort=used/);
  await button(page, 'Pin Coupons').press('Space');
  await expect(button(page, 'Pin Coupons')).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Coupons is pinned.');
  await page.reload();
  await expect(page.locator("[data-shelf='pinned'] .open").last()).toHaveText('Coupons');
  await expect(page.getByRole('radio', { name: 'Last used' })).toBeChecked();
  await page.getByRole('radio', { name: 'Needs attention' }).press('Space');

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
  await expect(button(page, 'Reviews')).toBeFocused();
  for (const [task, left] of [
    ['Add the hours', '1 app needs you'],
    ['Reorder 4 products', 'Nothing needs you'],
  ] as const) {
    await button(page, task).press('Enter');
    await expect(heading(page, left)).toBeVisible();
    // Focus moves there, so it would leave the next button.
    await expect(button(page, 'Undo')).toBeFocused();
  }

  await link(page, 'Marketplace').press('Enter');
  await button(page, 'Add Gift cards').press('Enter');
  await expect(button(page, 'Remove Gift cards')).toBeFocused();
  await link(page, 'Billing').press('Enter');
  await expect(page.getByText('The next invoice is $106')).toBeVisible();
  await link(page, 'Home').press('Enter');
  await expect(button(page, 'Gift cards')).toBeVisible();
});

test('every screen opens before and after the redesign, on a phone, and in a frame', async ({
  page,
}) => {
  const links = page.getByRole('navigation', { name: 'MiniMart' });
  const columns = (selector: string) =>
    page
      .locator(selector)
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  await page.goto(address);
  await expect(links.getByRole('list')).toHaveCount(3);
  expect(await columns("[data-shelf='rest'] .cards")).toBe(2);
  await link(page, 'Before').press('Enter');
  await expect(heading(page, 'My Dashboard')).toBeVisible();
  await expect(links.getByRole('link')).toHaveCount(7);
  expect(await columns('.columns')).toBe(4);
  for (const view of ['before', 'after']) {
    await page.goto(`${address}#view=${view}`);
    for (const name of ['My apps', 'Marketplace', 'Reports', 'Billing', 'Team', 'Help']) {
      await link(page, name).press('Enter');
      await expect(heading(page, name)).toBeVisible();
    }
  }
  await goBack(page);
  await expect(heading(page, 'Team')).toBeVisible();

  await page.goto(`${address}#view=gallery`);
  await expect(page.locator('.screen')).toHaveCount(6);
  const screen = page.locator('iframe').first().contentFrame();
  await expect(screen.getByRole('heading', { name: 'My Dashboard' })).toBeAttached();
  await link(page, 'App detail').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Payroll' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 640 });
  await button(page, 'Menu').press('Enter');
  await expect(link(page, 'Team')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link(page, 'Team')).toBeHidden();
  await expect(button(page, 'Menu')).toBeFocused();
  await page.keyboard.press('Enter');
  await link(page, 'Team').press('Enter');
  await expect(heading(page, 'Team')).toBeVisible();
  await expect(link(page, 'Team')).toBeHidden();

  // In a frame, an app opens and closes without a history entry: that history belongs to the page around it.
  await page.goto(address);
  const before = await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = `${location.pathname}?framed`;
    document.body.replaceChildren(frame);
    return history.length;
  });
  const frame = page.frameLocator('iframe');
  await frame.getByRole('link', { name: 'Before' }).click();
  await frame.getByRole('button', { name: 'Payroll', exact: true }).click();
  await expect(frame.getByRole('dialog', { name: 'Payroll' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(before);

  // With the site's motion switched off, both versions change places without a view transition.
  await page.evaluate(() => localStorage.setItem('motion', 'off'));
  await page.goto(address);
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('A view transition started');
    };
  });
  await expect(heading(page, 'My Dashboard')).toBeVisible();
  await link(page, 'After').press('Enter');
  await expect(heading(page, '3 apps need you')).toBeVisible();
});
