import type { CDPSession, Locator, Page } from '@playwright/test';
import { strip as logos } from '../src/content/home';
import { watchShifts } from './support/layout';
import { putFinger } from './support/finger';
import { expect, noScripts, onlyChromium, still, test } from './support/test';
import { frames, hold, linkTo, open, openHomeHeld, scrollTo } from './support/visit';

const names = logos.marks.map(({ name }) => name);

const region = (page: Page): Locator => page.getByRole('region', { name: logos.title });
const button = (page: Page): Locator => region(page).getByRole('button', { name: /the logos$/ });
const strip = (page: Page): Locator => region(page).locator('[data-running]');

/** The one animation of the strip, as the browser has it. */
const read = (page: Page) =>
  strip(page).evaluate((element) => {
    const animations = element.getAnimations({ subtree: true });
    const [animation] = animations;
    const track = element.firstElementChild;
    if (!animation || !track) throw new Error('Nothing is animated');
    return {
      count: animations.length,
      state: animation.playState,
      pace: animation.playbackRate,
      time: Number(animation.currentTime),
      round: Number(animation.effect?.getComputedTiming().duration),
      half: track.getBoundingClientRect().width / 2,
      left: track.getBoundingClientRect().left,
    };
  });

const stateOf = async (page: Page) => (await read(page)).state;
const expectDrifting = (page: Page) =>
  expect
    .poll(async () => {
      const { state, pace } = await read(page);
      return state === 'running' ? pace : 0;
    })
    .toBe(1);
const expectResting = (page: Page) => expect.poll(() => stateOf(page)).toBe('paused');

/** Opens Home and waits until the strip drifts in the middle of the screen. */
async function openDrifting(page: Page) {
  await open(page, '/');
  await expect(strip(page)).toBeAttached();
  await strip(page).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expectDrifting(page);
}

/** What is seen of the strip at a share of its round: each name with its place, and what is left bare. */
const seenAt = (page: Page, share: number) =>
  strip(page).evaluate((element, at) => {
    const [animation] = element.getAnimations({ subtree: true });
    const track = element.firstElementChild;
    if (!animation || !track) throw new Error('Nothing is animated');
    animation.pause();
    animation.currentTime = Number(animation.effect?.getComputedTiming().duration) * at;
    const window = element.getBoundingClientRect();
    const { left, right } = track.getBoundingClientRect();
    const items = [...track.querySelectorAll('li')].map((item) => {
      const box = item.getBoundingClientRect();
      return { name: item.textContent, left: box.left, right: box.right };
    });
    const gaps = items.slice(1).map((item, index) => item.left - (items[index]?.right ?? NaN));
    return {
      bare: Math.max(0, left - window.left, window.right - right, ...gaps.map(Math.abs)),
      names: items
        .filter((item) => item.right > window.left + 2 && item.left < window.right - 2)
        .map((item) => ({ name: item.name, left: item.left })),
    };
  }, share);

/** In pixels a second. */
const speed = async (page: Page) => {
  const { half, round } = await read(page);
  return half / (round / 1000);
};

async function expectSeamless(page: Page) {
  await expect.poll(() => speed(page)).toBeCloseTo(60, 0);
  const { half } = await read(page);
  const width = await strip(page).evaluate(({ clientWidth }) => clientWidth);
  expect(half).toBeGreaterThanOrEqual(width);

  const lists = await strip(page)
    .locator('ul')
    .evaluateAll((all) => all.map((list) => list.getBoundingClientRect().width));
  expect(lists.length % 2).toBe(0);
  for (const list of lists) expect(list).toBeCloseTo(lists[0] ?? NaN, 1);

  for (let share = 0; share < 1; share += 1 / 16) {
    expect((await seenAt(page, share)).bare, `bare at ${share}`).toBeLessThan(0.1);
  }
  const pixel = 1 / half;
  const before = await seenAt(page, 1 - 0.25 * pixel);
  const after = await seenAt(page, 1 + 0.25 * pixel);
  expect(before.bare).toBeLessThan(0.6);
  expect(after.names.map(({ name }) => name)).toEqual(before.names.map(({ name }) => name));
  for (const [index, { left, name }] of after.names.entries()) {
    const moved = (before.names[index]?.left ?? NaN) - left;
    expect(Math.abs(moved - 0.5), `${name} at the seam`).toBeLessThan(0.1);
  }
}

for (const width of [320, 390, 1440, 3840]) {
  test(`at ${width} px it has no gap, no jump at the seam, and its own speed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDrifting(page);
    await expectSeamless(page);
  });
}

test('it stays seamless when the screen is widened or the text enlarged', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDrifting(page);
  const lists = strip(page).locator('ul');
  await page.setViewportSize({ width: 3840, height: 1000 });
  await expect.poll(() => lists.count()).toBeGreaterThan(2);
  const { time } = await read(page);
  expect(time).toBeGreaterThan(0);
  await expectSeamless(page);

  const before = await lists.first().evaluate(({ clientWidth }) => clientWidth);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect
    .poll(() => lists.first().evaluate(({ clientWidth }) => clientWidth))
    .toBeGreaterThan(before);
  await expectSeamless(page);
});

test.describe('zoomed to 175%', () => {
  test.use({ viewport: { width: 823, height: 514 }, deviceScaleFactor: 1.75 });

  test('it is seamless', async ({ page }) => {
    await openDrifting(page);
    await expectSeamless(page);
  });
});

test('one animation moves it, on the compositor', onlyChromium, async ({ page }) => {
  await openDrifting(page);
  expect((await read(page)).count).toBe(1);
  await button(page).click();
  await expectResting(page);

  const devtools = await page.context().newCDPSession(page);
  const events = await traceAnimations(devtools, async () => {
    await button(page).click();
    await expectDrifting(page);
  });
  const track = await nodeIdOf(devtools, '[data-running] > *');
  const start = events.find(({ args }) => args.data?.nodeId === track);
  expect(start).toBeDefined();
  const own = events.filter(({ id2 }) => id2?.local === start?.id2?.local);
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter(({ args }) => args.data?.compositeFailed)).toEqual([]);
});

interface TraceEvent {
  name: string;
  id2?: { local: string };
  args: { data?: { nodeId?: number; compositeFailed?: number } };
}

/** What the browser tells of its animations meanwhile. */
async function traceAnimations(devtools: CDPSession, act: () => Promise<void>) {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]).filter(({ name }) => name === 'Animation'));
  });
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['blink.animations', 'devtools.timeline'] },
  });
  await act();
  const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await complete;
  return events;
}

async function nodeIdOf(devtools: CDPSession, selector: string): Promise<number> {
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await devtools.send('DOM.describeNode', { nodeId });
  return node.backendNodeId;
}

test('it comes without moving anything on the page', async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 1600 });
  const letGo = await openHomeHeld(page);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const shifts = await watchShifts(page);
  letGo();
  await expect(strip(page)).toBeAttached();
  await expectDrifting(page);
  expect(await shifts()).toEqual([]);
});

test('the button stops it, and nothing else lets it go on', async ({ page }) => {
  await openDrifting(page);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Play the logos');
  await expectResting(page);

  await strip(page).hover();
  await page.mouse.move(10, 10);
  await setHidden(page, true);
  await setHidden(page, false);
  await scrollTo(page, 0);
  await strip(page).scrollIntoViewIfNeeded();
  await frames(page, 20);
  expect(await stateOf(page)).toBe('paused');

  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Pause the logos');
  await expectDrifting(page);
});

test('the button is large, and stands before the logos', async ({ page }) => {
  await openDrifting(page);
  const box = await button(page).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const isBefore = await strip(page).evaluate((element) => {
    const control = element.closest('section')?.querySelector('button');
    return control?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(isBefore).toBe(true);
});

test('it rests under the mouse', async ({ page }) => {
  await openDrifting(page);
  await strip(page).hover();
  await expectResting(page);
  await page.mouse.move(10, 10);
  await expectDrifting(page);
});

test('it rests while the focus is in it, and is moved by arrow keys', async ({ page }) => {
  await openDrifting(page);
  await page.locator('#figures a').last().focus();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await expectResting(page);

  for (const [key, way] of [
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
  ] as const) {
    const { time } = await read(page);
    await page.keyboard.press(key);
    await expect.poll(async () => ((await read(page)).time - time) * way).toBeGreaterThan(500);
    await expectResting(page);
  }

  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAccessibleName('Play the logos');
  await page.keyboard.press('Enter');
  await expectDrifting(page);
  await button(page).blur();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await expectResting(page);
  await button(page).blur();
  await expectDrifting(page);
});

test('it rests out of view and in a hidden tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDrifting(page);
  await scrollTo(page, 0);
  await expectResting(page);
  await strip(page).scrollIntoViewIfNeeded();
  await expectDrifting(page);
  await setHidden(page, true);
  await expectResting(page);
  await setHidden(page, false);
  await expectDrifting(page);
});

test('it leans into fast scrolling, and finds back to its pace', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openDrifting(page);
  const paces = await strip(page).evaluate(async (element) => {
    const [animation] = element.getAnimations({ subtree: true });
    const found: number[] = [];
    for (let i = 0; i < 24; i += 1) {
      window.scrollBy({ top: i % 12 < 6 ? 30 : -30, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      found.push(animation?.playbackRate ?? NaN);
    }
    return found;
  });
  expect(Math.max(...paces)).toBeGreaterThan(1.3);
  expect(Math.max(...paces)).toBeLessThanOrEqual(3);
  expect(Math.min(...paces)).toBeGreaterThanOrEqual(1);
  await expectDrifting(page);
});

test('with data to be spared it does not lean', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openDrifting(page);
  await page.mouse.wheel(0, 120);
  await frames(page, 5);
  expect((await read(page)).pace).toBe(1);
});

/** Drags the strip with the mouse; with a rest at the end it is put down, else thrown. */
async function drag(page: Page, by: number, { thrown = false } = {}) {
  const box = await strip(page).boundingBox();
  if (!box) throw new Error('There is no strip');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const from = await read(page);
  await page.mouse.move(x + by, y, { steps: 8 });
  if (!thrown) await frames(page, 4);
  const to = await read(page);
  await page.mouse.up();
  return { from, to };
}

test('it follows the mouse, and goes on from there', async ({ page }) => {
  await openDrifting(page);
  for (const by of [-300, 300, 450]) {
    const { from, to } = await drag(page, by);
    expect(from.state).toBe('paused');
    expect(distance(to.left - from.left, by, from.half)).toBeLessThan(1);
    expect((await read(page)).time).toBeCloseTo(to.time, -1);
  }
  const { time } = await read(page);
  await page.mouse.move(10, 10);
  await expectDrifting(page);
  expect((await read(page)).time - time).toBeLessThan(5000);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});

test('stopped by the button, it stays where it is put', async ({ page }) => {
  await openDrifting(page);
  await button(page).click();
  const { from, to } = await drag(page, -200, { thrown: true });
  expect(distance(to.left - from.left, -200, from.half)).toBeLessThan(1);
  await page.mouse.move(10, 10);
  await frames(page, 20);
  const { state, time } = await read(page);
  expect(state).toBe('paused');
  expect(time).toBeCloseTo(to.time, 0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('it is swiped, glides a little, and goes on', async ({ page }) => {
    await openDrifting(page);
    const box = await strip(page).boundingBox();
    const y = (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
    const finger = await putFinger(page, { x: 300, y });
    await expectResting(page);
    const { left, half } = await read(page);
    for (let x = 280; x >= 100; x -= 20) await finger.move({ x, y });
    const thrown = await read(page);
    // The browser keeps the first few pixels to tell a swipe from a tap.
    expect(distance(thrown.left - left, -200, half)).toBeLessThan(30);
    await finger.lift();
    await expectDrifting(page);
    expect((await read(page)).time).toBeGreaterThan(thrown.time);
    await expect(button(page)).toHaveAccessibleName('Pause the logos');
  });

  test('the page scrolls where the finger goes up', onlyChromium, async ({ page }) => {
    await openDrifting(page);
    const box = await strip(page).boundingBox();
    const y = (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
    const before = await page.evaluate(() => scrollY);
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.synthesizeScrollGesture', { x: 200, y, yDistance: -120 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 60);
    await expectDrifting(page);
  });
});

async function expectStillAndComplete(page: Page) {
  await expect(strip(page)).toHaveCount(0);
  await expect(region(page).getByRole('button')).toHaveCount(0);
  const items = region(page).locator('li:visible');
  await expect(items).toHaveText(names);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  for (const item of await items.all()) {
    const box = await item.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(width);
  }
}

test.describe('with reduced motion', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it is a still, complete list', still, async ({ page }) => {
    await open(page, '/');
    await expectStillAndComplete(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it is a still, complete list', noScripts, async ({ page }) => {
    await page.goto('/');
    await expectStillAndComplete(page);
  });
});

test.describe('where the code that animates does not come', () => {
  test.use({ mayComplain: true });

  for (const file of ['motion-code', 'marquee-drift']) {
    test(`without ${file} it is a still, complete list`, async ({ page }) => {
      await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
      await open(page, '/');
      await expect(page.locator('html')).not.toHaveAttribute('data-moving');
      await expectStillAndComplete(page);
    });
  }
});

test('the switch stops it and starts it again, at once', async ({ page }) => {
  await openDrifting(page);
  const motion = page.getByRole('group', { name: 'Motion' });
  await motion.getByRole('radio', { name: 'Off' }).check();
  await expectStillAndComplete(page);
  await motion.getByRole('radio', { name: 'On' }).check();
  await expect(button(page)).toBeAttached();
  await strip(page).scrollIntoViewIfNeeded();
  await expectDrifting(page);
});

test('switched off in the moment that it starts, it leaves nothing behind', async ({ page }) => {
  const letGo = await hold(page, '**/assets/marquee-drift-*.js');
  await open(page, '/');
  await page
    .getByRole('group', { name: 'Motion' })
    .getByRole('radio', { name: 'Off' })
    .evaluate((radio: HTMLInputElement) => {
      const starts = new MutationObserver(() => {
        starts.disconnect();
        radio.click();
      });
      starts.observe(document.body, { attributeFilter: ['data-running'], subtree: true });
    });
  letGo();
  await expect(page.locator('html')).not.toHaveAttribute('data-moving');
  await frames(page, 10);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectStillAndComplete(page);
});

test('on paper it is complete, wherever it has drifted', onlyChromium, async ({ page }) => {
  await openDrifting(page);
  await seenAt(page, 0.3);
  await page.emulateMedia({ media: 'print' });
  await expect(button(page)).toBeHidden();
  const items = region(page).locator('li:visible');
  await expect(items).toHaveText(names);
  for (const item of await items.all()) {
    expect((await item.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  }
});

test('who listens hears each name once', async ({ page }) => {
  await openDrifting(page);
  await expect(region(page).getByRole('listitem')).toHaveText(names);
});

test('leaving Home leaves nothing running behind', async ({ page }) => {
  await openDrifting(page);
  await linkTo(page.getByRole('main'), '/contact').click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(strip(page)).toBeAttached();
  await expect.poll(async () => (await read(page)).count).toBe(1);
});

/** How far two places on a strip are apart that looks the same after every half. */
function distance(one: number, other: number, half: number): number {
  const apart = Math.abs(one - other) % half;
  return Math.min(apart, half - apart);
}

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((now) => {
    Object.defineProperties(document, {
      hidden: { value: now, configurable: true },
      visibilityState: { value: now ? 'hidden' : 'visible', configurable: true },
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
