import type { Page } from '@playwright/test';
import { hero } from '../src/content/home';
import { swipe } from './support/finger';
import { sticksOut, watchShifts } from './support/layout';
import { axeFaults } from './support/rules';
import { expect, noScripts, onlyChromium, still, test } from './support/test';
import { heading, hydrated, open, openHomeHeld } from './support/visit';

const frame = (page: Page) => page.locator('h1 span[aria-hidden="true"]');
const width = (page: Page) =>
  page.getByRole('slider', { name: `Width of the word ${hero.headline[1]}` });
const weight = (page: Page) =>
  page.getByRole('slider', { name: `Weight of the word ${hero.headline[1]}` });

/** How the framed word is drawn. */
const word = (page: Page) =>
  frame(page).evaluate(({ parentElement }) => {
    const { fontFamily, fontStretch, fontWeight } = getComputedStyle(
      parentElement ?? document.body,
    );
    return {
      own: fontFamily.startsWith('Play'),
      width: parseFloat(fontStretch),
      weight: parseFloat(fontWeight),
    };
  });

const atRest = { width: 100, weight: 700 };

async function outline(page: Page) {
  const box = await frame(page).boundingBox();
  if (!box) throw new Error('There is no frame.');
  return box;
}

/** Where everything of the first screen stands, but for the word itself and its frame. */
const around = (page: Page) =>
  page.evaluate(() => {
    const places: (string | number)[] = [];
    const note = (name: string, { x, y, width: across, height }: DOMRect) =>
      places.push(name, x, y, across, height);
    const walker = document.createTreeWalker(
      document.querySelector('header:has(h1)') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (currentNode.parentElement?.closest('h1 span, label')) continue;
      const range = new Range();
      range.selectNodeContents(currentNode);
      for (const rect of range.getClientRects()) note(currentNode.textContent ?? '', rect);
    }
    for (const element of document.querySelectorAll('h1, main img')) {
      note(element.tagName, element.getBoundingClientRect());
    }
    return places;
  });

function fontsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/play-[^/]+\.woff2$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Takes the handle and drags it by parts of the frame's height. */
async function drag(page: Page, across: number, down: number) {
  const { x, y, width: wide, height } = await outline(page);
  await page.mouse.move(x + wide, y + height);
  await page.mouse.down();
  await page.mouse.move(x + wide + across * height, y + height + down * height, { steps: 8 });
}

for (const [where, details] of [
  ['', {}],
  [', also where nothing else moves', still],
] as const) {
  test(`a drag makes the word narrow and light${where}`, details, async ({ page }) => {
    const asked = fontsAsked(page);
    await open(page, '/');
    await page.evaluate(() => document.fonts.ready);
    const places = await around(page);
    const rest = await outline(page);
    expect(asked).toEqual([]);

    await drag(page, -0.2, -0.5);
    await expect.poll(() => word(page)).toMatchObject({ own: true });
    const drawn = await word(page);
    expect(drawn.width).toBeGreaterThan(80);
    expect(drawn.width).toBeLessThan(98);
    expect(drawn.weight).toBeGreaterThan(300);
    expect(drawn.weight).toBeLessThan(600);
    expect(asked).toHaveLength(1);

    await page.mouse.move(0, 0);
    await page.mouse.up();
    expect(await word(page)).toMatchObject({ width: 75, weight: 200 });
    const { width: narrow, ...corner } = await outline(page);
    expect(narrow).toBeLessThan(rest.width * 0.8);
    expect({ ...corner, width: rest.width }).toEqual(rest);
    expect(await around(page)).toEqual(places);
    await expect(width(page)).toHaveValue('75');

    // It never grows beyond its place.
    await drag(page, 5, 5);
    await page.mouse.up();
    expect(await word(page)).toMatchObject(atRest);
    expect(await outline(page)).toEqual(rest);
  });
}

const waysBack = {
  Escape: { details: {}, act: (page: Page) => page.keyboard.press('Escape') },
  'a double click': {
    // Playwright's two clicks are no double click in Firefox.
    details: onlyChromium,
    act: async (page: Page) => {
      const { x, y, width: wide, height } = await outline(page);
      await page.mouse.dblclick(x + wide, y + height);
    },
  },
};
for (const [way, { details, act }] of Object.entries(waysBack)) {
  test(`${way} puts the word back`, details, async ({ page }) => {
    await open(page, '/');
    const rest = await outline(page);
    await drag(page, -1, -1);
    await page.mouse.up();
    await expect.poll(() => outline(page)).not.toEqual(rest);
    await act(page);
    await expect.poll(() => word(page)).toMatchObject(atRest);
    await expect.poll(() => outline(page)).toEqual(rest);
    await expect(width(page)).toHaveValue('100');
    await expect(weight(page)).toHaveValue('700');
  });
}

test('the keyboard has a slider for each, after the heading and not in its name', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const name = hero.headline.join(' ');
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const places = await around(page);

  await heading(page).focus();
  await page.keyboard.press('Tab');
  await expect(width(page)).toBeFocused();
  await expect(width(page)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(weight(page)).toBeFocused();
  await page.keyboard.press('Home');
  await expect.poll(() => word(page)).toEqual({ own: true, width: 99, weight: 200 });
  expect(
    await page.evaluate(() => document.activeElement?.checkVisibility({ opacityProperty: true })),
  ).toBe(true);
  expect(await around(page)).toEqual(places);

  expect(await axeFaults(page, 'header:has(h1)')).toEqual([]);
});

test('the sliders fit a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/');
  await width(page).focus();
  expect(await sticksOut(page)).toEqual([]);
  await expect(weight(page)).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', onlyChromium, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a finger on the handle draws the word and does not scroll the page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const places = await around(page);
    const { x, y, width: wide, height } = await outline(page);
    // From within the handle's 44 px, not just from the 9 px that are drawn.
    const handle = { x: x + wide + 15, y: y + height + 15 };
    await swipe(page, handle, { x: -40, y: -60 });
    await expect.poll(() => word(page)).toEqual({ own: true, width: 75, weight: 200 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await around(page)).toEqual(places);

    // What was dragged can be tapped as well.
    const slider = await weight(page).boundingBox();
    if (!slider) throw new Error('There is no slider.');
    await page.touchscreen.tap(slider.x + slider.width - 2, slider.y + slider.height / 2);
    await expect.poll(() => word(page)).toMatchObject({ width: 75, weight: 700 });
  });
});

test(
  'without scripts the frame is still, and there is nothing to set',
  noScripts,
  async ({ page }) => {
    await page.goto('/');
    await expect(frame(page)).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  },
);

test('nothing shifts and the heading stays the same node when the page is hydrated', async ({
  page,
}) => {
  const letGo = await openHomeHeld(page);
  await expect(frame(page)).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { heading: document.querySelector('h1') });
  });
  const shifts = await watchShifts(page);
  const places = await around(page);
  letGo();
  await hydrated(page);
  await expect(width(page)).toBeAttached();
  expect(await around(page)).toEqual(places);
  expect(await shifts()).toEqual([]);
  expect(
    await page.evaluate(() => Reflect.get(window, 'heading') === document.querySelector('h1')),
  ).toBe(true);
});

test.describe('when the font does not come', () => {
  test.use({ mayComplain: true });

  test('the word stays as it is, and the next touch asks again', async ({ page }) => {
    await page.route('**/assets/play-*.woff2', (route) => route.abort());
    await open(page, '/');
    const rest = await outline(page);
    const failed = page.waitForEvent('requestfailed');
    await drag(page, -1, -1);
    await failed;
    await page.mouse.up();
    expect(await outline(page)).toEqual(rest);
    expect(await word(page)).toMatchObject({ own: false, width: 100, weight: 700 });
    await expect(width(page)).toHaveValue('100');

    await page.unroute('**/assets/play-*.woff2');
    await drag(page, -1, -1.5);
    await page.mouse.up();
    await expect.poll(() => word(page)).toMatchObject({ own: true, width: 75, weight: 200 });
  });
});
