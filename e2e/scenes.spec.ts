import type { Page } from '@playwright/test';
import {
  alike,
  difference,
  progressOf,
  readLook,
  scene,
  topOfStop,
  type Look,
} from './support/scene';
import { expect, onlyChromium, test } from './support/test';
import { anyFilm, scenes, storyWith } from './support/site';
import { frames, open, scrollTo, switchMotionOff } from './support/visit';

declare global {
  interface Window {
    waitsAtFirst?: boolean;
  }
}

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

/** The stage follows the scroll; where the browser cannot move it, its code has come. */
async function moves(page: Page) {
  await scrollTo(page, await page.locator(scene).evaluate(topOfStop, 4));
  await expect.poll(() => page.locator(scene).evaluate(progressOf)).toBeCloseTo(1, 1);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    for (const story of scenes) {
      test(`the scene of ${story} has five stops, runs backwards and ends in its still`, async ({
        page,
      }) => {
        await open(page, story);
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const story of scenes) {
    test(`${story}: a caption of the scene has come to its place when the scene is at its stop`, async ({
      page,
    }) => {
      await open(page, story);
      await moves(page);
      for (const stop of [0, 1, 2, 3, 4]) {
        await goTo(page, stop);
        const [stage, caption] = await page.locator(scene).evaluate((room, index) => {
          const drawing = room.querySelector('svg')?.parentElement?.getBoundingClientRect();
          const step = room.querySelectorAll('li')[index]?.getBoundingClientRect();
          return [drawing?.bottom ?? NaN, step?.top ?? NaN].map((edge) => edge / innerHeight);
        }, stop);
        expect(stage).toBeLessThanOrEqual(0.53);
        expect(caption, `caption ${stop + 1}`).toBeGreaterThan(0.59);
        expect(caption, `caption ${stop + 1}`).toBeLessThan(0.66);
      }
    });
  }
});

test(
  'paper shows the finished scene, wherever on the page printing begins',
  onlyChromium,
  async ({ page }) => {
    await open(page, storyWith('scene'));
    await moves(page);
    await goTo(page, 4);
    const finished = await looks(page);
    for (const stop of [0, 1, 2]) {
      await goTo(page, stop);
      expect(difference(await looks(page), finished)).toBeGreaterThan(0.5);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(async () => difference(await looks(page), finished)).toBeLessThan(alike);
      await page.emulateMedia({ media: 'screen' });
    }
    await scrollTo(page, 0);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(async () => difference(await looks(page), finished)).toBeLessThan(alike);
  },
);

test('the room is as wide as the screen, and never wider', async ({ page }) => {
  for (const width of [320, 390, 768, 1000, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, storyWith('scene'));
    const room = await page.locator(scene).boundingBox();
    const screen = await page.evaluate(() => document.documentElement.clientWidth);
    expect(room?.x, `${width} px`).toBeCloseTo(0, 0);
    expect(room?.width, `${width} px`).toBeCloseTo(screen, 0);
    for (const stop of [0, 2, 4]) {
      await goTo(page, stop);
      const across = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(across, `${width} px at stop ${stop}`).toBeLessThanOrEqual(screen);
    }
  }
});

test('the doors of a room cut nothing of its drawing', onlyChromium, async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [960, 1280],
    [1100, 619],
    [1440, 810],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, storyWith('scene'));
    await moves(page);
    const places = await page.locator(scene).evaluate((room) => {
      const { top, bottom } = room.getBoundingClientRect();
      const entering = [-0.5, -0.2, 0].map((part) => top + part * innerHeight);
      const leaving = [-1, -0.75, -0.4].map((part) => bottom + part * innerHeight);
      return [...entering, ...leaving].map((y) => Math.round(y + scrollY));
    });
    for (const y of places) {
      await scrollTo(page, y);
      await frames(page, 2);
      const room = await page.locator(scene).evaluate((element) => {
        const [left, right] = [...element.querySelectorAll(':scope > [aria-hidden]')];
        const drawing = element.querySelector('svg')?.getBoundingClientRect();
        const middle = drawing ? drawing.left + drawing.width / 2 : NaN;
        const half = drawing ? Math.min(drawing.width, drawing.height) / 2 : NaN;
        return {
          doors: [left?.getBoundingClientRect().right, right?.getBoundingClientRect().left],
          drawing: [middle - half, middle + half],
        };
      });
      const place = `${width} px, scrolled ${y}`;
      expect(room.drawing[0], place).toBeGreaterThanOrEqual(room.doors[0] ?? NaN);
      expect(room.drawing[1], place).toBeLessThanOrEqual(room.doors[1] ?? NaN);
    }
  }
});

test('the scene moves before the page’s code has come', onlyChromium, async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto(storyWith('scene'), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await goTo(page, 0);
  const first = await looks(page);
  await goTo(page, 4);
  expect(difference(first, await looks(page))).toBeGreaterThan(0.5);
});

test('the first paint does not wait for the scene, unless a place on the page is asked for', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      window.waitsAtFirst = 'unpainted' in document.documentElement.dataset;
    }).observe(document, { childList: true, subtree: true });
  });
  const story = storyWith('scene');
  const waits = () => page.evaluate(() => window.waitsAtFirst);
  await page.goto(story);
  expect(await waits()).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-unpainted');
  await page.reload();
  expect(await waits()).toBe(false);
  await page.goto('about:blank');
  await page.goto(`${story}#main`);
  expect(await waits()).toBe(false);
});

test('a film that is drawn in the scene leads to its place', async ({ page }) => {
  const { path } = anyFilm();
  await open(page, path);
  const links = page.locator(`${scene} a[href^="#"]`);
  test.skip((await links.count()) === 0, 'The drawing of its scene has no films.');
  await goTo(page, 4);
  // Playwright's own click would scroll first, and with it the scene.
  const hit = () =>
    links.evaluateAll((all) => {
      for (const link of all) {
        const { x, y, width, height } = link.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        const place = link.getAttribute('href') ?? '';
        if (link.contains(document.elementFromPoint(left, top))) return { left, top, place };
      }
      return undefined;
    });
  await expect.poll(hit).toBeDefined();
  const { left, top, place } = (await hit()) ?? { left: 0, top: 0, place: '' };
  await page.mouse.click(left, top);
  await expect(page).toHaveURL(path + place);
  await expect(page.locator(place)).toBeInViewport();
});

test('the switch in the footer stops and starts the scene at once', async ({ page }) => {
  await open(page, storyWith('scene'));
  await moves(page);
  const motion = page.getByRole('group', { name: 'Motion' });
  await motion.getByRole('radio', { name: 'Off' }).check();
  const running = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(running).toBe(0);
  await motion.getByRole('radio', { name: 'On' }).check();
  await moves(page);
});
