import type { Page } from '@playwright/test';
import { stopPositions } from '../src/motion/stage-keyframes';
import { isOwned } from '../src/test-specification';
import {
  difference,
  readPartStyles,
  scene,
  scrollTopAt,
  tolerance,
  type PartStyles,
} from './support/scene';
import { anyFilm, scenes, storyWith } from './support/site';
import { expect, onlyChromium, smoke, test } from './support/test';
import { motionSwitch, open, scrollTo } from './support/visit';

const stops = [0, 1, 2, 3, 4] as const;

const readStyles = (page: Page): Promise<PartStyles> =>
  page.locator(`${scene} [data-part]`).evaluateAll(readPartStyles);

const readAtStop = (page: Page, stop: number): Promise<PartStyles> =>
  readAt(page, stopPositions[stop] ?? NaN);

async function readAt(page: Page, share: number): Promise<PartStyles> {
  await scrollTo(page, await page.locator(scene).evaluate(scrollTopAt, share));
  await page.waitForFunction(
    ([selector, expected]) => {
      const parts = [...document.querySelectorAll(`${selector} [data-part]`)];
      const animations = parts.flatMap((part) => part.getAnimations());
      const progressOf = ({ effect }: Animation) => effect?.getComputedTiming().progress ?? NaN;
      // `scrollTopAt` rounds to whole pixels, so an animation's progress is not exactly `expected`.
      const haveReached = animations.every((each) => Math.abs(progressOf(each) - expected) < 0.004);
      return animations.length > 0 && haveReached;
    },
    [scene, share] as const,
  );
  return readStyles(page);
}

const expectFinished = (page: Page, finished: PartStyles = []) =>
  expect.poll(async () => difference(await readStyles(page), finished)).toBeLessThan(tolerance);

test(
  'a scene animates between five stops forward and backward, and shows its end state if motion is off',
  smoke,
  async ({ page }) => {
    await open(page, storyWith('scene'));
    const allStyles: PartStyles[] = [];
    for (const stop of stops) {
      const next = await readAtStop(page, stop);
      for (const other of allStyles)
        expect(difference(next, other), `${stop}`).toBeGreaterThan(0.5);
      allStyles.push(next);
    }
    for (const stop of [2, 0]) {
      const change = difference(await readAtStop(page, stop), allStyles[stop] ?? []);
      expect(change, `stop ${stop}, backward`).toBeLessThan(tolerance);
    }
    await motionSwitch(page, 'Off').check();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectFinished(page, allStyles[4]);
    await motionSwitch(page, 'On').check();
    expect(difference(await readAtStop(page, 0), allStyles[0] ?? [])).toBeLessThan(tolerance);
  },
);

const readCaptions = (page: Page): Promise<number[]> =>
  page.locator(`${scene} li`).evaluateAll((all) =>
    all.map((each) => {
      const { left, right } = each.getBoundingClientRect();
      return right > 0 && left < innerWidth ? Number(getComputedStyle(each).opacity) : 0;
    }),
  );

test('every caption of a scene fits on the screen at 400% zoom', onlyChromium, async ({ page }) => {
  // A screen of 1280 × 1024 px has this viewport at 400% zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const story of scenes) {
    await open(page, story);
    for (const stop of stops) {
      await readAtStop(page, stop);
      const words = page.locator(`${scene} li`).nth(stop).locator('h3, p');
      const cut = await words.evaluateAll((all) =>
        all
          .filter((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
          })
          .map(({ textContent }) => textContent),
      );
      expect(cut, `${story}, stop ${stop}`).toEqual([]);
    }
  }
});

test('a scene keeps its finished drawing and last caption while it scrolls away', async ({
  page,
  browserName,
}) => {
  // In Firefox, checks only one story, because Playwright cannot leave a page in Firefox while an
  // iframe of the page is loading.
  for (const story of browserName === 'firefox' ? scenes.slice(0, 1) : scenes) {
    await open(page, story);
    const finished = await readAt(page, 0.75);
    for (const share of [0.9, 1]) {
      expect(difference(await readAt(page, share), finished), `${story}, ${share}`).toBe(0);
    }
    const box = page.locator(scene);
    await box.evaluate((section) => {
      const { bottom } = section.getBoundingClientRect();
      scrollBy({ top: bottom - innerHeight / 5, behavior: 'instant' });
    });
    expect(difference(await readStyles(page), finished), `${story}, leaving`).toBe(0);
    expect(await readCaptions(page), `${story}, leaving`).toEqual([0, 0, 0, 0, 1]);
  }
});

test('on a phone, a scene always shows a caption below its drawing', async ({
  page,
  browserName,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const story of browserName === 'firefox' ? scenes.slice(0, 1) : scenes) {
    await open(page, story);
    for (const stop of stops) {
      await readAtStop(page, stop);
      const captions = await readCaptions(page);
      expect(captions, `${story}, stop ${stop}`).toEqual(stops.map((each) => +(each === stop)));
      const edges = await page.locator(scene).evaluate((section, index) => {
        const bar = document.querySelector('nav[aria-label="Chapters"]');
        const drawing = section.querySelector('svg')?.parentElement;
        const caption = section.querySelectorAll('li')[index];
        const shares = (element: Element | null | undefined) => {
          const { top, bottom } = element?.getBoundingClientRect() ?? {};
          return [(top ?? -1) / innerHeight, (bottom ?? -1) / innerHeight] as const;
        };
        const words = [caption?.querySelector('h3'), caption?.querySelector('p')];
        return [bar, drawing, ...words].flatMap(shares).concat(1);
      }, stop);
      // From top to bottom: rail, drawing, caption title, caption text, bottom of the screen.
      const rounded = edges.map((edge) => Math.round(edge * 100));
      expect(rounded, `${story}, stop ${stop}`).toEqual(rounded.toSorted((a, b) => a - b));
    }
    for (const tenth of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      await readAt(page, tenth / 10);
      const captions = await readCaptions(page);
      expect(Math.max(...captions), `${story}, ${tenth} tenths`).toBeGreaterThan(0.9);
    }
  }
});

test(
  'on wide screens, captions fit in the address bar drawn in a scene',
  onlyChromium,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, storyWith('address bar'));
    for (const stop of stops) {
      await readAtStop(page, stop);
      const room = await page.locator(scene).evaluate((section, index) => {
        // The outline of the drawn address bar. It has a box even at stops where it is invisible.
        const bar = section.querySelector('[data-part="asked"]')?.getBoundingClientRect();
        const words = section.querySelectorAll('li p')[index]?.getBoundingClientRect();
        return (bar?.right ?? NaN) - (words?.right ?? NaN);
      }, stop);
      expect(room, `stop ${stop}`).toBeGreaterThan(30);
    }
  },
);

test(
  'a story with a scene is at most 10.5 screens long (11.5 on a phone), and its scene begins near the header',
  onlyChromium,
  async ({ page }) => {
    test.skip(isOwned, 'The owner decides how long her stories are');
    for (const [width, height, most] of [
      [1440, 900, { page: 10.5, before: 2 }],
      [390, 844, { page: 11.5, before: 3 }],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const story of scenes) {
        await open(page, story);
        const screens = await page.evaluate(() => {
          const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
          const start = boxOf('article > header')?.bottom ?? NaN;
          const before = (boxOf('[data-scene]')?.top ?? NaN) - start;
          const long = document.documentElement.scrollHeight;
          return { page: long / innerHeight, before: before / innerHeight };
        });
        expect(screens.page, `${story}, ${width} px`).toBeLessThanOrEqual(most.page);
        expect(screens.before, `${story}, ${width} px`).toBeLessThanOrEqual(most.before);
      }
    }
  },
);

test('the button of a stop scrolls the scene to that stop', smoke, async ({ page }) => {
  await open(page, storyWith('scene'));
  await readAtStop(page, 0);
  const buttons = page.locator(scene).getByRole('group').getByRole('button');
  await buttons.nth(3).click();
  await expect.poll(() => readCaptions(page)).toEqual([0, 0, 0, 1, 0]);
});

test(
  'a scene is printed in its finished state, whatever the scroll position',
  onlyChromium,
  async ({ page }) => {
    await open(page, storyWith('scene'));
    const finished = await readAtStop(page, 4);
    for (const stop of [0, 2]) {
      expect(difference(await readAtStop(page, stop), finished)).toBeGreaterThan(0.5);
      await page.emulateMedia({ media: 'print' });
      await expectFinished(page, finished);
      await page.emulateMedia({ media: 'screen' });
    }
  },
);

test(
  'a scene scrolled halfway fills the width of any screen: the panels that covered its ends are off the screen',
  onlyChromium,
  async ({ page }) => {
    await open(page, storyWith('scene'));
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [768, 1024],
      [1100, 619],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await readAt(page, 0.5);
      const state = await page.locator(scene).evaluate((section) => {
        const { clientWidth, scrollWidth } = document.documentElement;
        const { left, width: own } = section.getBoundingClientRect();
        const panels = [...section.querySelectorAll(':scope > [aria-hidden]')];
        const [one, other] = panels.map((panel) => panel.getBoundingClientRect());
        return {
          misfit: Math.max(Math.abs(left), Math.abs(own - clientWidth), scrollWidth - clientWidth),
          panels: [(one?.right ?? NaN) <= 0, (other?.left ?? NaN) >= clientWidth],
        };
      });
      expect(state.misfit, `${width} px`).toBeLessThan(0.5);
      expect(state.panels, `${width} px`).toEqual([true, true]);
    }
  },
);

test('a scene animates before the page’s code loads', onlyChromium, async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto(storyWith('scene'), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  expect(difference(await readAtStop(page, 0), await readAtStop(page, 4))).toBeGreaterThan(0.5);
});

test('a click on a film drawn in a scene scrolls to that film on the page', async ({ page }) => {
  const { path } = anyFilm();
  await open(page, path);
  const links = page.locator(`${scene} a[href^="#"]`);
  test.skip((await links.count()) === 0, 'The scene has no films.');
  await readAtStop(page, 4);
  // Playwright's own click would scroll the page, and thereby move the scene to another stop.
  const middles = await links.evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const isOnTop = each.contains(document.elementFromPoint(left, top));
      return { left, top, isOnTop, hash: each.getAttribute('href') ?? '' };
    }),
  );
  const film = middles.find(({ isOnTop }) => isOnTop);
  await page.mouse.click(film?.left ?? NaN, film?.top ?? NaN);
  await expect(page).toHaveURL(`${path}${film?.hash}`);
  await expect(page.locator(film?.hash ?? '')).toBeInViewport();
});
