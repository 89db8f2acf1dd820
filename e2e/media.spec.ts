import type { Page, Route } from '@playwright/test';
import {
  anyFilm,
  anyFramed,
  anyLoop,
  blocks,
  found,
  framed,
  storyWith,
  unknownPath,
} from './support/site';
import { expect, smoke, test } from './support/test';
import { atRest, hold, leaveAndReturn, open, scrolled } from './support/visit';

const modal = (page: Page) => page.locator('dialog:modal');
const enlarge = (page: Page) => page.locator('a[data-enlarge]');
const isPaused = (video: HTMLVideoElement) => video.paused;
const timeOf = (video: HTMLVideoElement) => video.currentTime;

test.describe('the enlarged view', () => {
  test('opens, steps, and closes by keyboard, and gives focus back', smoke, async ({ page }) => {
    const story = storyWith('gallery');
    await open(page, story);
    await enlarge(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toContainText('1 of');
    await expect(modal(page).getByRole('button', { name: 'Previous picture' })).toBeDisabled();
    await page.keyboard.press('ArrowRight');
    await expect(modal(page)).toContainText('2 of');
    await expect(modal(page).getByRole('img').nth(1)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(enlarge(page).nth(1)).toBeFocused();
    await expect(page).toHaveURL(story);

    // By its buttons, to the end.
    await enlarge(page).first().click();
    const next = modal(page).getByRole('button', { name: 'Next picture' });
    await next.focus();
    const count = await enlarge(page).count();
    for (let picture = 2; picture <= count; picture += 1) {
      await page.keyboard.press('Enter');
      await expect(modal(page)).toContainText(`${picture} of ${count}`);
    }
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await modal(page).getByRole('button', { name: 'Close' }).click();
    await expect(modal(page)).toHaveCount(0);
  });

  test('scrolls a large picture by arrow keys, locks the page, and closes by Back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, '/about');
    await enlarge(page).first().click();
    const item = modal(page).getByRole('listitem').first();
    const below = () => item.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
    const hidden = await below();
    expect(hidden).toBeGreaterThan(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(below).toBeLessThan(hidden);
    // A browser may focus what scrolls; the keys work from there too.
    await item.evaluate((box) => {
      box.tabIndex = -1;
      box.focus();
    });
    for (const next of [2, 3]) {
      await page.keyboard.press('ArrowRight');
      await expect(modal(page)).toContainText(`${next} of`);
    }

    for (const previous of [2, 1]) {
      await page.keyboard.press('ArrowLeft');
      await expect(modal(page)).toContainText(`${previous} of`);
    }
    // Over its top, which does not scroll itself.
    const position = await atRest(page);
    await page.mouse.move(10, 10);
    await page.mouse.wheel(0, 300);
    expect(await atRest(page)).toBe(position);
    await page.goBack();
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL('/about');
    await expect(enlarge(page).first()).toBeFocused();
    const after = await atRest(page);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(after);
  });

  test('shows an interface at a readable size on a phone, and scrolls it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const {
      path,
      place,
      pictures = [],
    } = found(
      blocks('text').find((block) => block.pictures?.[0]?.file.endsWith('.wireframe')),
      'a wireframe',
    );
    const [{ file, phone } = { file: '', phone: '' }] = pictures;
    await open(page, path);
    const inPage = page.locator(`${place} img`).first();
    await inPage.scrollIntoViewIfNeeded();
    await expect
      .poll(() => inPage.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(phone?.replace('.wireframe', ''));
    await page.locator(`${place} a[data-enlarge]`).first().click();
    const item = modal(page)
      .locator('li:not([inert])')
      .filter({ has: page.locator('img') });
    const image = item.getByRole('img');
    await expect(image).toHaveAttribute('src', new RegExp(`/${file}`));
    const whole = Number(await image.getAttribute('width'));
    expect(whole).toBeGreaterThan(390);
    // A picture of an interface has two pixels for each of its own.
    expect((await image.boundingBox())?.width).toBeGreaterThanOrEqual(whole / 2);
    await expect(item).toHaveCSS('overflow-x', 'auto');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => item.evaluate((box) => box.scrollLeft)).toBe(40);
  });
});

test('plays a film by keyboard, with focus, and resumes it after Back', smoke, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) fetched.push(request.url());
  });
  const { path, place } = anyFilm();
  const film = page.locator(`${place} video`);
  const transcript = page.locator(`${place} details`);
  await open(page, path);
  await page.locator(place).scrollIntoViewIfNeeded();
  await expect(page.locator(`${place} img`)).toBeInViewport();
  await transcript.locator('summary').click();
  expect(fetched).toEqual([]);

  await page
    .locator(place)
    .getByRole('link', { name: /^Play: / })
    .press('Enter');
  await expect(film).toBeFocused();
  await expect(film).toHaveAttribute('controls');
  await expect.poll(() => film.evaluate(timeOf)).toBeGreaterThan(0);
  expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks.length)).toBe(1);

  await film.evaluate((video: HTMLVideoElement) => {
    video.pause();
    return new Promise((done) => {
      video.addEventListener('seeked', done, { once: true });
      video.currentTime = 2;
    });
  });
  await leaveAndReturn(page);
  await expect(film).toHaveAttribute('controls');
  await expect.poll(() => film.evaluate(timeOf)).toBeCloseTo(2, 0);
  expect(await film.evaluate(isPaused)).toBe(true);
  await expect(film).not.toBeFocused();
  await expect(transcript).toHaveAttribute('open');
});

// Reduced motion: src/media/frames.test.tsx.
test('plays a loop on the screen until the visitor stops it for good', async ({ page }) => {
  const { path, place } = anyLoop();
  const loop = page.locator(`${place} video`);
  const expectPaused = (paused: boolean) => expect.poll(() => loop.evaluate(isPaused)).toBe(paused);
  const button = (name: RegExp) => page.locator(place).getByRole('button', { name });
  await open(page, path);
  await loop.scrollIntoViewIfNeeded();
  await expectPaused(false);
  await button(/^Pause: /).click();
  await expectPaused(true);
  await leaveAndReturn(page);
  await expect(button(/^Play: /)).toBeInViewport();
  await expectPaused(true);
});

test.describe('when files fail to load', () => {
  test.use({ mayComplain: true });

  test('shows words and a link instead of a picture or a film', async ({ page }) => {
    const {
      path,
      place,
      pictures = [],
    } = found(
      blocks('text').find((block) => block.pictures?.length === 1 && !block.pictures[0]?.phone),
      'one picture beside its text',
    );
    const [{ file, alt } = { file: '', alt: '' }] = pictures;
    await page.route(`**/assets/${file.replace(/\.\w+$/, '')}*`, (route) => route.abort());
    await open(page, path);
    const picture = page.locator(place);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toContainText('The picture did not load.');
    await expect(picture).toContainText(alt);
    await expect(picture.getByRole('link', { name: 'Open it alone' })).toBeVisible();

    await page.route('**/assets/*.mp4', (route) => route.abort());
    await open(page, anyFilm().path);
    const film = page.locator(anyFilm().place);
    await film.getByRole('link', { name: /^Play: / }).click();
    await expect(film).toContainText('did not load');
    await expect(film.getByRole('link', { name: 'Open it alone' })).toBeVisible();
    await expect(film.getByRole('img')).toBeVisible();
  });

  // One that never answers: src/media/frames.test.tsx.
  test('keeps the poster of a prototype that fails or is slow until it has loaded', async ({
    page,
  }) => {
    const { path, place, address } = anyFramed();
    const prototype = page.locator(place);
    for (const fail of [
      (route: Route) => route.abort(),
      (route: Route) => route.continue({ url: new URL(unknownPath, route.request().url()).href }),
    ]) {
      await page.route(`**${address}`, fail);
      await open(page, path);
      await prototype.scrollIntoViewIfNeeded();
      // Firefox reports no refusal; the site gives up after ten seconds.
      await expect(prototype).toContainText('did not load here', { timeout: 15_000 });
      await expect(prototype.getByRole('img').first()).toBeVisible();
      await expect(prototype.locator('iframe')).toHaveCount(0);
      const alone = prototype.getByRole('link', { name: /^Open/ });
      await expect(alone).toHaveAttribute('target', '_blank');
      await page.unroute(`**${address}`);
      const release = await hold(page, `**${address}`);
      await prototype.getByRole('button', { name: /^Load here/ }).click();
      await expect(prototype.locator('iframe')).toHaveCount(1);
      await expect(prototype.locator('iframe')).toBeHidden();
      await expect(prototype.getByRole('img')).toHaveCount(1);
      release();
      await expect(prototype.locator('iframe')).toBeVisible();
      await expect(prototype.getByRole('img')).toHaveCount(0);
      await expect(prototype).not.toContainText('did not load here');
      await page.unroute(`**${address}`);
    }
  });
});

test('loads a prototype that Tab reaches, and moves focus into it', async ({ page }) => {
  const { path, place } = anyFramed();
  await open(page, path);
  const frame = page.locator(`${place} iframe`);
  const stops = page.locator('main a, main input, main button').filter({ visible: true });
  const before = await stops.evaluateAll((all, block) => {
    const first = all.findIndex((stop) => stop.closest(block));
    const last = all[first - 1];
    if (last instanceof HTMLElement) last.focus({ preventScroll: true });
    return first;
  }, place);
  expect(before).toBeGreaterThan(0);
  await expect(frame).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(frame).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.contentFrame().locator(':focus')).toBeVisible();
});

test('loads every prototype in a frame of the specified height', async ({ page }) => {
  for (const { path, place, height } of framed) {
    await open(page, path);
    const block = page.locator(place);
    const frame = block.locator('iframe');
    await block
      .getByRole('link', { name: /^Open / })
      .last()
      .scrollIntoViewIfNeeded();
    await expect(frame).toBeInViewport();
    await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
    expect((await frame.boundingBox())?.height, path).toBeCloseTo(height, 0);
  }
});
