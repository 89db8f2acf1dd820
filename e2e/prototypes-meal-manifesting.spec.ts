import { button, openPrototype, status, tabTo } from './support/prototype';
import { expect, smoke, test } from './support/test';
import { goBack } from './support/visit';

test(
  'Meal Manifesting’s meal orders can be saved and undone by keyboard',
  smoke,
  async ({ page }) => {
    await openPrototype(page, 'meal-manifesting');
    await page.evaluate(watchTickets);
    const order = page.locator("#list [data-seat='2D']");
    const stock = page.locator(".stock[data-meal='rib']");
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
    await expect(status(page)).toContainText('2D ordered Short rib.');

    await order.getByRole('checkbox').press('Space');
    await page.reload();
    await expect(order).toContainText('Served');
    await expect(stock).toContainText('4 ordered, 2 served');
    const undo = page.getByRole('button', { name: /^Undo/ });
    await undo.press('Enter');
    await undo.press('Enter');
    await expect(order).toHaveCount(0);
    await expect(undo).toBeDisabled();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });
  const tags = { tag: ['@chromium', '@reduced-motion'] };

  test('Meal Manifesting saves an order and switches screens by touch', tags, async ({ page }) => {
    await openPrototype(page, 'meal-manifesting');
    await page.evaluate(watchTickets);
    const tabs = page.getByRole('navigation', { name: 'Screens' });
    await page.locator('.seat[data-seat="4F"]').tap();
    await page.locator('.meal[data-meal="salmon"]').tap();
    await button(page, 'Send order').tap();
    await tabs.getByRole('link', { name: /Manifest/ }).tap();
    await expect(page.locator('body')).not.toHaveAttribute('data-ticket');
    await expect(page.getByRole('region', { name: 'Pre-order' })).toBeHidden();
    await expect(page.locator("#list [data-seat='4F']")).toContainText('Salmon');
    await tabs.getByRole('link', { name: /Inventory/ }).tap();
    await expect(page.locator(".stock[data-meal='salmon'] .number")).toHaveText('2');
    await goBack(page);
    await expect(page.getByRole('region', { name: 'Manifest' })).toBeVisible();
  });
});

const watchTickets = () =>
  new MutationObserver(() => {
    if (document.querySelector('.ticket')) document.body.dataset.ticket = 'seen';
  }).observe(document.body, { childList: true });
