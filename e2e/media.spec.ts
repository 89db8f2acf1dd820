import type { Locator, Page, Route } from '@playwright/test';
import { owner } from '../src/content/owner';
import { expect, once, still, test } from './support/test';
import {
  blocks,
  anyFilm,
  found,
  framed,
  anyLoop,
  anyFramed,
  storyWith,
  unknownPath,
} from './support/site';
import { frames, hold, leaveAndReturn, open, scrolled } from './support/visit';

const modal = (page: Page) => page.locator('dialog:modal');
const enlarge = (page: Page) => page.locator('a[data-enlarge]');

test.describe('the enlarged view', () => {
  test('steps through the pictures by keyboard and gives the focus back', async ({ page }) => {
    const story = storyWith('gallery');
    await open(page, story);
    const first = enlarge(page).first();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeVisible();
    await expect(modal(page)).toContainText('1 of');
    await page.keyboard.press('ArrowRight');
    await expect(modal(page)).toContainText('2 of');
    await expect(modal(page).getByRole('img').nth(1)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(enlarge(page).nth(1)).toBeFocused();
    await expect(page).toHaveURL(story);
  });

  test('moves a picture that is larger than the screen by the arrow keys', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, '/about');
    await enlarge(page).first().click();
    const item = modal(page).getByRole('listitem').first();
    const below = () => item.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
    const hidden = await below();
    expect(hidden).toBeGreaterThan(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(below).toBeLessThan(hidden);
    // A browser lets the keyboard go to what scrolls, and it has to go on from there.
    await item.evaluate((box) => {
      box.tabIndex = -1;
      box.focus();
    });
    for (const next of [2, 3]) {
      await page.keyboard.press('ArrowRight');
      await expect(modal(page)).toContainText(`${next} of`);
    }
  });

  test('shows a screen at a size at which it can be read, to be moved under the finger', async ({
    page,
  }) => {
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
    const link = page.locator(`${place} a[data-enlarge]`).first();
    const inPage = page.locator(`${place} img`).first();
    await inPage.scrollIntoViewIfNeeded();
    await expect
      .poll(() => inPage.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(phone?.replace('.wireframe', ''));
    await link.click();
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
    const moved = () => item.evaluate((box) => box.scrollLeft);
    await page.keyboard.press('ArrowRight');
    await expect.poll(moved).toBe(40);
  });

  test('is closed by Back, on the same page, which rests until then', async ({ page }) => {
    await open(page, '/about');
    await enlarge(page).nth(2).click();
    await expect(modal(page)).toBeVisible();
    const place = await scrolled(page);
    await page.mouse.wheel(0, 300);
    await frames(page, 2);
    expect(await scrolled(page)).toBe(place);
    await page.goBack();
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL('/about');
    await expect(enlarge(page).nth(2)).toBeFocused();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(place);
  });

  test('has buttons as well, which end at the ends and keep the focus there', async ({ page }) => {
    await open(page, '/about');
    await enlarge(page).first().click();
    const next = modal(page).getByRole('button', { name: 'Next picture' });
    await expect(modal(page).getByRole('button', { name: 'Previous picture' })).toBeDisabled();
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
});

test.describe('films', () => {
  const film = (page: Page) => page.locator(`${anyFilm().place} video`);
  const loop = (page: Page) => page.locator(`${anyLoop().place} video`);
  const paused = (page: Page) => loop(page).evaluate((video: HTMLVideoElement) => video.paused);

  test('are not fetched before they are played', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) fetched.push(request.url());
    });
    const { path, place } = anyFilm();
    await open(page, path);
    await page.locator(place).scrollIntoViewIfNeeded();
    await expect(page.locator(`${place} img`)).toBeInViewport();
    expect(fetched).toEqual([]);
  });

  for (const [way, play] of Object.entries({
    'by keyboard': (link: Locator) => link.press('Enter'),
    'by a click': (link: Locator) => link.click(),
  })) {
    test(`play ${way}, with controls and captions, and have the focus`, async ({ page }) => {
      const { path, place } = anyFilm();
      await open(page, path);
      await play(page.locator(place).getByRole('link', { name: /^Play: / }));
      await expect(film(page)).toBeFocused();
      await expect(film(page)).toHaveAttribute('controls');
      await expect
        .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0);
      const tracks = await film(page).evaluate(
        (video: HTMLVideoElement) => video.textTracks.length,
      );
      expect(tracks).toBe(1);
    });
  }

  test('are where they were left after another page and Back', async ({ page }) => {
    const { path, place } = anyFilm();
    const time = () => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
    const transcript = page.locator(`${place} details`);
    await open(page, path);
    await transcript.locator('summary').click();
    await page
      .locator(place)
      .getByRole('link', { name: /^Play: / })
      .click();
    await expect.poll(time).toBeGreaterThan(0.5);
    await film(page).evaluate((video: HTMLVideoElement) => video.pause());
    const watched = await time();
    await leaveAndReturn(page);
    await expect(film(page)).toHaveAttribute('controls');
    await expect.poll(time).toBeCloseTo(watched, 0);
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await expect(film(page)).not.toBeFocused();
    await expect(transcript).toHaveAttribute('open');
  });

  test('loops run while they are seen and can be stopped for good', async ({ page }) => {
    await open(page, anyLoop().path);
    await loop(page).scrollIntoViewIfNeeded();
    await expect.poll(() => paused(page)).toBe(false);
    await page
      .getByRole('button', { name: /^Pause: / })
      .first()
      .click();
    await expect.poll(() => paused(page)).toBe(true);
    await page.locator('h1').scrollIntoViewIfNeeded();
    await loop(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: /^Play: / }).first()).toBeInViewport();
    expect(await paused(page)).toBe(true);
    await leaveAndReturn(page);
    await expect(page.getByRole('button', { name: /^Play: / }).first()).toBeInViewport();
    expect(await paused(page)).toBe(true);
  });

  test(
    'loops stay still where motion is reduced, until they are asked',
    still,
    async ({ page }) => {
      await open(page, anyLoop().path);
      await loop(page).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: /^Play: / }).first()).toBeInViewport();
      expect(await paused(page)).toBe(true);
      await page
        .getByRole('button', { name: /^Play: / })
        .first()
        .click();
      await expect.poll(() => paused(page)).toBe(false);
    },
  );
});

test.describe('what does not come', () => {
  test.use({ mayComplain: true });

  test('a picture says what it would have shown', async ({ page }) => {
    const {
      path,
      place: id,
      pictures = [],
    } = found(
      blocks('text').find((block) => block.pictures?.length === 1 && !block.pictures[0]?.phone),
      'one picture beside its text',
    );
    const [{ file, alt } = { file: '', alt: '' }] = pictures;
    await page.route(`**/assets/${file.replace(/\.\w+$/, '')}*`, (route) => route.abort());
    await open(page, path);
    const place = page.locator(id);
    await place.scrollIntoViewIfNeeded();
    await expect(place).toContainText('The picture did not load.');
    await expect(place).toContainText(alt);
    await expect(place.getByRole('link', { name: 'Open it alone' })).toBeVisible();
  });

  test('a film leaves its poster, its words and a link', async ({ page }) => {
    const { path, place: id } = anyFilm();
    await page.route('**/assets/*.mp4', (route) => route.abort());
    await open(page, path);
    const place = page.locator(id);
    await place.getByRole('link', { name: /^Play: / }).click();
    await expect(place).toContainText('did not load');
    await expect(place.getByRole('link', { name: 'Open it alone' })).toBeVisible();
    await expect(place.getByRole('img')).toBeVisible();
  });

  for (const [way, meet] of Object.entries({
    'that is refused': (route: Route) => route.abort(),
    'that is missing': (route: Route) =>
      route.continue({ url: new URL(unknownPath, route.request().url()).href }),
    'that never answers': () => {},
  })) {
    test(`a prototype ${way} leaves its poster and the way to open it`, async ({ page }) => {
      const { path, place: id, address } = anyFramed();
      await page.route(`**${address}`, meet);
      await open(page, path);
      const place = page.locator(id);
      await place.scrollIntoViewIfNeeded();
      await expect(place).toContainText('did not load here', { timeout: 15_000 });
      await expect(place.getByRole('img').first()).toBeVisible();
      await expect(place.locator('iframe')).toHaveCount(0);
      await expect(place.getByRole('link', { name: /^Open/ })).toHaveAttribute('target', '_blank');

      await page.unroute(`**${address}`, meet);
      await place.getByRole('button', { name: /^Load here/ }).click();
      await expect(place.locator('iframe')).toBeVisible();
      await expect(place).not.toContainText('did not load here');
    });
  }
});

test('a slow prototype leaves its poster to be seen and spoken until it is there', async ({
  page,
}) => {
  const { path, place: id, address } = anyFramed();
  const letGo = await hold(page, `**${address}`);
  await open(page, path);
  const place = page.locator(id);
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('iframe')).toHaveCount(1);
  await expect(place.locator('iframe')).toBeHidden();
  await expect(place.getByRole('img')).toHaveCount(1);
  letGo();
  await expect(place.locator('iframe')).toBeVisible();
  await expect(place.getByRole('img')).toHaveCount(0);
});

test('a prototype is reached by keyboard before it has come', async ({ page }) => {
  const { path, place: id } = anyFramed();
  await open(page, path);
  const place = page.locator(id);
  const stops = page.locator('main a, main input, main button').filter({ visible: true });
  const before = await stops.evaluateAll((all, block) => {
    const first = all.findIndex((stop) => stop.closest(block));
    const last = all[first - 1];
    if (last instanceof HTMLElement) last.focus({ preventScroll: true });
    return first;
  }, id);
  expect(before).toBeGreaterThan(0);
  await expect(place.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(place.locator('iframe')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(place.locator('iframe').contentFrame().locator(':focus')).toBeVisible();
});

test('prototypes live in their frames, at the heights that were specified', async ({ page }) => {
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

test('the resume is a PDF that opens', once, async ({ request }) => {
  const response = await request.get(owner.resume);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/pdf');
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
