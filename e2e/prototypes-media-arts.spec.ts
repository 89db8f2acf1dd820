import type { Page } from '@playwright/test';
import { prototypes } from './support/site';
import { expect, still, test } from './support/test';
import { frames } from './support/visit';

const address = '/prototypes/media-arts/';
test.skip(!prototypes.includes(address), 'There is no such prototype.');

const bridge = (page: Page) => page.getByRole('application', { name: /Bridge/ });
const picture = (page: Page) => page.locator('#stage svg').evaluate((svg) => svg.outerHTML);
const count = async (page: Page, id: 'awake' | 'bloom' | 'species') =>
  Number(await page.locator(`#${id}`).textContent());

test('grows by keys alone, and is still there after a reload', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grow the garden');
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
  const first = await picture(page);
  await frames(page, 30);
  expect(await picture(page)).toBe(first);
  await page.keyboard.press('ArrowRight');
  expect(await picture(page)).not.toBe(first);
});

test('comes to rest when nobody moves', async ({ page }) => {
  test.slow();
  await page.goto(address);
  await page.getByRole('button', { name: 'Walk right' }).click();
  await expect
    .poll(
      async () => {
        const first = await picture(page);
        await frames(page, 24);
        return first === (await picture(page));
      },
      { timeout: 45_000 },
    )
    .toBe(true);
});
