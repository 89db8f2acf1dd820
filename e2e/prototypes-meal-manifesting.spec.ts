import { tabTo } from './support/keyboard';
import { prototypes } from './support/site';
import { expect, smoke, test } from './support/test';
import { goBack } from './support/visit';

const address = '/prototypes/meal-manifesting/';
test.skip(!prototypes.includes(address), 'The site does not have this prototype.');

/** In the page: remembers whether a ticket has left the form. */
const watchTickets = () =>
  new MutationObserver(() => {
    if (document.querySelector('.ticket')) document.body.dataset.ticket = 'seen';
  }).observe(document.body, { childList: true });

test(
  'an order made by keyboard travels to the manifest and the inventory',
  smoke,
  async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 750 });
    await page.goto(address);
    await page.evaluate(watchTickets);
    const order = page.locator("#list [data-seat='2D']");
    const stock = page.locator(".stock[data-meal='rib']");
    await expect(stock.locator('.number')).toHaveText('3');

    await page.getByRole('radio', { name: '2C' }).focus();
    await page.keyboard.press('ArrowRight');
    await tabTo(page.getByRole('radio', { name: /Short rib/ }));
    await page.keyboard.press('Space');
    await tabTo(page.getByLabel('Note'));
    await page.keyboard.type('No sauce');
    await page.keyboard.press('Enter');
    await expect(order).toContainText(/Short rib.*No sauce/s);
    await expect(page.locator('body')).toHaveAttribute('data-ticket', 'seen');
    await expect(page.locator('.ticket')).toHaveCount(0);
    await expect(page.getByRole('status')).toContainText('2D ordered Short rib.');

    await order.getByRole('checkbox').press('Space');
    await expect(page.locator('#served')).toHaveText('4');
    await page.reload();
    await expect(order).toContainText('Served');
    await expect(stock).toContainText('4 ordered, 2 served');
    await expect(stock.locator('.number')).toHaveText('2');
    const undo = page.getByRole('button', { name: /^Undo/ });
    await undo.press('Enter');
    await expect(order).not.toContainText('Served');
    await undo.press('Enter');
    await expect(order).toHaveCount(0);
    await expect(undo).toBeDisabled();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  const details = { tag: ['@chromium', '@still'] };
  test(
    'tabs lead through the three screens by touch, without motion',
    details,
    async ({ page }) => {
      await page.goto(address);
      await page.evaluate(watchTickets);
      const tabs = page.getByRole('navigation', { name: 'Screens' });
      await page.locator('.seat[data-seat="4F"]').tap();
      await page.locator('.meal[data-meal="salmon"]').tap();
      await page.getByRole('button', { name: 'Send order' }).tap();
      await expect(page.getByText('4F ordered Salmon.', { exact: true })).toBeVisible();
      await expect(page.locator('#badge-manifest')).toHaveText('12');
      await expect(page.locator('body')).not.toHaveAttribute('data-ticket');

      await tabs.getByRole('link', { name: /Manifest/ }).tap();
      await expect(page.getByRole('region', { name: 'Pre-order' })).toBeHidden();
      const order = page.locator("#list [data-seat='4F']");
      await order.tap();
      await expect(order).toContainText('Served');
      await tabs.getByRole('link', { name: /Inventory/ }).tap();
      await expect(page.locator(".stock[data-meal='salmon'] .number")).toHaveText('2');
      await goBack(page);
      await expect(page.getByRole('region', { name: 'Manifest' })).toBeVisible();
    },
  );
});
