import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cases } from '../../src/cases';
import { longTimeout, openDesk, previewFrame, test, undoButton } from '../support/desk';
import { findAxeViolations } from '../support/rules';
import { orSkip } from '../support/site';
import { expect } from '../support/test';

// The tests share one copy of the project, so each depends on the one before.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const index = 'src/cases/index.ts';
const slugs = cases.map(({ slug }) => slug);
const orderIn = (source: string) =>
  Array.from(source.matchAll(/slug: '([^']+)'/g), ([, slug]) => slug);
const dialog = (page: Page) => page.getByRole('dialog');

test('requires alternative text to replace a placeholder', async ({ page, copy }) => {
  const about = 'src/content/about.ts';
  await openDesk(page, 'words?page=/about&kind=placeholder');
  const item = page.locator(`li[data-key^="${about}"]`).first();
  orSkip(copy.read(about).match(/placeholderFor:/)?.[0], 'placeholder on About');
  await item.getByRole('button').first().click();
  const create = { width: 900, height: 900, channels: 3, background: '#2b6f4f' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const picture = { name: 'Me at work.jpg', mimeType: 'image/jpeg', buffer };
  await item.getByLabel(/Drop your picture here/).setInputFiles(picture);
  await expect(item.getByRole('img', { name: 'Me at work.jpg' })).toBeVisible();
  const replace = item.getByRole('button', { name: 'Replace' });
  await expect(replace).toHaveAttribute('aria-disabled', 'true');
  await item.getByRole('textbox', { name: /What is seen in it/ }).fill('Me at my desk.');
  await replace.click();
  await expect.poll(() => copy.read(about), longTimeout).toContain("'Me at my desk.'");
  await openDesk(page, 'words?page=/about');
  await expect(previewFrame(page).getByRole('img', { name: 'Me at my desk.' })).toBeAttached(
    longTimeout,
  );
});

/** Clicks through a dialog. Asserts that nothing is written before the last button. */
async function agree(page: Page, read: () => string, ...buttons: (string | RegExp)[]) {
  const before = read();
  await expect(dialog(page)).toContainText('Nothing is written yet', longTimeout);
  for (const name of buttons) {
    expect(read()).toBe(before);
    await dialog(page).getByRole('button', { name }).click();
  }
  await expect(dialog(page)).toHaveCount(0, longTimeout);
}

test('orders cases with the keyboard and by dragging', async ({ page, copy }) => {
  const [first = '', second = '', third = '', ...others] = slugs;
  const read = () => copy.read(index);
  await openDesk(page, 'cases');
  await page.getByRole('button', { name: `Next place for ${cases[0]?.name}` }).press('Enter');
  await agree(page, read, /^Move/);
  expect(orderIn(read())).toEqual([second, first, third, ...others]);

  const rows = page.getByRole('listitem').filter({ has: page.locator('svg circle') });
  const grip = (row: number) => rows.nth(row).locator('svg').first();
  await grip(0).hover();
  await page.mouse.down();
  const to = await grip(2).boundingBox();
  // A busy machine may merge all moves into one.
  await page.mouse.move(to?.x ?? NaN, (to?.y ?? NaN) + 20);
  await page.mouse.up();
  await agree(page, read, /^Move/);
  expect(orderIn(read())).toEqual([first, third, second, ...others]);
  for (const order of [[second, first, third, ...others], slugs]) {
    await undoButton(page).click();
    await expect.poll(() => orderIn(read()), longTimeout).toEqual(order);
  }
});

test('creates and hides a case, and removes it after two confirmations', async ({ page, copy }) => {
  const read = () => copy.read(index);
  await openDesk(page, 'cases');
  const form = page.getByRole('form', { name: 'New case' });
  await form.getByRole('textbox', { name: /^Name/ }).fill('A Second Shop');
  await form.getByRole('button', { name: 'See what follows' }).click();
  await agree(page, read, 'Make A Second Shop');
  expect(orderIn(read()).at(-1)).toBe('a-second-shop');
  await expect(form.getByRole('link', { name: 'Write its page' })).toBeVisible();

  const made = page.getByRole('group', { name: 'A Second Shop' });
  const toggle = made.getByRole('button', { name: /^(Hide|Show)$/ });
  const before = await toggle.textContent();
  await toggle.click();
  await agree(page, read, /the Work page$/);
  await expect(toggle).toHaveText(before === 'Hide' ? 'Show' : 'Hide');
  await made.getByRole('button', { name: 'Remove' }).click();
  await agree(page, read, 'Remove A Second Shop …', /^Yes, remove/);
  expect(orderIn(read())).toEqual(slugs);
});

test('previews a page in each theme', async ({ page }) => {
  await openDesk(page, 'pages?page=/about');
  await expect(page.locator('iframe')).toHaveCount(4, longTimeout);
  for (const theme of ['dark', 'light']) {
    const root = page.frameLocator(`iframe[name="desk ${theme} off"]`).first().locator(':root');
    await expect(root).toHaveAttribute('data-theme', theme, longTimeout);
    await expect(root).not.toHaveAttribute('data-moving');
  }
  await page.getByRole('radio', { name: 'Phone' }).check();
  await page.reload();
  await expect(page.locator('iframe')).toHaveCount(2, longTimeout);
  await page.getByRole('button', { name: /Phone, dark/ }).click();
  await expect(dialog(page).locator('iframe')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('passes axe', async ({ page }) => {
  for (const view of ['pages?page=/contact', 'cases', 'problems', 'words?page=/work']) {
    await openDesk(page, view);
    expect(await findAxeViolations(page), view).toEqual([]);
  }
  await page.locator('li[data-key]').first().getByRole('button').first().click();
  expect(await findAxeViolations(page), 'with an open text field').toEqual([]);
});
