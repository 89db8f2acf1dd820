import { gridStories, scenes } from './support/site';
import { expect, test } from './support/test';

const tags = { tag: ['@chromium', '@reduced-motion'] };
test('starts scenes near the header, and shows tiles in rows of two', tags, async ({ page }) => {
  for (const { width, height, screens } of [
    { width: 390, height: 844, screens: 3 },
    { width: 1440, height: 900, screens: 2 },
  ]) {
    await page.setViewportSize({ width, height });
    for (const route of scenes) {
      await page.goto(route);
      const distance = await page.evaluate(() => {
        const bottom = document.querySelector('article > header')?.getBoundingClientRect().bottom;
        const top = document.querySelector('[data-scene]')?.getBoundingClientRect().top;
        return ((top ?? NaN) - (bottom ?? NaN)) / innerHeight;
      });
      expect(distance, `${route}, ${width} px`).toBeLessThanOrEqual(screens);
    }
  }

  await page.goto('/work');
  const boxes = await page
    .locator('main article')
    .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect()));
  const tiles = boxes.slice(0, gridStories.length);
  expect(new Set(tiles.map(({ width }) => Math.round(width)))).toEqual(new Set([760, 460]));
  expect(new Set(tiles.map(({ y }) => y)).size).toBe(Math.ceil(gridStories.length / 2));
});
