import sharp from 'sharp';
import { cases } from '../../src/cases';
import { openDesk, previewFrame, test, undoButton } from '../support/desk';
import { findAxeViolations } from '../support/accessibility';
import { orSkip } from '../support/site';
import { expect } from '../support/test';

// One worker runs all tests: a second would serve its own copy of the project on the same port.
test.describe.configure({ mode: 'serial' });

const index = 'src/cases/index.ts';
const slugs = cases.map(({ slug }) => slug);
const orderIn = (source: string) =>
  Array.from(source.matchAll(/slug: '([^']+)'/g), ([, slug]) => slug);

test('the desk requires alt text before a picture can replace a placeholder', async ({
  page,
  copy,
}) => {
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
  await item.getByRole('textbox', { name: /Describe the picture/ }).fill('Me at my desk.');
  await replace.click();
  await expect.poll(() => copy.read(about)).toContain("'Me at my desk.'");
  await openDesk(page, 'words?page=/about');
  await expect(previewFrame(page).getByRole('img', { name: 'Me at my desk.' })).toBeAttached();
});

test('the desk moves a case by keyboard, and Undo moves it back', async ({ page, copy }) => {
  const [first = '', second = '', ...others] = slugs;
  const order = () => orderIn(copy.read(index));
  await openDesk(page, 'cases');
  await page.getByRole('button', { name: `Next place for ${cases[0]?.name}` }).press('Enter');
  await expect.poll(order).toEqual([second, first, ...others]);
  await undoButton(page).click();
  await expect.poll(order).toEqual(slugs);
});

test('the desk adds a case, moves it below the grid, and removes it after confirmation', async ({
  page,
  copy,
}) => {
  const read = () => copy.read(index);
  await openDesk(page, 'cases');
  const form = page.getByRole('form', { name: 'New case' });
  await form.getByRole('textbox', { name: /^Name/ }).fill('A Second Shop');
  await form.getByRole('button', { name: 'Add case' }).click();
  await expect(page.getByRole('region', { name: 'A Second Shop' }).first()).toBeVisible();
  expect(orderIn(read()).at(-1)).toBe('a-second-shop');

  await page.getByRole('link', { name: 'Cases' }).click();
  const made = page.getByRole('group', { name: 'A Second Shop' });
  await made.getByRole('button', { name: 'Move below the grid' }).click();
  await expect(page.getByText('/a-second-shop, below the grid on the Work page')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const removed = made.getByRole('button', { name: 'Remove' }).click();
  const dialog = await asked;
  expect(dialog.message()).toContain('src/cases/a-second-shop is deleted');
  expect(orderIn(read()).at(-1)).toBe('a-second-shop');
  await dialog.accept();
  await removed;
  await expect.poll(() => orderIn(read())).toEqual(slugs);
});

test('the desk’s Pages view shows pages in both themes, and opens a clicked page in the same theme and size', async ({
  page,
}) => {
  await openDesk(page, 'pages');
  for (const theme of ['dark', 'light']) {
    const root = page.frameLocator(`iframe[name="desk ${theme}"]`).first().locator(':root');
    await expect(root).toHaveAttribute('data-theme', theme);
    await expect(root).not.toHaveAttribute('data-moving');
  }
  await page.getByRole('link', { name: 'Home, Phone, dark' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('name', 'desk dark');
  await expect(page.getByRole('button', { name: 'Phone', pressed: true })).toBeVisible();
});

test('every view of the desk passes the accessibility rules of axe', async ({ page }) => {
  for (const view of ['pages', 'cases', 'publish', 'words?page=/work']) {
    await openDesk(page, view);
    expect(await findAxeViolations(page), view).toEqual([]);
  }
  await page.locator('li[data-key]').first().getByRole('button').first().click();
  expect(await findAxeViolations(page), 'with an open text field').toEqual([]);
});
