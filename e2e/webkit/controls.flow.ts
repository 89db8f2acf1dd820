import { cases } from '../../src/cases';
import { inspect as words } from '../../src/content/inspect';
import { inspect } from '../../src/content/shell';
import { tour } from '../../src/content/tour';
import { stopPositions } from '../../src/motion/stage-keyframes';
import { anyFilm, storyWith } from '../support/site';
import {
  difference,
  progressOf,
  readPartStyles,
  scene,
  scrollTopAt,
  type PartStyles,
} from '../support/scene';
import { expect, test } from './driver';

test('the footer’s switches change theme and motion, and the theme stays after a reload', async ({
  webkit,
}) => {
  const choice = (value: string) => `footer input[value="${value}"]`;
  const background = () =>
    webkit.evaluateOn('body', (body) => getComputedStyle(body).backgroundColor);
  const running = () => webkit.evaluate(() => document.getAnimations().length);
  await webkit.open('/');
  const light = await background();
  await webkit.click(choice('dark'));
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await webkit.reload();
  await expect.poll(background).toBe(dark);

  await webkit.click(choice('off'));
  await expect.poll(running).toBe(0);
  await webkit.click(choice('on'));
  await expect.poll(running).toBeGreaterThan(0);
});

test('the logo strip pauses and plays by button, and follows a drag', async ({ webkit }) => {
  const button = 'button[aria-label$="the logos"]';
  const state = () =>
    webkit.evaluateOn('[data-running] > *', (track) => track.getAnimations()[0]?.playState);
  await webkit.open('/', button);
  await webkit.scrollTo('[data-running]');
  await expect.poll(state).toBe('running');
  for (const after of ['paused', 'running', 'paused']) {
    await webkit.click(button);
    await expect.poll(state).toBe(after);
  }
  const left = async () => (await webkit.boxOf('[data-running] > *')).x;
  const from = await left();
  const { y, height } = await webkit.boxOf('[data-running]');
  await webkit.drag({ x: 700, y: y + height / 2 }, { x: 500, y: y + height / 2 });
  expect(Math.abs((await left()) - from)).toBeGreaterThan(100);
  expect(await webkit.evaluate(() => String(getSelection()))).toBe('');
});

test('a scene animates from stop to stop', async ({ webkit }) => {
  await webkit.open(storyWith('scene'));
  let before: PartStyles | undefined;
  for (const stop of [0, 1, 2, 3, 4]) {
    const top = await webkit.evaluateOn(scene, scrollTopAt, stopPositions[stop] ?? NaN);
    await webkit.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await expect
      .poll(() => webkit.evaluateOn(scene, progressOf))
      .toBeCloseTo(stopPositions[stop] ?? NaN, 1);
    const now: PartStyles = await webkit.evaluateAll(`${scene} [data-part]`, readPartStyles);
    if (before) expect(difference(now, before)).toBeGreaterThan(0.5);
    before = now;
  }
});

test('the lightbox opens by keyboard, and when closed, focuses the link of the last picture shown', async ({
  webkit,
}) => {
  const link = 'a[data-enlarge]';
  await webkit.open(storyWith('gallery'), link);
  await webkit.focus(link);
  await webkit.press('Enter');
  const dialog = () =>
    webkit.evaluateAll('dialog:modal', ([open]) => open?.textContent ?? 'closed');
  await expect.poll(dialog).toContain('1 of');
  await webkit.press('ArrowRight');
  await expect.poll(dialog).toContain('2 of');
  await webkit.press('Escape');
  await expect.poll(dialog).toBe('closed');
  const focused = () =>
    webkit.evaluateAll(link, (links) => links.findIndex((each) => each === document.activeElement));
  await expect.poll(focused).toBe(1);
});

test('a film plays when its link is clicked', async ({ webkit }) => {
  const film = anyFilm();
  const play = `${film.selector} a[aria-label^="Play"]`;
  await webkit.open(film.path, play);
  await webkit.click(play);
  const played = () =>
    webkit.evaluateAll(
      `${film.selector} video`,
      ([video]) => (video as HTMLVideoElement)?.currentTime,
    );
  await expect.poll(played).toBeGreaterThan(0);
});

test('the tour starts its timer, follows keys and drags, and reopens after Back from a story', async ({
  webkit,
}) => {
  const player = `dialog[aria-label="${tour.title}"]`;
  const [, second] = cases;
  const [opening, next, last] = tour.cards;
  const card = () =>
    webkit.evaluateAll('dialog[open] :not([inert]) > [data-card]', ([shown]) => shown?.textContent);
  const playing = () =>
    webkit.evaluateAll(
      'dialog[open] b',
      (bars) => bars.flatMap((bar) => bar.getAnimations()).length,
    );

  await webkit.open('/work');
  await webkit.click('main a[href="/work#tour"]');
  await expect.poll(card).toContain(opening.title);
  await expect.poll(playing).toBe(1);
  await webkit.click(`${player} li:nth-child(2) button`);
  await webkit.press('ArrowRight');
  await expect.poll(card).toContain(next.title);
  await webkit.drag({ x: 900, y: 450 }, { x: 400, y: 450 });
  await expect.poll(card).toContain(last.title);
  expect(await webkit.evaluate(() => location.hash)).toBe(`#tour-${second?.slug}-${last.says}`);

  await webkit.click(`${player} a[href="/${second?.slug}"]`);
  await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe(`/${second?.slug}`);
  await expect.poll(card).toBe(null);
  await webkit.goBack();
  await expect.poll(card).toContain(last.title);
  await webkit.press('Escape');
  await expect.poll(() => webkit.evaluate(() => location.href)).toMatch(/\/work$/);
  await expect.poll(card).toBe(null);
});

test('Inspect shows a clicked element, follows a link on the second click, and closes on Escape', async ({
  webkit,
}) => {
  const panel = `aside[aria-label="${inspect.name}"]`;
  const link = 'header nav a[href="/about"]';
  const text = () => webkit.evaluateAll(panel, ([shown]) => shown?.textContent ?? '');
  const address = () => webkit.evaluate(() => location.pathname + location.search);

  await webkit.open('/minimart?inspect');
  await expect.poll(text).toContain(words.hint);
  await webkit.click('h1');
  await expect.poll(text).toContain('heading, level 1');
  await expect.poll(text).toContain('story/CaseHeader.tsx');
  expect(await text()).toContain(words.scene.before);
  await webkit.click(link);
  await expect.poll(text).toContain('“About”');
  expect(await address()).toBe('/minimart?inspect');
  await webkit.click(link);
  await expect.poll(address).toBe('/about?inspect');
  await webkit.press('Escape');
  await expect.poll(text).toBe('');
  expect(await address()).toBe('/about');
});
