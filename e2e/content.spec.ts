import { cases } from '../src/cases';
import { stories } from './support/site';
import { expect, test } from './support/test';
import { open } from './support/visit';

test('every story has its seven parts in reading order', async ({ page }) => {
  const parts = ['in-brief', 'goals', 'users', 'problems', 'approach', 'media', 'skills'];
  for (const route of stories) {
    await page.goto(route);
    const facts = page.locator('article header dt');
    await expect(facts).toHaveText(['Employer', 'Job title', 'Team', 'Deliverables', 'Tools']);
    const ids = await page.locator('main [id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id) => parts.includes(id))).toEqual(parts);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(await page.locator('#in-brief dl > div').count()).toBeLessThanOrEqual(5);
  }
});

test('Work shows its tiles in rows of two', async ({ page }) => {
  const count = cases.filter(({ inGrid }) => inGrid).length;
  await open(page, '/work');
  const tiles = page.getByRole('main').getByRole('article');
  await expect(tiles).toHaveCount(count);
  const places = await tiles.evaluateAll((all) =>
    all.map((tile) => tile.getBoundingClientRect()).map(({ x, y }) => `${x} ${y}`),
  );
  const distinct = (at: number) => new Set(places.map((place) => place.split(' ')[at])).size;
  expect([distinct(0), distinct(1)]).toEqual([2, Math.ceil(count / 2)]);
  for (const tile of await tiles.all()) {
    await expect(tile.getByRole('img')).toHaveCount(1);
    await expect(tile.getByRole('link')).toHaveCount(1);
    expect(await tile.getByRole('listitem').count()).toBeGreaterThan(0);
  }
});

test('frames for prototypes and films have the heights of the specification', async ({ page }) => {
  const heights = new Set<number>();
  for (const route of stories) {
    await open(page, route);
    const found = await page
      .locator('main [style*="height"]')
      .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().height));
    const frames = found.filter((height) => height >= 300);
    if (route === '/video-demo') expect(frames).toEqual([300, 300, 300, 300, 300, 300]);
    frames.forEach((height) => heights.add(height));
  }
  expect(heights).toEqual(new Set([450, 400, 300]));
});

test('a logo that drifts past more than once is read once', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const seen = main.locator('li', { hasText: /^Media Bridge$/ });
  await expect.poll(() => seen.count()).toBeGreaterThan(1);
  await expect(main.getByRole('listitem').filter({ hasText: /^Media Bridge$/ })).toHaveCount(1);
});

test('outbound ways of the specification are there', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
  await expect(page.getByRole('main').locator('a[target="_blank"]')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /^Resume/ })).toHaveAttribute('target', '_blank');
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);

  await open(page, '/minimart');
  const images = page.getByRole('link', { name: 'View Images' });
  await expect(images).toHaveAttribute('target', '_blank');
  await open(page, '/video-demo');
  await expect(page.getByRole('link', { name: /playlist/i })).toBeVisible();
});
