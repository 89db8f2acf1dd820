import type { Page } from '@playwright/test';
import { button, openPrototype, status } from './support/prototype';
import { expect, reducedMotion, test } from './support/test';

const bridge = (page: Page) => page.getByRole('application', { name: /Bridge/ });
const picture = (page: Page) => page.locator('#stage svg').evaluate((svg) => svg.outerHTML);
const count = async (page: Page, id: 'awake' | 'bloom') =>
  Number(await page.locator(`#${id}`).textContent());

test('Media Bridge grows plants, keeps them on reload, and redraws nothing after the visitor’s figure has stopped walking', async ({
  page,
}) => {
  await page.clock.install();
  await openPrototype(page, 'media-arts');
  await page.keyboard.press('Tab');
  await expect(bridge(page)).toBeFocused();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Space');
  await page.clock.runFor(3000);
  const bloom = await count(page, 'bloom');
  expect(bloom).toBeGreaterThan(2);
  await expect(status(page)).toHaveText(/seeds awake, \d+ in bloom/);
  await page.reload();
  expect(await count(page, 'bloom')).toBeGreaterThanOrEqual(bloom);

  await button(page, 'Start over').press('Enter');
  await page.reload();
  expect(await count(page, 'bloom')).toBe(2);
  await bridge(page).hover();
  await page.clock.runFor(1500);
  expect(await count(page, 'awake')).toBeGreaterThan(4);

  // `piece-garden` starts with all plants fully grown, so nothing moves once the visitor's figure
  // has stopped walking and the animals rest.
  await openPrototype(page, 'media-arts', '#moment=piece-garden');
  const grown = await picture(page);
  await button(page, 'Walk right').click();
  await page.clock.runFor(6000);
  const last = await picture(page);
  expect(last).not.toBe(grown);
  await page.clock.runFor(1000);
  expect(await picture(page)).toBe(last);
});

test('with reduced motion, Media Bridge changes only on input', reducedMotion, async ({ page }) => {
  await page.clock.install();
  await openPrototype(page, 'media-arts');
  await bridge(page).press('Space');
  expect(await count(page, 'awake')).toBeGreaterThan(2);
  const first = await picture(page);
  await page.clock.runFor(1000);
  expect(await picture(page)).toBe(first);
  await page.keyboard.press('ArrowRight');
  expect(await picture(page)).not.toBe(first);
});
