import type { Page } from '@playwright/test';
import { alike, difference, readLook, scene, topOfStop, type Look } from './support/scene';
import { anyFilm, scenes, storyWith } from './support/site';
import { expect, onlyChromium, smoke, test } from './support/test';
import { open, scrollTo, switchMotionOff, visitable } from './support/visit';

declare global {
  interface Window {
    waitsAtFirst?: boolean;
  }
}

const stops = [0, 1, 2, 3, 4] as const;

const look = (page: Page): Promise<Look> =>
  page.locator(`${scene} [data-part]`).evaluateAll(readLook);

/** Scrolls to a stop of the scene, from 0 to 4, waits until all parts are there, and returns how they look. */
async function lookAt(page: Page, stop: number): Promise<Look> {
  await scrollTo(page, await page.locator(scene).evaluate(topOfStop, stop));
  await page.waitForFunction(
    ([selector, expected]) => {
      const parts = [...document.querySelectorAll(`${selector} [data-part]`)];
      const animations = parts.flatMap((part) => part.getAnimations());
      const progressOf = ({ effect }: Animation) => effect?.getComputedTiming().progress ?? NaN;
      // A pixel of scrolling is worth a thousandth.
      const areThere = animations.every((each) => Math.abs(progressOf(each) - expected) < 0.004);
      return animations.length > 0 && areThere;
    },
    [scene, stop / 4] as const,
  );
  return look(page);
}

/** Goes through the scene; no two of its stops look alike. */
async function lookAtStops(page: Page, name: string) {
  const looks: Look[] = [];
  for (const stop of stops) {
    const next = await lookAt(page, stop);
    for (const other of looks) {
      expect(difference(next, other), `${name}, stop ${stop}`).toBeGreaterThan(0.5);
    }
    looks.push(next);
  }
  return looks;
}

const expectFinished = (page: Page, finished: Look = []) =>
  expect.poll(async () => difference(await look(page), finished)).toBeLessThan(alike);

test('a scene has five stops, both ways, and can be switched off', smoke, async ({ page }) => {
  await open(page, storyWith('scene'));
  const looks = await lookAtStops(page, 'forward');
  for (const stop of [3, 2, 1, 0]) {
    const change = difference(await lookAt(page, stop), looks[stop] ?? []);
    expect(change, `stop ${stop}, backward`).toBeLessThan(alike);
  }
  const size = await page.locator(scene).evaluate((room) => ({
    length: (room.getBoundingClientRect().height - innerHeight) / innerHeight,
    across: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(size.length).toBeLessThanOrEqual(2);
  expect(size.across).toBe(0);

  const motion = page.getByRole('contentinfo').getByRole('group', { name: 'Motion' });
  await motion.getByRole('radio', { name: 'Off' }).check();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectFinished(page, looks[4]);
  await motion.getByRole('radio', { name: 'On' }).check();
  expect(difference(await lookAt(page, 0), looks[0] ?? [])).toBeLessThan(alike);
});

test('every scene has five stops, and ends in its still', async ({ page, browserName }) => {
  for (const story of visitable(scenes, browserName)) {
    await open(page, story);
    const looks = await lookAtStops(page, story);
    await switchMotionOff(page);
    await expectFinished(page, looks[4]);
    await page.evaluate(() => localStorage.clear());
  }
});

test('on a phone, no part of a scene covers another', async ({ page, browserName }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const story of visitable(scenes, browserName)) {
    await open(page, story);
    for (const stop of stops) {
      await lookAt(page, stop);
      const edges = await page.locator(scene).evaluate((room, index) => {
        const step = room.querySelectorAll('li')[index];
        const share = (element: Element | null | undefined, edge: 'top' | 'bottom') =>
          (element?.getBoundingClientRect()[edge] ?? NaN) / innerHeight;
        const bar = document.querySelector('nav[aria-label="Chapters"]');
        const drawing = room.querySelector('svg');
        return {
          bar: [share(bar, 'top'), share(bar, 'bottom')] as const,
          drawing: [share(drawing, 'top'), share(drawing?.parentElement, 'bottom')] as const,
          caption: share(step, 'top'),
          title: share(step?.querySelector('h4'), 'top'),
          text: share(step?.querySelector('p'), 'bottom'),
        };
      }, stop);
      const place = `${story}, stop ${stop}`;
      expect(edges.bar[0], place).toBe(0);
      expect(edges.drawing[0], place).toBeGreaterThanOrEqual(edges.bar[1]);
      expect(edges.drawing[1], place).toBeLessThanOrEqual(0.53);
      expect(edges.caption, place).toBeGreaterThan(0.59);
      expect(edges.caption, place).toBeLessThan(0.66);
      expect(edges.title, place).toBeGreaterThanOrEqual(edges.drawing[1]);
      expect(edges.text, place).toBeLessThanOrEqual(1);
    }
  }
});

test('paper shows the finished scene, wherever the page was', onlyChromium, async ({ page }) => {
  await open(page, storyWith('scene'));
  const finished = await lookAt(page, 4);
  for (const stop of [0, 1, 2]) {
    expect(difference(await lookAt(page, stop), finished)).toBeGreaterThan(0.5);
    await page.emulateMedia({ media: 'print' });
    await expectFinished(page, finished);
    await page.emulateMedia({ media: 'screen' });
  }
  await scrollTo(page, 0);
  await page.emulateMedia({ media: 'print' });
  await expectFinished(page, finished);
});

test('a room fills the screen, and its doors cut no drawing', onlyChromium, async ({ page }) => {
  const screens = { 320: 800, 390: 844, 768: 800, 960: 1280, 1100: 619, 1440: 810, 1920: 1080 };
  const places = { top: [0.5, 0.2, 0], bottom: [1, 0.75, 0.4] };
  const stateAt = (room: Element, [edge, share]: readonly ['top' | 'bottom', number]) => {
    const top = room.getBoundingClientRect()[edge] - share * innerHeight;
    scrollBy({ top, behavior: 'instant' });
    const read = () => {
      const screen = document.documentElement;
      const box = room.getBoundingClientRect();
      const [left, right] = [...room.querySelectorAll(':scope > [aria-hidden]')];
      const drawing = room.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
      const middle = drawing.left + drawing.width / 2;
      const half = Math.min(drawing.width, drawing.height) / 2;
      return {
        misfit: Math.max(Math.abs(box.left), Math.abs(box.width - screen.clientWidth)),
        across: screen.scrollWidth - screen.clientWidth,
        left: middle - half - (left?.getBoundingClientRect().right ?? NaN),
        right: (right?.getBoundingClientRect().left ?? NaN) - middle - half,
      };
    };
    // Scroll timelines are up to date in the next frame.
    return new Promise<ReturnType<typeof read>>((done) =>
      requestAnimationFrame(() => requestAnimationFrame(() => done(read()))),
    );
  };
  await open(page, storyWith('scene'));
  for (const [width, height] of Object.entries(screens)) {
    await page.setViewportSize({ width: Number(width), height });
    for (const edge of ['top', 'bottom'] as const) {
      for (const share of places[edge]) {
        const place = `${width} px, ${edge} at ${share}`;
        const state = await page.locator(scene).evaluate(stateAt, [edge, share] as const);
        expect(state.misfit, place).toBeLessThan(0.5);
        expect(state.across, place).toBeLessThanOrEqual(0);
        // On the narrowest screens, the doors cover up to two pixels.
        const cut = width === '320' ? -2 : 0;
        expect(Math.min(state.left, state.right), place).toBeGreaterThanOrEqual(cut);
      }
    }
  }
});

test('the scene moves before the page’s code has loaded', onlyChromium, async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto(storyWith('scene'), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  expect(difference(await lookAt(page, 0), await lookAt(page, 4))).toBeGreaterThan(0.5);
});

test('the first paint skips the scene, but not on reload or at a fragment', async ({ page }) => {
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

test('a film drawn in the scene links to the film', async ({ page }) => {
  const { path } = anyFilm();
  await open(page, path);
  const links = page.locator(`${scene} a[href^="#"]`);
  test.skip((await links.count()) === 0, 'The drawing of its scene has no films.');
  await lookAt(page, 4);
  // Playwright's own click would scroll, and move the scene.
  const uncovered = await links.evaluateAll((all) =>
    all.flatMap((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const isHit = each.contains(document.elementFromPoint(left, top));
      return isHit ? [{ left, top, place: each.getAttribute('href') ?? '' }] : [];
    }),
  );
  const { left, top, place } = uncovered[0] ?? { left: 0, top: 0, place: '' };
  await page.mouse.click(left, top);
  await expect(page).toHaveURL(path + place);
  expect(place).not.toBe('');
  await expect(page.locator(place)).toBeInViewport();
});
