import { blocks, anyFilm, found, storyWith } from '../support/site';
import {
  difference,
  progressOf,
  readLook,
  alike,
  scene,
  topOfStop,
  type Look,
} from '../support/scene';
import type { WebKit } from './driver';
import { expect, test } from './test';

test.describe('the marquee', () => {
  const strip = '[data-running]';
  const button = 'button[aria-label$="the logos"]';

  /** How far it moves in ten frames. */
  const drift = (webkit: WebKit) =>
    webkit.of(`${strip} > *`, async (track) => {
      const before = track.getBoundingClientRect().left;
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return Math.abs(track.getBoundingClientRect().left - before);
    });

  test.beforeEach(async ({ webkit }) => {
    await webkit.open('/');
    await expect.poll(() => webkit.ofAll(button, ({ length }) => length)).toBe(1);
    await webkit.scrollTo(strip);
    await expect.poll(() => drift(webkit)).toBeGreaterThan(1);
  });

  test('stops at its button, and goes on at the next press', async ({ webkit }) => {
    await webkit.click(button);
    await expect.poll(() => drift(webkit)).toBe(0);
    await webkit.click(button);
    await expect.poll(() => drift(webkit)).toBeGreaterThan(1);
  });

  test('follows the mouse, and selects no text', async ({ webkit }) => {
    await webkit.click(button);
    await expect.poll(() => drift(webkit)).toBe(0);
    const { x, y, width, height } = await webkit.boxOf(strip);
    const before = await webkit.boxOf(`${strip} > *`);
    const middle = { x: x + width / 2, y: y + height / 2 };
    await webkit.drag(middle, { ...middle, x: middle.x - 200 });
    const after = await webkit.boxOf(`${strip} > *`);
    expect(Math.abs(before.x - after.x)).toBeGreaterThan(100);
    expect(await webkit.evaluate(() => String(getSelection()))).toBe('');
  });
});

test('a scene has five stops, and runs backwards', async ({ webkit }) => {
  await webkit.open(storyWith('scene'));
  const end = await webkit.of(scene, topOfStop, 4);
  await webkit.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), end);
  await expect.poll(() => webkit.of(scene, progressOf)).toBeCloseTo(1, 1);

  const look = () => webkit.ofAll(`${scene} [data-part]`, readLook);
  const lookAt = async (stop: number): Promise<Look> => {
    const top = await webkit.of(scene, topOfStop, stop);
    await webkit.evaluate((to) => {
      scrollTo({ top: to, behavior: 'instant' });
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, top);
    let now: Look = [];
    await expect
      .poll(async () => {
        const before = now;
        now = await look();
        return difference(now, before);
      })
      .toBe(0);
    return now;
  };
  const forth: Look[] = [];
  for (const stop of [0, 1, 2, 3, 4]) forth.push(await lookAt(stop));
  for (const [stop, seen] of forth.entries()) {
    for (const other of forth.slice(stop + 1)) {
      expect(difference(seen, other)).toBeGreaterThan(0.5);
    }
  }
  expect(difference(await lookAt(1), forth[1] ?? [])).toBeLessThan(alike);
});

test('the divider is moved by keys and by the mouse', async ({ webkit }) => {
  const { path, place } = found(blocks('compare')[0], 'a divider');
  const slider = `${place} input[type="range"]`;
  const says = () => webkit.of(slider, (input) => input.getAttribute('aria-valuetext'));
  await webkit.open(path);
  await webkit.scrollTo(slider);
  await webkit.focus(slider);
  await webkit.press('ArrowRight');
  await expect.poll(says).toBe('52% before, 48% after');

  const { x, y, width, height } = await webkit.boxOf(slider);
  const at = (share: number) => ({ x: x + width * share, y: y + height / 4 });
  await webkit.drag(at(0.52), at(0.3));
  await expect.poll(says).toBe('30% before, 70% after');
  const cuts = await webkit.ofAll(`${place} img`, (pictures) =>
    pictures.map((image) => getComputedStyle(image.closest('span') ?? document.body).clipPath),
  );
  expect(Number(/([\d.]+)%\)$/.exec(cuts.at(-1) ?? '')?.[1])).toBeCloseTo(30, 0);
});

test('a film plays', async ({ webkit }) => {
  const { path, place } = anyFilm();
  await webkit.open(path);
  await webkit.scrollTo(place);
  await webkit.click(`${place} a[aria-label^="Play"]`);
  await expect
    .poll(() =>
      webkit.ofAll(
        `${place} video`,
        ([film]) => (film as HTMLVideoElement | undefined)?.currentTime,
      ),
    )
    .toBeGreaterThan(0);
});

test('the enlarged view steps on by key, and gives the focus back', async ({ webkit }) => {
  await webkit.open(storyWith('gallery'));
  await webkit.focus('a[data-enlarge]');
  await webkit.press('Enter');
  const dialog = () => webkit.ofAll('dialog:modal', ([open]) => open?.textContent ?? 'closed');
  await expect.poll(dialog).toContain('1 of');
  await webkit.press('ArrowRight');
  await expect.poll(dialog).toContain('2 of');
  await webkit.press('Escape');
  await expect.poll(dialog).toBe('closed');
  await expect
    .poll(() =>
      webkit.ofAll('a[data-enlarge]', (links) =>
        links.findIndex((link) => link === document.activeElement),
      ),
    )
    .toBe(1);
});
