import type { Page } from '@playwright/test';
import { anyFilm, anyFramed, blocks, films, framed, orSkip, unknownPath } from './support/site';
import { expect, smoke, test } from './support/test';
import { expectHeading, follow, footerLink, goBack, holdRequests, open } from './support/visit';

const modal = (page: Page) => page.locator('dialog:modal');
const enlarge = (page: Page) => page.locator('a[data-enlarge]');
const timeOf = (video: HTMLVideoElement) => video.currentTime;

test(
  'the lightbox opens, scrolls, and closes by keyboard, and also closes on Back',
  smoke,
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, '/about');
    await enlarge(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toContainText('1 of');
    const item = modal(page).getByRole('listitem').first();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => item.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect(modal(page)).toContainText('2 of');
    await expect(modal(page).getByRole('img').nth(1)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(enlarge(page).nth(1)).toBeFocused();

    await enlarge(page).last().click();
    await modal(page).getByRole('button', { name: 'Close' }).click();
    await expect(modal(page)).toHaveCount(0);
    await enlarge(page).first().click();
    await expect(modal(page)).toHaveCount(1);
    await goBack(page);
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL('/about');
    await expect(enlarge(page).first()).toBeFocused();
  },
);

test(
  'a film plays by keyboard, and keeps its playback time after Back',
  smoke,
  async ({ page }) => {
    const { path, selector } = anyFilm();
    const block = page.locator(selector);
    const film = block.locator('video');
    await open(page, path);
    await block.scrollIntoViewIfNeeded();
    await block.locator('summary').click();
    await block.getByRole('link', { name: /^Play: / }).press('Enter');
    await expect(film).toBeFocused();
    await expect.poll(() => film.evaluate(timeOf)).toBeGreaterThan(0);
    expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks.length)).toBe(1);

    await film.evaluate((video: HTMLVideoElement) => {
      video.pause();
      return new Promise((done) => {
        video.addEventListener('seeked', done, { once: true });
        video.currentTime = 2;
      });
    });
    await follow(page, footerLink(page, '/about'), '/about');
    await goBack(page);
    await expectHeading(page, path);
    await expect(film).toHaveAttribute('controls');
    await expect.poll(() => film.evaluate(timeOf)).toBeCloseTo(2, 0);
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await expect(film).not.toBeFocused();
    await expect(block.locator('details')).toHaveAttribute('open');
  },
);

test('a looping film starts when it scrolls onto the screen', async ({ page }) => {
  const { path, selector } = orSkip(
    films.find((film) => film.loop),
    'loop',
  );
  await open(page, path);
  const loop = page.locator(`${selector} video`);
  await loop.scrollIntoViewIfNeeded();
  await expect.poll(() => loop.evaluate(timeOf)).toBeGreaterThan(0);
});

test.describe(() => {
  test.use({ allowErrors: true });

  test('if a picture or film fails to load, a note says so and links to the file', async ({
    page,
  }) => {
    const single = blocks('text').find(({ pictures = [] }) => pictures.length === 1);
    const { path, selector, pictures } = orSkip(single, 'one picture beside its text');
    const { file = '', alt = '' } = pictures?.[0] ?? {};
    await page.route(`**/assets/${file.replace(/\.\w+$/, '')}*`, (route) => route.abort());
    await open(page, path);
    const picture = page.locator(selector);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toContainText('The picture did not load.');
    await expect(picture).toContainText(alt);
    await expect(picture.getByRole('link', { name: 'Open it directly' })).toBeVisible();

    await page.route('**/assets/*.mp4', (route) => route.abort());
    await open(page, anyFilm().path);
    const film = page.locator(anyFilm().selector);
    await film.getByRole('link', { name: /^Play: / }).click();
    await expect(film).toContainText('did not load');
    await expect(film.getByRole('link', { name: 'Open it directly' })).toBeVisible();
    await expect(film.getByRole('img')).toBeVisible();
  });

  test('if a prototype fails to load, a note says so, and the “Load here” button retries', async ({
    page,
  }) => {
    const { path, selector, address } = anyFramed();
    const prototype = page.locator(selector);
    const frame = prototype.locator('iframe');
    const poster = prototype.getByRole('img');
    // Simulates a missing file, for which a host sends its error page.
    await page.route(`**${address}`, (route) =>
      route.continue({ url: new URL(unknownPath, route.request().url()).href }),
    );
    await open(page, path);
    await prototype.scrollIntoViewIfNeeded();
    await expect(prototype).toContainText('did not load here');
    await page.unroute(`**${address}`);
    const release = await holdRequests(page, `**${address}`);
    await prototype.getByRole('button', { name: /^Load here/ }).click();
    await expect(frame).toHaveCount(1);
    await expect(frame).toBeHidden();
    await expect(poster).toHaveCount(1);
    release();
    await expect(frame).toBeVisible();
    await expect(poster).toHaveCount(0);
  });
});

test('each prototype loads at the height set in its story, and takes focus that was on “Load here”', async ({
  page,
}) => {
  for (const { path, selector, height } of framed) {
    await open(page, path);
    const frame = page.locator(`${selector} iframe`);
    await page.locator(`${selector} button[aria-label^="Load here"]`).focus();
    await expect(frame).toBeFocused();
    await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
    expect((await frame.boundingBox())?.height, path).toBeCloseTo(height, 0);
  }
});
