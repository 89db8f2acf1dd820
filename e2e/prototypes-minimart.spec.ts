import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, noScripts, once, still, test } from './support/test';
import { goBack } from './support/visit';

const address = '/prototypes/minimart/';

/** Presses Tab until the element with this name has focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'radio', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${name} is not reached with Tab`);
}

const shelf = (page: Page, name: string) => page.locator(`[data-shelf='${name}'] .open`);
const columns = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

test.describe('with a keyboard alone', () => {
  test.use({ viewport: { width: 1200, height: 750 } });

  test('the original has seven links and four columns, the redesign three groups and two', async ({
    page,
  }) => {
    await page.goto(address);
    const links = page.getByRole('navigation', { name: 'MiniMart' });
    await expect(links.getByRole('link')).toHaveCount(7);
    await expect(links.getByRole('list')).toHaveCount(3);
    expect(await columns(page, "[data-shelf='rest'] .cards")).toBe(2);

    await tabTo(page, 'link', 'Before');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#view=before$/);
    await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
    await expect(links.getByRole('link')).toHaveCount(7);
    expect(await columns(page, '.columns')).toBe(4);
    await expect(page.locator('.card:visible')).toHaveCount(12);

    await goBack(page);
    await expect(page.getByRole('heading', { name: '3 apps need you' })).toBeVisible();
  });

  test('what needs attention comes first, and sorting changes the order', async ({ page }) => {
    await page.goto(address);
    await expect(shelf(page, 'attention')).toHaveText(['Payroll', 'Inventory', 'Reviews']);
    await tabTo(page, 'radio', 'Needs attention');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Last used' })).toBeChecked();
    await expect(shelf(page, 'rest').first()).toHaveText('Invoices');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('All other apps, A to Z')).toBeVisible();
    const names = await shelf(page, 'rest').allTextContents();
    expect(names.map((name) => name.trim())).toEqual(
      names.map((name) => name.trim()).toSorted((a, b) => a.localeCompare(b)),
    );
    await expect(page).toHaveURL(/sort=name/);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Name' })).toBeChecked();
  });

  test('an app opens, and closes with Esc, its button and Back; focus returns', async ({
    page,
  }) => {
    await page.goto(address);
    const invoices = page.getByRole('button', { name: 'Invoices', exact: true });
    const detail = page.getByRole('dialog', { name: 'Invoices' });

    await tabTo(page, 'button', 'Invoices');
    await page.keyboard.press('Enter');
    await expect(detail).toBeVisible();
    await expect(page).toHaveURL(/app=invoices/);
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await expect(invoices).toBeFocused();
    await expect(page).not.toHaveURL(/app=/);

    await page.keyboard.press('Enter');
    await expect(detail).toBeVisible();
    await detail.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(detail).toBeHidden();
    await expect(invoices).toBeFocused();
    await expect(page).not.toHaveURL(/app=/);

    await page.keyboard.press('Enter');
    await expect(detail).toBeVisible();
    await goBack(page);
    await expect(detail).toBeHidden();
    await expect(invoices).toBeFocused();
  });

  test('a pin keeps focus, moves the app and survives a reload', async ({ page }) => {
    await page.goto(address);
    await expect(shelf(page, 'pinned')).toHaveText(['Bookings', 'Sales report']);
    await tabTo(page, 'button', 'Pin Coupons');
    await page.keyboard.press('Space');
    const pin = page.getByRole('button', { name: 'Pin Coupons' });
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(pin).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Coupons is pinned.');
    await expect(shelf(page, 'pinned')).toHaveText(['Bookings', 'Sales report', 'Coupons']);
    await page.reload();
    await expect(shelf(page, 'pinned')).toHaveText(['Bookings', 'Sales report', 'Coupons']);
  });

  test('a task is done, taken back, and done in the detail as well', async ({ page }) => {
    await page.goto(address);
    await tabTo(page, 'button', 'Add the hours');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '2 apps need you' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '3 apps need you' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add the hours' })).toBeFocused();

    await page.getByRole('button', { name: 'Reviews', exact: true }).press('Enter');
    const detail = page.getByRole('dialog', { name: 'Reviews' });
    await detail.getByRole('button', { name: 'Reply to both' }).press('Enter');
    await expect(detail).toContainText('All reviews answered');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: '2 apps need you' })).toBeVisible();
    for (const task of ['Add the hours', 'Reorder 4 products']) {
      await page.getByRole('button', { name: task }).press('Enter');
    }
    await expect(page.getByRole('heading', { name: 'Nothing needs you' })).toBeVisible();
    await expect(page.getByText('Nothing is waiting for you.')).toBeVisible();
  });

  test('an app from the marketplace arrives on the home screen and on the bill', async ({
    page,
  }) => {
    await page.goto(address);
    await tabTo(page, 'link', 'Marketplace');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add Gift cards' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Gift cards' })).toBeFocused();
    await page.getByRole('link', { name: 'Billing' }).press('Enter');
    await expect(page.getByText('The next invoice is $106')).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Gift cards', exact: true })).toBeVisible();
  });

  test('every link leads to a page of its own, before and after', async ({ page }) => {
    for (const view of ['before', 'after']) {
      await page.goto(`${address}#view=${view}`);
      for (const name of ['My apps', 'Marketplace', 'Reports', 'Billing', 'Team', 'Help']) {
        await page.getByRole('link', { name, exact: true }).press('Enter');
        await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
      }
    }
  });

  test('the gallery shows six screens and opens them', async ({ page }) => {
    await page.goto(`${address}#view=gallery`);
    const screens = page.locator('.screen');
    await expect(screens).toHaveCount(6);
    await expect(
      page.frameLocator('iframe').first().getByRole('heading', { name: 'My Dashboard' }),
    ).toBeAttached();
    await page.getByRole('link', { name: 'App detail' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Payroll' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: '3 apps need you' })).toBeVisible();
  });
});

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

test.describe('for everybody', () => {
  const places = ['', '#view=before', '#app=payroll', '#page=apps', '#page=market', '#page=help'];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1200]) {
      test(`no barriers, ${colorScheme}, ${width} wide`, once, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 750 });
        for (const place of [...places, '#view=gallery']) {
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

  test('nothing moves where motion is not wanted', still, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'Before' }).click();
    await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving).toBe(0);
  });

  test('targets are large enough', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    for (const place of ['', '#view=before']) {
      await page.goto('about:blank');
      await page.goto(address + place);
      const small = await page
        .locator('.stage a, .menu, .pin, .act, .links a, .sort label')
        .evaluateAll((elements) =>
          elements
            .map((element) => [element.textContent, element.getBoundingClientRect()] as const)
            .filter(([, box]) => box.width > 0 && (box.width < 24 || box.height < 24))
            .map(([text]) => text),
        );
      expect(small).toEqual([]);
    }
  });
});

test.describe('without scripts', () => {
  test('the dashboard can be read and says what is missing', noScripts, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('.needs-scripts')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Marketplace' })).toBeVisible();
    await expect(page.getByText('Two shifts have no hours. Payday is Friday.')).toBeVisible();
    await expect(page.locator('.card')).toHaveCount(12);
  });
});
