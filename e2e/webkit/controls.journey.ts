import { anyFilm, blocks, found, storyWith } from '../support/site';
import {
  alike,
  difference,
  progressOf,
  readLook,
  scene,
  topOfStop,
  type Look,
} from '../support/scene';
import { expect, test } from './test';

test('the footer switches theme and motion, and the theme survives a reload', async ({
  webkit,
}) => {
  const choice = (value: string) => `footer input[value="${value}"]`;
  const background = () => webkit.of('body', (body) => getComputedStyle(body).backgroundColor);
  const running = () => webkit.evaluate(() => document.getAnimations().length);
  await webkit.open('/');
  // Each switch and its name are in one line.
  const overlaps = await webkit.ofAll('footer [role="group"]', (switches) =>
    switches.map((group) => {
      const [name, first] = ['span', 'label'].map((part) =>
        group.querySelector(part)?.getBoundingClientRect(),
      );
      return (name?.bottom ?? NaN) > (first?.top ?? NaN);
    }),
  );
  expect(overlaps).toEqual([true, true]);

  const light = await background();
  await webkit.click(choice('dark'));
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await webkit.reload();
  await expect.poll(background).toBe(dark);
  await webkit.click(choice('light'));
  await expect.poll(background).toBe(light);

  await webkit.click(choice('off'));
  await expect.poll(running).toBe(0);
  await webkit.scrollTo('main ul');
  expect(await running()).toBe(0);
  await webkit.click(choice('on'));
  await expect.poll(running).toBeGreaterThan(0);
});

test('the marquee stops at its button, starts again, and follows the mouse', async ({ webkit }) => {
  const strip = '[data-running]';
  const button = 'button[aria-label$="the logos"]';
  const left = async () => (await webkit.boxOf(`${strip} > *`)).x;
  const moves = () =>
    webkit.of(`${strip} > *`, async (track) => {
      const before = track.getBoundingClientRect().left;
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return track.getBoundingClientRect().left !== before;
    });
  await webkit.open('/');
  await expect.poll(() => webkit.ofAll(button, ({ length }) => length)).toBe(1);
  await webkit.scrollTo(strip);
  await expect.poll(moves).toBe(true);
  for (const running of [false, true, false]) {
    await webkit.click(button);
    await expect.poll(moves).toBe(running);
  }
  const from = await left();
  const { x, y, width, height } = await webkit.boxOf(strip);
  const middle = { x: x + width / 2, y: y + height / 2 };
  await webkit.drag(middle, { ...middle, x: middle.x - 200 });
  expect(Math.abs((await left()) - from)).toBeGreaterThan(100);
  expect(await webkit.evaluate(() => String(getSelection()))).toBe('');
});

test('a scene has five stops, and runs backwards', async ({ webkit }) => {
  await webkit.open(storyWith('scene'));
  const end = await webkit.of(scene, topOfStop, 4);
  await webkit.evaluate((top) => scrollTo({ top, behavior: 'instant' }), end);
  await expect.poll(() => webkit.of(scene, progressOf)).toBeCloseTo(1, 1);

  const lookAt = async (stop: number): Promise<Look> => {
    const to = await webkit.of(scene, topOfStop, stop);
    await webkit.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' });
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, to);
    let now: Look = [];
    await expect
      .poll(async () => {
        const before = now;
        now = await webkit.ofAll(`${scene} [data-part]`, readLook);
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

test('a divider moves by keys and mouse, pictures enlarge by key, and a film plays', async ({
  webkit,
}) => {
  const { path, place } = found(blocks('compare')[0], 'a divider');
  const slider = `${place} input[type="range"]`;
  const value = () => webkit.of(slider, (input) => input.getAttribute('aria-valuetext'));
  await webkit.open(path, slider);
  await webkit.scrollTo(slider);
  await webkit.focus(slider);
  await webkit.press('ArrowRight');
  await expect.poll(value).toBe('52% before, 48% after');
  const { x, y, width, height } = await webkit.boxOf(slider);
  const at = (share: number) => ({ x: x + width * share, y: y + height / 4 });
  await webkit.drag(at(0.52), at(0.3));
  await expect.poll(value).toBe('30% before, 70% after');
  const cuts = await webkit.ofAll(`${place} img`, (pictures) =>
    pictures.map((image) => getComputedStyle(image.closest('span') ?? document.body).clipPath),
  );
  expect(Number(/([\d.]+)%\)$/.exec(cuts.at(-1) ?? '')?.[1])).toBeCloseTo(30, 0);

  await webkit.open(storyWith('gallery'), 'a[data-enlarge]');
  await webkit.focus('a[data-enlarge]');
  await webkit.press('Enter');
  const dialog = () => webkit.ofAll('dialog:modal', ([open]) => open?.textContent ?? 'closed');
  await expect.poll(dialog).toContain('1 of');
  await webkit.press('ArrowRight');
  await expect.poll(dialog).toContain('2 of');
  await webkit.press('Escape');
  await expect.poll(dialog).toBe('closed');
  const focused = () =>
    webkit.ofAll('a[data-enlarge]', (links) =>
      links.findIndex((link) => link === document.activeElement),
    );
  await expect.poll(focused).toBe(1);

  const film = anyFilm();
  const play = `${film.place} a[aria-label^="Play"]`;
  await webkit.open(film.path, play);
  await webkit.click(play);
  const played = () =>
    webkit.ofAll(`${film.place} video`, ([video]) => (video as HTMLVideoElement)?.currentTime);
  await expect.poll(played).toBeGreaterThan(0);
});
