import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { prototypes } from './support/site';
import { expect, still, test } from './support/test';
import { goBack } from './support/visit';

const address = '/prototypes/minimart/';
test.skip(!prototypes.includes(address), 'There is no such prototype.');

const shelf = (page: Page, name: string) => page.locator(`[data-shelf='${name}'] .open`);
const columns = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

test('a store owner gets through the day with a keyboard alone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1200, height: 750 });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 2 });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await page.goto(address);

  await test.step('what needs attention comes first, and sorting changes the order', async () => {
    await expect(shelf(page, 'attention')).toHaveText(['Payroll', 'Inventory', 'Reviews']);
    await tabTo(page.getByRole('radio', { name: 'Needs attention' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Last used' })).toBeChecked();
    await expect(shelf(page, 'rest').first()).toHaveText('Invoices');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('All other apps, A to Z')).toBeVisible();
    const names = (await shelf(page, 'rest').allTextContents()).map((name) => name.trim());
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    await expect(page).toHaveURL(/sort=name/);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Name' })).toBeChecked();
    await page.getByRole('radio', { name: 'Needs attention' }).press('Space');
  });

  await test.step('an app opens, and closes with Esc, its button and Back; focus returns', async () => {
    const detail = page.getByRole('dialog', { name: 'Invoices' });
    await tabTo(button('Invoices'));
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => detail.getByRole('button', { name: 'Close' }).press('Enter'),
      () => goBack(page),
    ]) {
      await page.keyboard.press('Enter');
      await expect(detail).toBeVisible();
      await expect(page).toHaveURL(/app=invoices/);
      await close();
      await expect(detail).toBeHidden();
      await expect(button('Invoices')).toBeFocused();
      await expect(page).not.toHaveURL(/app=/);
    }
  });

  await test.step('a pin keeps focus, moves the app and survives a reload', async () => {
    await expect(shelf(page, 'pinned')).toHaveText(['Bookings', 'Sales report']);
    await tabTo(button('Pin Coupons'));
    await page.keyboard.press('Space');
    await expect(button('Pin Coupons')).toHaveAttribute('aria-pressed', 'true');
    await expect(button('Pin Coupons')).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Coupons is pinned.');
    await expect(shelf(page, 'pinned')).toHaveText(['Bookings', 'Sales report', 'Coupons']);
    await page.reload();
    await expect(shelf(page, 'pinned')).toHaveText(['Bookings', 'Sales report', 'Coupons']);
  });

  await test.step('a task is done, taken back, and done in the detail as well', async () => {
    await tabTo(button('Add the hours'));
    await page.keyboard.press('Enter');
    await expect(heading('2 apps need you')).toBeVisible();
    await expect(button('Undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading('3 apps need you')).toBeVisible();
    await expect(button('Add the hours')).toBeFocused();

    await button('Reviews').press('Enter');
    const detail = page.getByRole('dialog', { name: 'Reviews' });
    await detail.getByRole('button', { name: 'Reply to both' }).press('Enter');
    await expect(detail).toContainText('All reviews answered');
    await page.keyboard.press('Escape');
    await expect(heading('2 apps need you')).toBeVisible();
    for (const task of ['Add the hours', 'Reorder 4 products']) await button(task).press('Enter');
    await expect(heading('Nothing needs you')).toBeVisible();
    await expect(page.getByText('Nothing is waiting for you.')).toBeVisible();
  });

  await test.step('an app from the marketplace arrives on the home screen and on the bill', async () => {
    await link('Marketplace').press('Enter');
    await button('Add Gift cards').press('Enter');
    await expect(button('Remove Gift cards')).toBeFocused();
    await link('Billing').press('Enter');
    await expect(page.getByText('The next invoice is $106')).toBeVisible();
    await link('Home').press('Enter');
    await expect(button('Gift cards')).toBeVisible();
  });
});

test('every screen can be compared: before, after and in the gallery', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 750 });
  await page.goto(address);
  const links = page.getByRole('navigation', { name: 'MiniMart' });
  await expect(links.getByRole('link')).toHaveCount(7);
  await expect(links.getByRole('list')).toHaveCount(3);
  expect(await columns(page, "[data-shelf='rest'] .cards")).toBe(2);

  await tabTo(page.getByRole('link', { name: 'Before', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#view=before$/);
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  await expect(links.getByRole('link')).toHaveCount(7);
  expect(await columns(page, '.columns')).toBe(4);
  await expect(page.locator('.card:visible')).toHaveCount(12);
  await goBack(page);
  await expect(page.getByRole('heading', { name: '3 apps need you' })).toBeVisible();

  for (const view of ['before', 'after']) {
    await page.goto(`${address}#view=${view}`);
    for (const name of ['My apps', 'Marketplace', 'Reports', 'Billing', 'Team', 'Help']) {
      await page.getByRole('link', { name, exact: true }).press('Enter');
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    }
  }

  await page.goto(`${address}#view=gallery`);
  await expect(page.locator('.screen')).toHaveCount(6);
  await expect(
    page.frameLocator('iframe').first().getByRole('heading', { name: 'My Dashboard' }),
  ).toBeAttached();
  await page.getByRole('link', { name: 'App detail' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Payroll' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: '3 apps need you' })).toBeVisible();
});

test(
  'the original changes places without motion where that is not wanted',
  still,
  async ({ page }) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'Before' }).click();
    await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  },
);

test('the menu of a phone opens, closes with Esc and after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(address);
  const menu = page.getByRole('button', { name: 'Menu' });
  const team = page.getByRole('link', { name: 'Team' });
  await expect(team).toBeHidden();
  await menu.press('Enter');
  await expect(team).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(team).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await team.press('Enter');
  await expect(team).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible();

  // The original's own links are smaller than a fingertip, but not too small.
  await page.goto(`${address}#view=before`);
  const boxes = await page
    .locator('.stage a, .links a')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(boxes.filter(({ width, height }) => Math.min(width, height) < 24)).toEqual([]);
});

test('in a frame, the history stays that of the page around it', async ({ page }) => {
  await page.goto(address);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = `${location.pathname}?framed`;
    frame.title = 'Frame';
    frame.width = '860';
    frame.height = '450';
    document.body.replaceChildren(frame);
  });
  const frame = page.frameLocator('iframe');
  const before = await page.evaluate(() => history.length);
  await frame.getByRole('link', { name: 'Before' }).click();
  await frame.getByRole('button', { name: 'Payroll', exact: true }).click();
  await expect(frame.getByRole('dialog', { name: 'Payroll' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(before);
});
