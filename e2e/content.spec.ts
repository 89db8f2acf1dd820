import { cases } from '../src/cases';
import { strip } from '../src/content/home';
import { owner } from '../src/content/owner';
import type { Story, Tile } from '../src/content/types';
import { blocks, found, scenes } from './support/site';
import { expect, test } from './support/test';
import { linkTo, open } from './support/visit';

test('every story has its seven parts in reading order', async ({ page }) => {
  const parts = ['in-brief', 'goals', 'users', 'problems', 'approach', 'media', 'skills'];
  for (const { slug } of cases) {
    const { tile } = (await import(`../src/cases/${slug}/tile`)) as { tile: Tile };
    const { story } = (await import(`../src/cases/${slug}/story`)) as { story: Story };
    await page.goto(`/${slug}`);
    const facts = [
      tile.employer ? 'Employer' : '',
      'Job title',
      tile.teamSize ? 'Team' : '',
    ].filter(Boolean);
    await expect(page.locator('article header dt')).toHaveText(facts);
    const decision = story.brief.decision ? ['What was decided'] : [];
    const brief = ['The problem', 'My part', ...decision, 'What came of it'];
    await expect(page.locator('#in-brief dt')).toHaveText([...brief, 'Deliverables', 'Tools']);
    const ids = await page.locator('main [id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id) => parts.includes(id))).toEqual(parts);
    expect(ids).toHaveLength(new Set(ids).size);
  }
});

test('a story says once what is redrawn, and the enlarged view says it of each such picture', async ({
  page,
}) => {
  for (const { slug } of cases) {
    const { story } = (await import(`../src/cases/${slug}/story`)) as { story: Story };
    if (!story.standInNote) continue;
    await open(page, `/${slug}`);
    const said = page.getByText(story.standInNote);
    await expect(said, slug).toHaveCount(1);
    await expect(page.locator('article > header').getByText(story.standInNote)).toBeVisible();
    await page.locator('a[data-enlarge]').first().click();
    const captions = page.locator('dialog:modal figcaption');
    await expect(captions.filter({ hasText: story.standInNote }).first()).toBeVisible();
  }
});

test('a story comes to its scene within two screens of a desktop and three of a phone', async ({
  page,
}) => {
  for (const [screens, viewport] of [
    [2, { width: 1440, height: 900 }],
    [3, { width: 390, height: 844 }],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const route of scenes) {
      await open(page, route);
      const way = await page.evaluate(() => {
        const bottom = document.querySelector('article > header')?.getBoundingClientRect().bottom;
        const top = document.querySelector('[data-scene]')?.getBoundingClientRect().top;
        return ((top ?? NaN) - (bottom ?? NaN)) / innerHeight;
      });
      expect(way, route).toBeLessThanOrEqual(screens);
    }
  }
});

test('a figure is said once before the scene', async ({ page }) => {
  for (const { slug } of cases.filter((each) => scenes.includes(`/${each.slug}`))) {
    const { story } = (await import(`../src/cases/${slug}/story`)) as { story: Story };
    await open(page, `/${slug}`);
    const before = await page.evaluate(() => {
      const range = document.createRange();
      const article = document.querySelector('article');
      const scene = document.querySelector('[data-scene]');
      if (!article || !scene) return '';
      range.setStart(article, 0);
      range.setEndBefore(scene);
      return range.toString();
    });
    // A single digit may stand in any sentence.
    for (const { value } of story.header.impact?.filter(({ value: it }) => /\d\d/.test(it)) ?? []) {
      expect(before.split(value).length - 1, `${slug}: ${value}`).toBe(1);
    }
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

test('films have their own shape, in the height of the specification where there is room', async ({
  page,
}) => {
  const { path, place, films } = found(blocks('films')[0], 'films');
  await open(page, path);
  const sizes = await page
    .locator(`${place} [style*="max-height"]`)
    .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect()));
  expect(sizes).toHaveLength(films.length);
  for (const { width, height } of sizes) {
    expect(width / height).toBeCloseTo(16 / 9, 2);
    expect(height).toBeLessThanOrEqual(300.5);
    if ((page.viewportSize()?.width ?? 0) > 1000) expect(height).toBeCloseTo(300, 0);
  }
});

test('a logo that drifts past more than once is read once', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const name = page.getByText(strip.marks[0]?.name ?? '', { exact: true });
  const logos = main.locator('section', { has: page.locator('[data-running]') });
  await expect.poll(() => logos.locator('li').filter({ has: name }).count()).toBeGreaterThan(1);
  await expect(logos.getByRole('listitem').filter({ has: name })).toHaveCount(1);
});

test('outbound ways of the specification are there', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
  await expect(page.getByRole('main').locator('a[target="_blank"]')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(linkTo(footer, owner.resume)).toHaveAttribute('target', '_blank');
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);

  for (const { path, more } of [...blocks('prototype'), ...blocks('films')]) {
    if (!more) continue;
    await open(page, path);
    await expect(linkTo(page.getByRole('main'), more.to)).toHaveAttribute('target', '_blank');
  }
});
