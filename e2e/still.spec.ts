import type { Page } from '@playwright/test';
import { routes } from './support/site';
import { expect, still, test } from './support/test';
import { open, scrollTo } from './support/visit';
import { unseenWords } from './support/words';

const running = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : 'other')),
  );

// To take a picture, Playwright adds a style in Firefox, which the page's policy stops.
test.use({
  mayComplain: async ({ browserName }, provide) => provide(browserName === 'firefox'),
});

async function expectStill(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const part of [0, 0.35, 0.7, 1]) {
    await scrollTo(page, height * part);
    await expect.poll(() => running(page)).toEqual([]);
    // Pictures may still come; what moves by itself never rests for half a second.
    await expect
      .poll(
        async () => {
          const before = await page.screenshot();
          await page.waitForTimeout(500);
          return (await page.screenshot()).equals(before);
        },
        { message: `at ${part * 100} % of the page`, timeout: 15_000 },
      )
      .toBe(true);
  }
}

for (const route of routes) {
  test(`${route} stands still where the system asks for less motion`, still, async ({ page }) => {
    await open(page, route);
    expect(await page.evaluate(unseenWords)).toEqual([]);
    await expectStill(page);
  });
}

test('the visitor’s word stills a page, whatever the system says, and on the next visit too', async ({
  page,
}) => {
  await open(page, '/');
  const motion = page.getByRole('contentinfo').getByRole('group', { name: 'Motion' });
  await motion.getByRole('radio', { name: 'Off' }).check();
  await expectStill(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
  await expectStill(page);
});
