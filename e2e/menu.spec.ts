import type { Page } from '@playwright/test';
import { headingOf } from './support/site';
import { expect, test } from './support/test';
import { follow, mainNavigation, open, scrolled } from './support/visit';

const icon = (page: Page) => page.locator('button[aria-haspopup="dialog"]');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const closeButton = (page: Page) => menu(page).getByRole('button', { name: 'Close menu' });

const focusIsInMenu = () => {
  const { activeElement } = document;
  return activeElement?.closest('dialog') !== null && activeElement !== document.body;
};
const isModal = () => document.querySelector('dialog:modal') !== null;

async function openMenu(page: Page, path = '/') {
  await open(page, path);
  await icon(page).click();
  await expect(menu(page)).toBeVisible();
}

test('the icon stands for the links, and opens them over the page', async ({ page }) => {
  await open(page, '/about');
  await expect(mainNavigation(page)).toBeHidden();
  await expect(menu(page)).toBeHidden();
  await expect(icon(page)).toHaveAttribute('aria-expanded', 'false');

  await icon(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(icon(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(isModal)).toBe(true);
  expect(await page.evaluate(focusIsInMenu)).toBe(true);
  const links = menu(page).getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(['Home', 'About', 'Work', 'Contact']);
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(['About']);
});

test('the keyboard stays in the menu', async ({ page }) => {
  await openMenu(page);
  for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const strayed = await page.evaluate(
      () => document.activeElement?.closest('header, main, footer') !== null,
    );
    expect(strayed && !(await page.evaluate(focusIsInMenu))).toBe(false);
  }
  await closeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeHidden();
});

for (const [way, close] of Object.entries({
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'the close button': (page: Page) => closeButton(page).click(),
})) {
  test(`${way} closes the menu and leads back to the icon`, async ({ page }) => {
    await openMenu(page);
    await close(page);
    await expect(menu(page)).toBeHidden();
    await expect(icon(page)).toBeFocused();
    await expect(icon(page)).toHaveAttribute('aria-expanded', 'false');
  });
}

test('each click at the icon’s place opens or closes the menu', async ({ page }) => {
  await open(page, '/');
  const box = await icon(page).boundingBox();
  if (!box) throw new Error('The menu icon has no place');
  for (const visible of [true, false, true, false, true]) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(menu(page)).toBeVisible({ visible });
    await expect(icon(page)).toHaveAttribute('aria-expanded', String(visible));
  }
});

test('a link leads to its page, and the menu is gone', async ({ page }) => {
  await openMenu(page);
  const work = menu(page).getByRole('link', { name: 'Work' });
  await follow(page, work, '/work', headingOf('/work'));
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link').first()).toBeEnabled();
});

test('the link to the page that is shown closes the menu', async ({ page }) => {
  await openMenu(page, '/work');
  await menu(page).getByRole('link', { name: 'Work' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/work');
});

test('Back closes the menu', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await follow(page, footer.getByRole('link', { name: 'About' }), '/about', headingOf('/about'));
  await icon(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  expect(await page.evaluate(isModal)).toBe(false);
});

test('the menu closes where there is room for the links', async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(menu(page)).toBeHidden();
  await expect(mainNavigation(page)).toBeVisible();
  await expect(icon(page)).toBeHidden();
});

test('the page behind the menu rests', async ({ page }) => {
  await openMenu(page);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await scrolled(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [568, 320],
  [760, 1024],
] as const) {
  test(`the menu can be used at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/skypro-ui');
    const before = await icon(page).boundingBox();
    await icon(page).click();
    const after = await closeButton(page).boundingBox();
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs((after?.[side] ?? NaN) - (before?.[side] ?? NaN))).toBeLessThanOrEqual(1);
    }
    const sideways = await menu(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    const contact = menu(page).getByRole('link', { name: 'Contact' });
    await contact.scrollIntoViewIfNeeded();
    await expect(contact).toBeInViewport({ ratio: 1 });
    await follow(page, contact, '/contact', headingOf('/contact'));
  });
}
