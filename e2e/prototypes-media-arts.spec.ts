import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, noScripts, once, still, test } from './support/test';

const address = 'prototypes/media-arts/';

const bridge = (page: Page) => page.getByRole('application', { name: /Bridge/ });
const count = async (page: Page, id: 'awake' | 'bloom' | 'species') =>
  Number(await page.locator(`#${id}`).textContent());

test('grows by keys alone, and is still there after a reload', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grow the bridge');
  expect(await count(page, 'awake')).toBe(0);

  await page.keyboard.press('Tab');
  await expect(bridge(page)).toBeFocused();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => count(page, 'awake')).toBeGreaterThan(3);
  for (let times = 0; times < 3; times++) await page.keyboard.press('Space');
  await expect.poll(() => count(page, 'bloom')).toBeGreaterThan(0);
  await expect(page.getByRole('status')).toHaveText(/seeds awake, \d+ in bloom/);

  const before = await count(page, 'bloom');
  await page.reload();
  expect(await count(page, 'bloom')).toBeGreaterThanOrEqual(before);

  for (const name of ['Walk left', 'Walk right', 'Plant', 'Start over']) {
    await page.keyboard.press('Tab');
    if (name === 'Walk left') await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => count(page, 'awake')).toBe(0);
  await expect(page.getByRole('button', { name: 'Start over' })).toBeFocused();
  await page.reload();
  expect(await count(page, 'awake')).toBe(0);
});

test('grows by moving the pointer and by tapping', async ({ page }) => {
  await page.goto(address);
  const box = await bridge(page).boundingBox();
  if (!box) throw new Error('The bridge has no box');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2);
  await expect.poll(() => count(page, 'awake')).toBeGreaterThan(4);
  await page.mouse.click(box.x + box.width * 0.2, box.y + box.height / 2);
  await expect.poll(() => count(page, 'species')).toBeGreaterThan(0);
});

test('grows in steps and stands still under reduced motion', still, async ({ page }) => {
  await page.goto(address);
  await bridge(page).focus();
  await page.keyboard.press('Space');
  expect(await count(page, 'awake')).toBeGreaterThan(0);
  const picture = () => page.locator('#stage svg').evaluate((svg) => svg.outerHTML);
  const first = await picture();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect(await picture()).toBe(first);
  await page.keyboard.press('ArrowRight');
  expect(await picture()).not.toBe(first);
});

test('comes to rest when nobody moves', async ({ page }) => {
  test.slow();
  await page.goto(address);
  await page.getByRole('button', { name: 'Walk right' }).click();
  const picture = () => page.locator('#stage svg').evaluate((svg) => svg.outerHTML);
  await expect
    .poll(
      async () => {
        const first = await picture();
        await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
        return first === (await picture());
      },
      { timeout: 45_000 },
    )
    .toBe(true);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 860])
    test(`has no axe violations (${colorScheme}, ${width} px)`, once, async ({ page }) => {
      await page.setViewportSize({ width, height: 450 });
      await page.emulateMedia({ colorScheme });
      for (const moment of ['piece-empty', 'piece-garden']) {
        await page.goto(`${address}?${moment}#moment=${moment}`);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const button of await page.getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    });

test('reads without scripts', noScripts, async ({ page }) => {
  await page.goto(address);
  await expect(page.locator('.needs-scripts')).toBeVisible();
  await expect(page.getByRole('img', { name: /wide screen over a bridge/ })).toBeVisible();
  await expect(page.getByText('Seeds light up under the steps')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
