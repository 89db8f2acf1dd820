import type { Locator, Page } from '@playwright/test';
import { swipe } from './support/finger';
import { sticksOut, watchShifts } from './support/layout';
import { blocksOf, found, told } from './support/site';
import { expect, noScripts, onlyChromium, smoke, test } from './support/test';
import { atRest, hold, hydrated, leaveAndReturn, open, scrolled, visitable } from './support/visit';

const dividers = told.flatMap((each) =>
  blocksOf(each)
    .filter((block) => block.kind === 'compare' || (block.kind === 'card' && block.compare))
    .map(({ id }) => ({ path: each.path, place: `#${id}` })),
);

/** The first before-and-after slider of the stories: all share their code. */
const firstDivider = (page: Page) => {
  const { path, place } = found(dividers[0], 'a picture before and after');
  const pair = page.locator(place);
  const slider = pair.getByRole('slider');
  return { path, pair, slider, line: slider.locator('xpath=preceding-sibling::span') };
};

const shown = (pair: Locator) => pair.locator('img').filter({ visible: true });

const toMiddle = (slider: Locator) =>
  slider.evaluate((range) => range.scrollIntoView({ block: 'center', behavior: 'instant' }));

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/** Asserts how far from the left the upper picture is cut, in percent. */
const expectCut = (pair: Locator, at: number) =>
  expect
    .poll(async () => {
      const clip = await shown(pair)
        .last()
        .evaluate((image) => getComputedStyle(image.closest('span') ?? image).clipPath);
      return Number(/([\d.]+)%\)$/.exec(clip)?.[1] ?? Number.NaN);
    })
    .toBeCloseTo(at, 0);

const expectSaid = (slider: Locator, at: number) =>
  expect(slider).toHaveAttribute('aria-valuetext', `${at}% before, ${100 - at}% after`);

async function expectBothWhole(pair: Locator) {
  await expect(pair.getByRole('slider')).toHaveCount(0);
  await expect(shown(pair)).toHaveCount(2);
  const [one, other] = [await boxOf(shown(pair).first()), await boxOf(shown(pair).last())];
  expect(other.y >= one.y + one.height || other.x >= one.x + one.width, 'apart').toBe(true);
  const clips = await shown(pair).evaluateAll((images) =>
    images.map(({ parentElement }) => parentElement && getComputedStyle(parentElement).clipPath),
  );
  expect(clips).toEqual(['none', 'none']);
}

test('keys move it, even before hydration, and Back restores it', smoke, async ({ page }) => {
  const { path, pair, slider } = firstDivider(page);
  const letGo = await hold(page, '**/assets/below-header-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(slider).toBeVisible();
  await slider.scrollIntoViewIfNeeded();
  await expectSaid(slider, 50);
  const shifts = await watchShifts(page);
  const box = await boxOf(pair);
  await slider.press('ArrowRight');
  letGo();
  await expectSaid(slider, 52);
  await expectCut(pair, 52);
  expect(await boxOf(pair)).toEqual(box);
  expect(await shifts()).toEqual([]);

  await hydrated(page);
  const presses = 'ArrowDown 50, PageDown 40, Home 0, PageUp 10, End 100, ArrowLeft 98, Home 0';
  for (const press of presses.split(', ')) {
    const [key = '', at] = press.split(' ');
    await page.keyboard.press(key);
    await expectSaid(slider, Number(at));
    await expectCut(pair, Number(at));
  }
  await leaveAndReturn(page);
  await expectSaid(slider, 0);
  await expectCut(pair, 0);
});

test('the mouse moves it, and keys go on from there in even steps', smoke, async ({ page }) => {
  const { path, pair, slider } = firstDivider(page);
  await open(page, path);
  // At the lower edge of the screen, it does not yet show that it can be moved; in the middle it does.
  await slider.evaluate((range) =>
    scrollBy({ top: range.getBoundingClientRect().y - innerHeight + 80, behavior: 'instant' }),
  );
  const low = await boxOf(slider);
  await page.mouse.click(low.x + low.width * 0.303, low.y + 20);
  await expectCut(pair, 30.3);
  await toMiddle(slider);
  await expect(pair.locator('[data-seen]')).toBeVisible();
  for (const press of ['ArrowRight 32', 'End 100', 'ArrowLeft 98']) {
    const [key = '', at = ''] = press.split(' ');
    await page.keyboard.press(key);
    await expect(slider).toHaveValue(at);
  }

  const { x, y, width, height } = await boxOf(slider);
  await page.mouse.move(x + width * 0.3, y + height / 4);
  await page.mouse.down();
  await expectCut(pair, 30);
  await page.mouse.move(x + width * 0.555, y + height / 3);
  await expectCut(pair, 55.5);
  await page.mouse.move(x + width + 30, y + height + 30);
  await expectCut(pair, 100);
  await page.mouse.up();
  await page.mouse.move(x + width * 0.2, y + height / 2);
  await page.keyboard.press('ArrowLeft');
  await expectSaid(slider, 98);
});

test('both pictures of every pair fit, and enlarge', async ({ page, browserName }) => {
  for (const { path, place } of visitable(dividers, browserName)) {
    const pair = page.locator(place);
    const slider = pair.getByRole('slider');
    await open(page, path);
    await slider.scrollIntoViewIfNeeded();
    await expect(async () => {
      const before = await boxOf(shown(pair).first());
      expect(await boxOf(shown(pair).last()), place).toEqual(before);
      expect(await boxOf(slider), place).toEqual(before);
    }).toPass();
    const links = pair.locator('a[data-enlarge]');
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await link.click();
      await expect(page.locator('dialog:modal')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog:modal')).toHaveCount(0);
    }
  }
});

test('it swings once, only where motion is allowed', onlyChromium, async ({ page }) => {
  const { path, pair, slider, line } = firstDivider(page);
  const swings = () => line.evaluate((element) => element.getAnimations().length);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  await slider.scrollIntoViewIfNeeded();
  await expect(pair.locator('[data-seen]')).toHaveCount(1);
  expect(await swings()).toBe(0);
  await line.evaluate((element) =>
    element.addEventListener('animationstart', () => element.setAttribute('data-swung', '')),
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(line).toHaveAttribute('data-swung');
  await slider.press('ArrowRight');
  expect(await swings()).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a finger moves it sideways, and the page up', onlyChromium, async ({ page }) => {
    const { path, pair, slider, line } = firstDivider(page);
    await open(page, path);
    const touchPoint = async () => {
      await toMiddle(slider);
      const { x, y, width, height } = await boxOf(slider);
      return { x: x + width * 0.8, y: y + height / 2, width };
    };
    const above = await touchPoint();
    const before = await scrolled(page);
    await swipe(page, above, { x: 0, y: -250 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 100);
    await expectSaid(slider, 50);

    // A tap during a fling stops the fling, and nothing else.
    await atRest(page);
    const { width, ...at } = await touchPoint();
    await page.touchscreen.tap(at.x, at.y);
    await expectCut(pair, 80);
    await swipe(page, at, { x: -width * 0.6, y: 0 });
    await expectCut(pair, 20);

    for (const key of ['Home', 'End']) {
      await slider.press(key);
      const seen = await line.locator('*').evaluateAll(([handle]) => {
        const box = handle?.getBoundingClientRect() ?? new DOMRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return [-12, 0, 12].map((by) => handle?.contains(document.elementFromPoint(x + by, y)));
      });
      expect(seen, `the handle is whole after ${key}`).toEqual([true, true, true]);
      expect(await sticksOut(page)).toEqual([]);
    }
  });
});

test('without scripts, the pictures are below one another', noScripts, async ({ page }) => {
  const { path, pair } = firstDivider(page);
  await page.goto(path);
  await expectBothWhole(pair);
});

test.describe('both pictures are whole', () => {
  test.use({ mayComplain: true });

  test('on paper, without its code, and if one is missing', onlyChromium, async ({ page }) => {
    const { path, pair, slider } = firstDivider(page);
    await open(page, path);
    await slider.press('End');
    await page.emulateMedia({ media: 'print' });
    await expectBothWhole(pair);
    const before = await shown(pair).first().getAttribute('src');
    await page.emulateMedia({ media: 'screen' });

    await page.route('**/assets/below-header-*.js', (route) => route.abort());
    await page.goto(path);
    await expectBothWhole(pair);

    await page.unroute('**/assets/below-header-*.js');
    await page.route(`**${before}`, (route) => route.abort());
    await open(page, path);
    await pair.scrollIntoViewIfNeeded();
    await expect(pair.getByRole('link', { name: 'Open it alone' })).toBeVisible();
    await expect(slider).toBeHidden();
    await expect(pair.locator('img')).toHaveCSS('clip-path', 'none');
  });
});
