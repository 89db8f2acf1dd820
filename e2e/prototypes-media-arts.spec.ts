import type { Page } from '@playwright/test';
import { prototypes } from './support/site';
import { expect, still, test } from './support/test';

const address = '/prototypes/media-arts/';
test.skip(!prototypes.includes(address), 'The site does not have this prototype.');

const bridge = (page: Page) => page.getByRole('application', { name: /Bridge/ });
const picture = (page: Page) => page.locator('#stage svg').evaluate((svg) => svg.outerHTML);
const count = async (page: Page, id: 'awake' | 'bloom' | 'species') =>
  Number(await page.locator(`#${id}`).textContent());

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto(address);
});

test('the garden grows by keys and by mouse, survives a reload, and comes to rest', async ({
  page,
}) => {
  await page.keyboard.press('Tab');
  await expect(bridge(page)).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Space');
  await page.clock.runFor(3000);
  expect(await count(page, 'awake')).toBeGreaterThan(3);
  const bloom = await count(page, 'bloom');
  expect(bloom).toBeGreaterThan(0);
  await expect(page.getByRole('status')).toHaveText(/seeds awake, \d+ in bloom/);
  await page.reload();
  expect(await count(page, 'bloom')).toBeGreaterThanOrEqual(bloom);

  const restart = page.getByRole('button', { name: 'Start over' });
  await restart.press('Enter');
  await expect(restart).toBeFocused();
  await page.reload();
  expect(await count(page, 'awake')).toBe(0);

  const box = await bridge(page).boundingBox();
  if (!box) throw new Error('The bridge has no box');
  const [x, y] = [box.x + box.width * 0.2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.clock.runFor(1500);
  expect(await count(page, 'awake')).toBeGreaterThan(4);
  await page.mouse.click(x, y);
  await page.clock.runFor(1500);
  expect(await count(page, 'species')).toBeGreaterThan(0);

  // All plants are grown, so only the walk keeps the picture moving.
  await page.goto('about:blank');
  await page.goto(`${address}#moment=piece-garden`);
  const grown = await picture(page);
  await page.getByRole('button', { name: 'Walk right' }).click();
  await page.clock.runFor(6000);
  const last = await picture(page);
  expect(last).not.toBe(grown);
  await page.clock.runFor(1000);
  expect(await picture(page)).toBe(last);
});

test('the garden grows in steps under reduced motion', still, async ({ page }) => {
  await bridge(page).press('Space');
  expect(await count(page, 'awake')).toBeGreaterThan(0);
  const first = await picture(page);
  await page.clock.runFor(1000);
  expect(await picture(page)).toBe(first);
  await page.keyboard.press('ArrowRight');
  expect(await picture(page)).not.toBe(first);
});
