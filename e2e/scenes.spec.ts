import type { Page } from '@playwright/test';
import { alike, difference, readLook, scene, topOfStop, type Look } from './support/scene';
import { expect, test } from './support/test';
import { stories } from './support/site';
import { frames, open, scrollTo, switchMotionOff } from './support/visit';

const looks = (page: Page): Promise<Look> =>
  page.locator(`${scene} [data-part]`).evaluateAll(readLook);

/** Scrolls to a stop of the scene, from 0 at its beginning to 4 at its end. */
async function goTo(page: Page, stop: number) {
  const top = await page.locator(scene).evaluate(topOfStop, stop);
  await scrollTo(page, top);
  await frames(page, 2);
  // The stage has caught up when two frames in a row show the same.
  let before: Look = [];
  await expect
    .poll(async () => {
      const now = await looks(page);
      const change = difference(now, before);
      before = now;
      return change;
    })
    .toBe(0);
}

const moves = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.querySelector('[data-part]')?.getAnimations().length))
    .toBeGreaterThan(0);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    for (const story of stories) {
      test(`the scene of ${story} has five stops, runs backwards and ends in its still`, async ({
        page,
      }) => {
        await open(page, story);
        await page.locator(scene).scrollIntoViewIfNeeded();
        await moves(page);
        const forth: Look[] = [];
        for (const stop of [0, 1, 2, 3, 4]) {
          await goTo(page, stop);
          forth.push(await looks(page));
        }
        for (const [stop, look] of forth.entries()) {
          for (const [other, otherLook] of forth.entries()) {
            if (other > stop) expect(difference(look, otherLook)).toBeGreaterThan(0.5);
          }
        }
        for (const stop of [3, 2, 1, 0]) {
          await goTo(page, stop);
          const change = difference(await looks(page), forth[stop] ?? []);
          expect(change, `stop ${stop}, on the way back`).toBeLessThan(alike);
        }
        const length = await page
          .locator(scene)
          .evaluate((track) => track.getBoundingClientRect().height - innerHeight);
        expect(length).toBeLessThanOrEqual(2 * viewport.height);

        await switchMotionOff(page);
        await expect
          .poll(async () => difference(await looks(page), forth[4] ?? []))
          .toBeLessThan(alike);
      });
    }
  });
}

test('a film that is drawn in the scene leads to its place', async ({ page }) => {
  await open(page, '/video-demo');
  await goTo(page, 4);
  await page.locator(`${scene} a[href="#film-3"]`).last().click();
  await expect(page).toHaveURL('/video-demo#film-3');
  await expect(page.locator('#film-3')).toBeInViewport();
});

test('the switch in the footer stops and starts the scene at once', async ({ page }) => {
  await open(page, '/minimart');
  await page.locator(scene).scrollIntoViewIfNeeded();
  await moves(page);
  const motion = page.getByRole('group', { name: 'Motion' });
  await motion.getByRole('radio', { name: 'Off' }).check();
  const running = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(running).toBe(0);
  await motion.getByRole('radio', { name: 'On' }).check();
  await moves(page);
});
