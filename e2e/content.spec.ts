import { strip } from '../src/content/home';
import { blocks, found, gridStories, scenes, told } from './support/site';
import { expect, onlyChromium, still, test } from './support/test';
import { follow, open, tileLink } from './support/visit';

const tags = { tag: [onlyChromium.tag, still.tag] };
test('places scenes, films and tiles as specified', tags, async ({ page }) => {
  test.slow();
  for (const { width, height, screens } of [
    { width: 390, height: 844, screens: 3 },
    { width: 1440, height: 900, screens: 2 },
  ]) {
    await page.setViewportSize({ width, height });
    for (const route of scenes) {
      await page.goto(route);
      const way = await page.evaluate(() => {
        const bottom = document.querySelector('article > header')?.getBoundingClientRect().bottom;
        const top = document.querySelector('[data-scene]')?.getBoundingClientRect().top;
        return ((top ?? NaN) - (bottom ?? NaN)) / innerHeight;
      });
      expect(way, `${route}, ${width} px`).toBeLessThanOrEqual(screens);
    }
    const { path, place, films } = found(blocks('films')[0], 'films');
    await page.goto(path);
    const sizes = await page
      .locator(`${place} [style*="max-height"]`)
      .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect()));
    expect(sizes).toHaveLength(films.length);
    for (const film of sizes) {
      expect(film.width / film.height).toBeCloseTo(16 / 9, 2);
      expect(film.height).toBeLessThanOrEqual(300.5);
      if (width > 1000) expect(film.height).toBeCloseTo(300, 0);
    }
  }

  await page.goto('/work');
  const tiles = await page
    .locator('main article')
    .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect()));
  expect(new Set(tiles.map(({ x }) => x)).size).toBe(2);
  expect(new Set(tiles.map(({ y }) => y)).size).toBe(Math.ceil(gridStories.length / 2));
});

test('adds choices, copies of logos and notes where they belong', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('h1 + p + div input')).toHaveCount(2);
  const logos = page.locator('main section', { has: page.locator('[data-running]') });
  const name = page.getByText(strip.marks[0]?.name ?? '', { exact: true });
  await expect.poll(() => logos.locator('li').filter({ has: name }).count()).toBeGreaterThan(1);
  await expect(logos.getByRole('listitem').filter({ has: name })).toHaveCount(1);

  const redrawn = told.find((each) => each.story.standInNote && gridStories.includes(each.path));
  const { path, story } = found(redrawn, 'redrawn pictures');
  await open(page, '/work');
  await follow(page, tileLink(page, path), path);
  await expect(page.locator('article header svg[role="img"] path').first()).toBeVisible();
  await page.locator('a[data-enlarge]').first().click();
  const captions = page.locator('dialog:modal figcaption');
  await expect(captions.filter({ hasText: story.standInNote ?? '' }).first()).toBeVisible();
});
