import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { prototypes } from './support/site';
import { expect, onlyChromium, still, test } from './support/test';
import { goBack } from './support/visit';

const address = '/prototypes/meal-manifesting/';
test.skip(!prototypes.includes(address), 'There is no such prototype.');

const order = (page: Page, seat: string) => page.locator(`#list [data-seat='${seat}']`);
const left = (page: Page, meal: string) => page.locator(`.stock[data-meal='${meal}'] .number`);
const send = (page: Page) => page.getByRole('button', { name: 'Send order' });

test.describe('three screens side by side, with a keyboard alone', () => {
  test.use({ viewport: { width: 1200, height: 750 } });

  test('an order travels from the form to the manifest to the inventory', async ({ page }) => {
    await page.goto(address);
    for (const name of ['Pre-order', 'Manifest', 'Inventory']) {
      await expect(page.getByRole('region', { name })).toBeVisible();
    }
    await expect(order(page, '2D')).toHaveCount(0);
    await expect(left(page, 'rib')).toHaveText('3');

    await tabTo(page.getByRole('radio', { name: '1A' }));
    // From 1A on, seven steps through the cabin: 2D is the first free seat.
    await page.getByRole('radio', { name: '2C' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '2D' })).toBeChecked();
    await tabTo(page.getByRole('radio', { name: /Short rib/ }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: /Short rib/ })).toBeChecked();
    await tabTo(page.getByLabel('Note'));
    await page.keyboard.type('No sauce');
    await page.keyboard.press('Enter');

    await expect(order(page, '2D')).toContainText('Short rib');
    await expect(order(page, '2D')).toContainText('No sauce');
    await expect(left(page, 'rib')).toHaveText('2');
    await expect(page.locator(".stock[data-meal='rib'] .stock-state")).toHaveText('Low');
    await expect(page.getByRole('status')).toContainText('2D ordered Short rib.');
    await expect(page.getByRole('radio', { name: '2D ordered' })).not.toBeChecked();

    await order(page, '2D').getByRole('checkbox').press('Space');
    await expect(order(page, '2D')).toContainText('Served');
    await expect(page.locator('#served')).toHaveText('4');
    await expect(page.locator(".stock[data-meal='rib'] .counted")).toHaveText(
      '4 ordered, 2 served',
    );

    await page.reload();
    await expect(order(page, '2D')).toContainText('Served');
    await expect(left(page, 'rib')).toHaveText('2');

    const undo = page.getByRole('button', { name: /^Undo/ });
    await undo.press('Enter');
    await expect(order(page, '2D')).not.toContainText('Served');
    await undo.press('Enter');
    await expect(order(page, '2D')).toHaveCount(0);
    await expect(left(page, 'rib')).toHaveText('3');
    await expect(undo).toBeDisabled();

    // Starting over can be taken back itself.
    await order(page, '2A').getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: 'Start over' }).press('Enter');
    await expect(page.locator('#served')).toHaveText('3');
    await undo.press('Enter');
    await expect(page.locator('#served')).toHaveText('4');
  });

  test('what cannot be ordered is named, and what is missing has focus', async ({ page }) => {
    const problem = (field: 'seat' | 'meal') => page.locator(`#${field}-error`);
    await page.goto(address);
    await send(page).press('Enter');
    await expect(problem('seat')).toHaveText('Choose a seat.');
    await expect(problem('meal')).toHaveText('Choose a meal.');
    await expect(page.getByRole('radio', { name: '1A' })).toBeFocused();
    await expect(page.getByRole('radiogroup', { name: 'Seat' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(page.locator('#list .order')).toHaveCount(11);

    await page.getByRole('radio', { name: '2C' }).press('Space');
    await expect(problem('seat')).toContainText('2C has ordered Salmon.');
    await expect(page.getByRole('status')).toContainText('2C has ordered Salmon.');
    await page.getByRole('radio', { name: /Short rib/ }).press('Space');
    await send(page).press('Enter');
    await expect(order(page, '2C')).toContainText('Salmon');

    await page.getByRole('button', { name: 'Change this order' }).press('Enter');
    await expect(page.getByRole('radio', { name: /Salmon/ })).toBeFocused();
    await expect(page.getByLabel('Note')).toHaveValue('Wake for the meal');
    await page.getByRole('radio', { name: /Short rib/ }).press('Space');
    await page.getByRole('button', { name: 'Change order for 2C' }).press('Enter');
    await expect(order(page, '2C')).toContainText('Short rib');
    await expect(left(page, 'salmon')).toHaveText('4');
    await expect(left(page, 'rib')).toHaveText('2');

    await page.getByRole('radio', { name: '1A' }).press('Space');
    await expect(problem('seat')).toContainText('1A has been served');
    await expect(page.getByRole('button', { name: 'Change this order' })).toBeHidden();

    await page.getByRole('radio', { name: '3F' }).press('Space');
    await page.getByRole('radio', { name: /Ravioli/ }).press('Space');
    await expect(problem('meal')).toContainText('Ravioli is sold out.');
    await send(page).press('Enter');
    await expect(order(page, '3F')).toHaveCount(0);
    await page.getByRole('radio', { name: /Tagine/ }).press('Space');
    await expect(problem('meal')).toBeHidden();
    await send(page).press('Enter');
    await expect(order(page, '3F')).toContainText('Tagine');
    await expect(page.locator(".stock[data-meal='tagine'] .stock-state")).toHaveText('Sold out');
  });

  test('rows can be filtered, an empty one says so', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('radio', { name: 'All rows' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('#list .order:visible')).toHaveCount(4);
    await expect(page.getByRole('status')).toHaveText('Row 1: 4 orders.');
    await page.getByRole('radio', { name: 'Row 4' }).press('Space');
    await expect(page.locator('#list .order:visible')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Row 4' })).toBeChecked();

    await page.evaluate(() => {
      sessionStorage.setItem('prototype:meal-manifesting', JSON.stringify({ orders: '[]' }));
    });
    await page.reload();
    await expect(page.getByText('No orders in row 4 yet.')).toBeVisible();
  });
});

test.describe('one screen at a time', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('tabs lead through the three screens, by touch', onlyChromium, async ({ page }) => {
    await page.goto(address);
    const tabs = page.getByRole('navigation', { name: 'Screens' });
    await page.locator('.seat[data-seat="4F"]').tap();
    await page.locator('.meal[data-meal="salmon"]').tap();
    await send(page).tap();
    await expect(page.getByText('4F ordered Salmon.', { exact: true })).toBeVisible();
    await expect(page.locator('#badge-manifest')).toHaveText('12');

    await tabs.getByRole('link', { name: /Manifest/ }).tap();
    await expect(page).toHaveURL(/view=manifest/);
    await expect(page.getByRole('region', { name: 'Pre-order' })).toBeHidden();
    await order(page, '4F').tap();
    await expect(order(page, '4F')).toContainText('Served');

    await tabs.getByRole('link', { name: /Inventory/ }).tap();
    await expect(left(page, 'salmon')).toHaveText('2');
    await goBack(page);
    await expect(page.getByRole('region', { name: 'Manifest' })).toBeVisible();
  });
});

for (const { what, details, seat, tickets } of [
  { what: 'a ticket travels', details: {}, seat: '2D', tickets: 1 },
  { what: 'no ticket travels where motion is not wanted', details: still, seat: '3F', tickets: 0 },
]) {
  test(what, details, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 750 });
    await page.goto(`${address}#seat=${seat}&meal=salmon`);
    await page.evaluate(() => {
      const seen = new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          for (const node of addedNodes) {
            if (node instanceof Element && node.matches('.ticket')) document.title = 'ticket seen';
          }
        }
      });
      seen.observe(document.body, { childList: true });
    });
    await send(page).click();
    await expect(order(page, seat)).toBeVisible();
    await expect(page.locator('.ticket')).toHaveCount(0);
    expect((await page.title()) === 'ticket seen').toBe(tickets === 1);
  });
}
