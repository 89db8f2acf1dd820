import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, noScripts, once, onlyChromium, still, test } from './support/test';
import { goBack } from './support/visit';

const address = '/prototypes/meal-manifesting/';

/** Presses Tab until the element that matches has focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`${selector} is not reached with Tab`);
}

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

    await tabTo(page, '[name=seat]');
    // From 1A on, seven steps through the cabin: 2D is the first free seat.
    await page.getByRole('radio', { name: '2C' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '2D' })).toBeChecked();
    await tabTo(page, '[name=meal]');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: /Braised short rib/ })).toBeChecked();
    await tabTo(page, '#note');
    await page.keyboard.type('No sauce');
    await page.keyboard.press('Enter');

    await expect(order(page, '2D')).toContainText('Braised short rib');
    await expect(order(page, '2D')).toContainText('No sauce');
    await expect(left(page, 'rib')).toHaveText('2');
    await expect(page.locator(".stock[data-meal='rib'] .stock-state")).toHaveText('Low');
    await expect(page.getByRole('status')).toContainText('2D ordered Braised short rib.');
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
  });

  test('what is missing is named, and focus goes there', async ({ page }) => {
    await page.goto(address);
    await send(page).press('Enter');
    await expect(page.locator('#seat-error')).toHaveText('Choose a seat.');
    await expect(page.locator('#meal-error')).toHaveText('Choose a meal.');
    await expect(page.getByRole('radio', { name: '1A' })).toBeFocused();
    await expect(page.getByRole('radiogroup', { name: 'Seat' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(page.locator('#list .order')).toHaveCount(11);
  });

  test('a seat that has ordered is refused, and its order can be changed', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('radio', { name: '2C' }).press('Space');
    await expect(page.locator('#seat-error')).toContainText('2C has ordered Miso salmon.');
    await expect(page.getByRole('status')).toContainText('2C has ordered Miso salmon.');
    await page.getByRole('radio', { name: /Braised short rib/ }).press('Space');
    await send(page).press('Enter');
    await expect(order(page, '2C')).toContainText('Miso salmon');

    await page.getByRole('button', { name: 'Change this order' }).press('Enter');
    await expect(page.getByRole('radio', { name: /Miso salmon/ })).toBeFocused();
    await expect(page.getByLabel('Note')).toHaveValue('Wake for the meal');
    await page.getByRole('radio', { name: /Braised short rib/ }).press('Space');
    await page.getByRole('button', { name: 'Change order for 2C' }).press('Enter');
    await expect(order(page, '2C')).toContainText('Braised short rib');
    await expect(left(page, 'salmon')).toHaveText('4');
    await expect(left(page, 'rib')).toHaveText('2');

    await page.getByRole('radio', { name: '1A' }).press('Space');
    await expect(page.locator('#seat-error')).toContainText('1A has been served');
    await expect(page.getByRole('button', { name: 'Change this order' })).toBeHidden();
  });

  test('a meal that is sold out is refused', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('radio', { name: '3F' }).press('Space');
    await page.getByRole('radio', { name: /Mushroom ravioli/ }).press('Space');
    await expect(page.locator('#meal-error')).toContainText('Mushroom ravioli is sold out.');
    await send(page).press('Enter');
    await expect(order(page, '3F')).toHaveCount(0);

    await page.getByRole('radio', { name: /Chickpea tagine/ }).press('Space');
    await expect(page.locator('#meal-error')).toBeHidden();
    await send(page).press('Enter');
    await expect(order(page, '3F')).toContainText('Chickpea tagine');
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

  test('starting over brings everything back, and can be taken back itself', async ({ page }) => {
    await page.goto(address);
    await order(page, '2A').getByRole('checkbox').press('Space');
    await expect(page.locator('#served')).toHaveText('4');
    await page.getByRole('button', { name: 'Start over' }).press('Enter');
    await expect(page.locator('#served')).toHaveText('3');
    await page.getByRole('button', { name: /^Undo/ }).press('Enter');
    await expect(page.locator('#served')).toHaveText('4');
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
    await expect(page.getByText('4F ordered Miso salmon.', { exact: true })).toBeVisible();
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

test.describe('for everybody', () => {
  const places = [
    '#view=preorder',
    '#seat=2C&meal=ravioli',
    '#seat=2D&meal=salmon',
    '#view=manifest',
    '#view=manifest&row=4',
    '#view=inventory',
  ];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 720, 1200]) {
      test(`no barriers, ${colorScheme}, ${width} wide`, once, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 750 });
        for (const place of places) {
          await page.goto('about:blank');
          await page.goto(address + place);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [place, id, nodes[0]?.html])).toEqual([]);
          const wider = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(wider).toBeLessThanOrEqual(0);
        }
      });
    }
  }

  test('targets are large enough', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    for (const view of ['preorder', 'manifest', 'inventory']) {
      await page.goto('about:blank');
      await page.goto(`${address}#view=${view}`);
      const small = await page
        .locator('a, button, .seat, .meal, .filter label, .order label')
        .evaluateAll((elements) =>
          elements
            .filter((element) => !element.matches('.skip'))
            .map((element) => [element.textContent, element.getBoundingClientRect()] as const)
            .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
            .map(([text]) => text),
        );
      expect(small).toEqual([]);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('the three screens can be read, and say what is missing', noScripts, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('.needs-scripts')).toBeVisible();
    for (const name of ['Pre-order', 'Manifest', 'Inventory']) {
      await expect(page.getByRole('region', { name })).toBeVisible();
    }
    await expect(page.getByText('Sesame rice, bok choy')).toBeVisible();
    await expect(page.getByText('Wake for the meal')).toBeVisible();
    await expect(page.getByText('3 ordered, 1 served').first()).toBeVisible();
  });
});
