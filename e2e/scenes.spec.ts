import type { Page } from '@playwright/test';
import {
  difference,
  readPartStyles,
  scene,
  scrollTopOfStop,
  tolerance,
  type PartStyles,
} from './support/scene';
import { anyFilm, scenes, storyWith } from './support/site';
import { expect, onlyChromium, smoke, test } from './support/test';
import { open, scrollTo } from './support/visit';

const stops = [0, 1, 2, 3, 4] as const;

const readStyles = (page: Page): Promise<PartStyles> =>
  page.locator(`${scene} [data-part]`).evaluateAll(readPartStyles);

/** Scrolls to a stop of the scene, from 0 to 4, and returns the styles of its parts. */
async function readAtStop(page: Page, stop: number): Promise<PartStyles> {
  await scrollTo(page, await page.locator(scene).evaluate(scrollTopOfStop, stop));
  await page.waitForFunction(
    ([selector, expected]) => {
      const parts = [...document.querySelectorAll(`${selector} [data-part]`)];
      const animations = parts.flatMap((part) => part.getAnimations());
      const progressOf = ({ effect }: Animation) => effect?.getComputedTiming().progress ?? NaN;
      // One pixel of scrolling changes the progress by about 0.001.
      const haveReached = animations.every((each) => Math.abs(progressOf(each) - expected) < 0.004);
      return animations.length > 0 && haveReached;
    },
    [scene, stop / 4] as const,
  );
  return readStyles(page);
}

const expectFinished = (page: Page, finished: PartStyles = []) =>
  expect.poll(async () => difference(await readStyles(page), finished)).toBeLessThan(tolerance);

test('animates to five stops in both directions, until motion is off', smoke, async ({ page }) => {
  await open(page, storyWith('scene'));
  const allStyles: PartStyles[] = [];
  for (const stop of stops) {
    const next = await readAtStop(page, stop);
    for (const other of allStyles) expect(difference(next, other), `${stop}`).toBeGreaterThan(0.5);
    allStyles.push(next);
  }
  for (const stop of [2, 0]) {
    const change = difference(await readAtStop(page, stop), allStyles[stop] ?? []);
    expect(change, `stop ${stop}, backward`).toBeLessThan(tolerance);
  }
  const motion = page.getByRole('contentinfo').getByRole('group', { name: 'Motion' });
  await motion.getByRole('radio', { name: 'Off' }).check();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectFinished(page, allStyles[4]);
  await motion.getByRole('radio', { name: 'On' }).check();
  expect(difference(await readAtStop(page, 0), allStyles[0] ?? [])).toBeLessThan(tolerance);
});

test('does not overlap its parts on a phone', async ({ page, browserName }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // In Firefox, Playwright cannot leave a page while one of its frames loads.
  for (const story of browserName === 'firefox' ? scenes.slice(0, 1) : scenes) {
    await open(page, story);
    for (const stop of stops) {
      await readAtStop(page, stop);
      const edges = await page.locator(scene).evaluate((section, index) => {
        const step = section.querySelectorAll('li')[index];
        const bar = document.querySelector('nav[aria-label="Chapters"]');
        const drawing = section.querySelector('svg');
        const shares = (element: Element | null | undefined) => {
          const { top, bottom } = element?.getBoundingClientRect() ?? {};
          return [(top ?? -1) / innerHeight, (bottom ?? -1) / innerHeight] as const;
        };
        const [barTop, barEnd] = shares(bar);
        const [drawingTop] = shares(drawing);
        const [, drawingEnd] = shares(drawing?.parentElement);
        const [title] = shares(step?.querySelector('h4'));
        const [, textEnd] = shares(step?.querySelector('p'));
        return [barTop, barEnd, drawingTop, drawingEnd, shares(step)[0], title, textEnd, 1];
      }, stop);
      // Top to bottom: bar, drawing, caption.
      expect(edges, `${story}, stop ${stop}`).toEqual(edges.toSorted((a, b) => a - b));
    }
  }
});

test('prints the finished scene from any scroll position', onlyChromium, async ({ page }) => {
  await open(page, storyWith('scene'));
  const finished = await readAtStop(page, 4);
  for (const stop of [0, 2]) {
    expect(difference(await readAtStop(page, stop), finished)).toBeGreaterThan(0.5);
    await page.emulateMedia({ media: 'print' });
    await expectFinished(page, finished);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('fills the screen, its drawing between its sliding panels', onlyChromium, async ({ page }) => {
  const stateAt = async (section: Element, [edge, share]: readonly ['top' | 'bottom', number]) => {
    const by = section.getBoundingClientRect()[edge] - share * innerHeight;
    scrollBy({ top: by, behavior: 'instant' });
    // Scroll timelines update in the next frame.
    for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
    const { clientWidth, scrollWidth } = document.documentElement;
    const { left, width } = section.getBoundingClientRect();
    const panels = [...section.querySelectorAll(':scope > [aria-hidden]')];
    const [one, other] = panels.map((panel) => panel.getBoundingClientRect());
    const drawing = section.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    const middle = drawing.left + drawing.width / 2;
    const half = Math.min(drawing.width, drawing.height) / 2;
    return {
      misfit: Math.max(Math.abs(left), Math.abs(width - clientWidth), scrollWidth - clientWidth),
      free: Math.min(middle - half - (one?.right ?? NaN), (other?.left ?? NaN) - middle - half),
    };
  };
  await open(page, storyWith('scene'));
  for (const [width, height] of [
    [390, 844],
    [1100, 619],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [edge, share] of [
      ['top', 0.5],
      ['top', 0],
      ['bottom', 1],
      ['bottom', 0.4],
    ] as const) {
      const state = await page.locator(scene).evaluate(stateAt, [edge, share] as const);
      expect(state.misfit, `${width} px, ${edge} at ${share}`).toBeLessThan(0.5);
      expect(state.free, `${width} px, ${edge} at ${share}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('animates before the page’s code loads', onlyChromium, async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto(storyWith('scene'), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  expect(difference(await readAtStop(page, 0), await readAtStop(page, 4))).toBeGreaterThan(0.5);
});

test('links a film in the drawing to the film', async ({ page }) => {
  const { path } = anyFilm();
  await open(page, path);
  const links = page.locator(`${scene} a[href^="#"]`);
  test.skip((await links.count()) === 0, 'The scene has no films.');
  await readAtStop(page, 4);
  // Playwright's own click would scroll the scene.
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
