import type { Locator, Page } from '@playwright/test';
import { strip as logos } from '../src/content/home';
import { middleOf, putFinger } from './support/finger';
import { expect, noScripts, onlyChromium, smoke, still, test } from './support/test';
import { open, scrollTo } from './support/visit';

const names = logos.marks.map(({ name }) => name);
const phone = { width: 390, height: 844 };

const region = (page: Page): Locator => page.getByRole('region', { name: logos.title });
const button = (page: Page): Locator => region(page).getByRole('button', { name: /the logos$/ });
const strip = (page: Page): Locator => region(page).locator('[data-running]');

/** Reads the strip's one animation. */
const read = (page: Page) =>
  strip(page).evaluate((element) => {
    const [animation, ...more] = element.getAnimations({ subtree: true });
    const track = element.firstElementChild?.getBoundingClientRect();
    if (!animation || !track || more.length > 0) throw new Error('Expected one animation.');
    const { playState: state, playbackRate: rate, currentTime } = animation;
    const lap = Number(animation.effect?.getComputedTiming().duration);
    return { state, rate, time: Number(currentTime), lap, left: track.left, half: track.width / 2 };
  });

const expectState = (page: Page, state: Record<string, unknown>) =>
  expect.poll(() => read(page)).toMatchObject(state);
const expectDrifting = (page: Page) => expectState(page, { state: 'running', rate: 1 });
const expectPaused = (page: Page) => expectState(page, { state: 'paused' });

/** Opens Home and waits until the strip drifts in the middle of the screen. */
async function openDrifting(page: Page) {
  await open(page, '/');
  await strip(page).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expectDrifting(page);
}

/** The distance between two readings of a track that looks the same after every half. */
const movedBy = (from: { left: number; half: number }, to: { left: number }) =>
  ((((to.left - from.left) % from.half) + 1.5 * from.half) % from.half) - from.half / 2;

/** Drags the strip with the mouse, and expects it to follow. */
async function drag(page: Page, by: number) {
  const { x, y } = await middleOf(strip(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  const from = await read(page);
  expect(from.state).toBe('paused');
  await page.mouse.move(x + by, y, { steps: 8 });
  const to = await read(page);
  expect(movedBy(from, to)).toBeCloseTo(by, 0);
  await page.mouse.up();
  await page.mouse.move(10, 10);
  return to;
}

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('drifts, follows the mouse, and pauses with its button', smoke, async ({ page }) => {
  await openDrifting(page);
  const { time } = await read(page);
  await expect.poll(async () => (await read(page)).time).toBeGreaterThan(time);
  await expect(region(page).getByRole('listitem')).toHaveText(names);
  for (const by of [-300, 450]) {
    await drag(page, by);
    await expectDrifting(page);
  }
  expect(await page.evaluate(() => String(getSelection()))).toBe('');

  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Play the logos');
  await expectPaused(page);
  const { time: dropped } = await drag(page, -200);
  await setHidden(page, true);
  await setHidden(page, false);
  const { state, time: now } = await read(page);
  expect(state).toBe('paused');
  expect(now).toBeCloseTo(dropped, 0);

  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Pause the logos');
  await page.mouse.move(10, 10);
  await expectDrifting(page);
});

test('rests under the mouse, in a hidden tab, and out of view', async ({ page }) => {
  await page.setViewportSize(phone);
  await openDrifting(page);
  const rests: [start: () => Promise<unknown>, end: () => Promise<unknown>][] = [
    [() => strip(page).hover(), () => page.mouse.move(10, 10)],
    [() => setHidden(page, true), () => setHidden(page, false)],
    [() => scrollTo(page, 0), () => strip(page).scrollIntoViewIfNeeded()],
  ];
  for (const [start, end] of rests) {
    await start();
    await expectPaused(page);
    await end();
    await expectDrifting(page);
  }
});

test('rests while it has focus, and moves with arrow keys', async ({ page }) => {
  await openDrifting(page);
  await page.locator('#figures a').last().focus();
  // The button comes before the logos.
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await expectPaused(page);
  const { time } = await read(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await read(page)).time).toBeGreaterThan(time + 500);
  await expectPaused(page);
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAccessibleName('Play the logos');
  // Play means now, although the button has focus.
  await page.keyboard.press('Enter');
  await expectDrifting(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expectPaused(page);
  await button(page).blur();
  await expectDrifting(page);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('follows a swipe, and scrolls the page up and down', onlyChromium, async ({ page }) => {
    await openDrifting(page);
    const { y } = await middleOf(strip(page));
    const finger = await putFinger(page, { x: 300, y });
    await expectPaused(page);
    const from = await read(page);
    for (let x = 280; x >= 100; x -= 20) await finger.move({ x, y });
    const thrown = await read(page);
    // The browser keeps the first few pixels to tell a swipe from a tap.
    expect(Math.abs(movedBy(from, thrown) + 200)).toBeLessThan(30);
    await finger.lift();
    await expectDrifting(page);
    expect((await read(page)).time).toBeGreaterThan(thrown.time);
    await expect(button(page)).toHaveAccessibleName('Pause the logos');

    const top = await page.evaluate(() => scrollY);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.synthesizeScrollGesture', { x: 200, y, yDistance: -120 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 60);
    await expectDrifting(page);
  });
});

/** The largest gap, in pixels, that can be seen in the strip during a lap. */
const gap = (page: Page) =>
  strip(page).evaluate((element) => {
    const box = (part?: Element | null) => part?.getBoundingClientRect() ?? new DOMRect(NaN);
    const lists = [...element.querySelectorAll('ul')].map(box);
    const items = [...element.querySelectorAll('li')].map(box);
    const track = box(element.firstElementChild);
    const frame = box(element);
    const [start = NaN, middle = NaN] = [lists[0]?.left, lists[lists.length / 2]?.left];
    return Math.max(
      ...items.slice(1).map(({ left }, index) => Math.abs(left - (items[index]?.right ?? NaN))),
      Math.abs(start - track.left),
      // The second half looks like the first.
      Math.abs(middle - start - track.width / 2),
      ...lists.map(({ width }) => Math.abs(width - (lists[0]?.width ?? NaN))),
      frame.width - track.width / 2,
      track.left - frame.left,
      frame.right - track.right,
    );
  });

async function expectSeamless(page: Page) {
  await expect.poll(() => gap(page)).toBeLessThan(0.1);
  await expect
    .poll(async () => Math.abs((await read(page)).half - (60 * (await read(page)).lap) / 1000))
    .toBeLessThan(1);
}

test.describe('on a screen that is zoomed to 175%', () => {
  test.use({ deviceScaleFactor: 1.75, viewport: phone });

  test('has no gap at any width or text size, and the same speed', smoke, async ({ page }) => {
    await openDrifting(page);
    await expectSeamless(page);
    for (const width of [1920, 3840]) {
      await page.setViewportSize({ width, height: 1000 });
      await expectSeamless(page);
    }
    const { half } = await read(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(async () => (await read(page)).half).not.toBe(half);
    await expectSeamless(page);
  });
});

async function expectStillAndComplete(page: Page) {
  await expect(strip(page)).toHaveCount(0);
  await expect(region(page).getByRole('button')).toHaveCount(0);
  await expect(region(page).locator('li:visible')).toHaveText(names);
  const boxes = await region(page)
    .locator('li:visible')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
  expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(phone.width);
}

test.describe('where motion is off or unavailable', () => {
  test.use({ viewport: phone });

  test('is still until the visitor turns motion on', still, async ({ page }) => {
    await open(page, '/');
    await expectStillAndComplete(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const motion = page.getByRole('contentinfo').getByRole('group', { name: 'Motion' });
    await motion.getByRole('radio', { name: 'On' }).check();
    await expect(button(page)).toBeAttached();
    await strip(page).scrollIntoViewIfNeeded();
    await expectDrifting(page);
    await motion.getByRole('radio', { name: 'Off' }).check();
    await expectStillAndComplete(page);
  });

  test('is still without scripts', noScripts, async ({ page }) => {
    await page.goto('/');
    await expectStillAndComplete(page);
  });

  test.describe('because its code fails to load', () => {
    test.use({ mayComplain: true });

    test('is still', async ({ page }) => {
      for (const file of ['marquee-drift', 'motion-code']) {
        await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
        await open(page, '/');
        await expect(page.locator('html')).not.toHaveAttribute('data-moving');
        await expectStillAndComplete(page);
        await page.unrouteAll();
      }
    });
  });
});
