import type { Locator, Page } from '@playwright/test';
import { swipe } from './support/finger';
import { sticksOut, watchShifts } from './support/layout';
import { axeFaults } from './support/rules';
import { blocksOf, found, told } from './support/site';
import { expect, noScripts, onlyChromium, still, test } from './support/test';
import { hold, leaveAndReturn, open, scrolled } from './support/visit';

const dividers = told.flatMap((each) =>
  blocksOf(each)
    .filter((block) => block.kind === 'compare' || (block.kind === 'card' && block.compare))
    .map(({ id }) => ({ path: each.path, place: `#${id}` })),
);

/** One of them; without any, a test has nothing to look at. */
const oneDivider = () => found(dividers[0], 'a picture before and after');

for (const { path, place } of dividers) {
  test.describe(`the divider of ${path}${place}`, () => {
    const slider = (page: Page) => sliderIn(page, place);

    const goTo = async (page: Page) => {
      await open(page, path);
      await slider(page).scrollIntoViewIfNeeded();
    };

    test('is moved by the keyboard and says what is seen', async ({ page }) => {
      await goTo(page);
      await expect(slider(page)).toHaveAttribute('aria-valuetext', '50% before, 50% after');
      await slider(page).focus();
      for (const [key, at] of [
        ['ArrowRight', 52],
        ['ArrowDown', 50],
        ['PageDown', 40],
        ['Home', 0],
        ['PageUp', 10],
        ['End', 100],
        ['ArrowLeft', 98],
      ] as const) {
        await page.keyboard.press(key);
        await expect(slider(page)).toHaveAttribute(
          'aria-valuetext',
          `${at}% before, ${100 - at}% after`,
        );
        expect(await cutOf(page.locator(place)), key).toBe(at);
      }
    });

    test('is where it was left after another page and Back', async ({ page }) => {
      await goTo(page);
      await slider(page).press('Home');
      await leaveAndReturn(page);
      await expect(slider(page)).toHaveAttribute('aria-valuetext', '0% before, 100% after');
      expect(await cutOf(page.locator(place))).toBe(0);
    });

    test(
      'follows the mouse from wherever it is pressed, and to both ends',
      still,
      async ({ page }) => {
        await goTo(page);
        const { x, y, width, height } = await boxOf(slider(page));
        await page.mouse.move(x + width * 0.3, y + height / 4);
        await page.mouse.down();
        expect(await cutOf(page.locator(place))).toBeCloseTo(30, 0);
        await page.mouse.move(x + width * 0.555, y + height / 3);
        expect(await cutOf(page.locator(place))).toBeCloseTo(55.5, 0);
        await page.mouse.move(x + width + 30, y + height + 30);
        expect(await cutOf(page.locator(place))).toBe(100);
        await page.mouse.up();
        await page.mouse.move(x + width * 0.2, y + height / 2);
        await expect(slider(page)).toHaveAttribute('aria-valuetext', '100% before, 0% after');
        // The keyboard goes on where the mouse left it.
        await page.keyboard.press('ArrowLeft');
        await expect(slider(page)).toHaveValue('98');
      },
    );

    test('goes by even steps from wherever the mouse left it', async ({ page }) => {
      await open(page, path);
      // At the lower edge of the screen it has not begun to invite yet; in the middle it does.
      await slider(page).evaluate((range) =>
        scrollBy({
          top: range.getBoundingClientRect().y - innerHeight + 80,
          behavior: 'instant',
        }),
      );
      const { x, y, width } = await boxOf(slider(page));
      await page.mouse.click(x + width * 0.303, y + 20);
      await slider(page).evaluate((range) =>
        range.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await expect(page.locator(`${place} [data-seen]`)).toBeVisible();
      for (const [key, at] of [
        ['ArrowRight', '32'],
        ['End', '100'],
        ['ArrowLeft', '98'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(slider(page)).toHaveValue(at);
      }
    });

    test('shows the whole of one picture at each end', async ({ page }) => {
      await goTo(page);
      await expect(async () => {
        const before = await boxOf(shown(page.locator(place)).first());
        expect(await boxOf(shown(page.locator(place)).last())).toEqual(before);
        expect(await boxOf(slider(page))).toEqual(before);
      }).toPass();
    });

    test('stays as it is when the page is hydrated', async ({ page }) => {
      const letGo = await hold(page, '**/assets/below-header-*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(slider(page)).toBeVisible();
      await slider(page).scrollIntoViewIfNeeded();
      const shifts = await watchShifts(page);
      const first = await boxOf(page.locator(place));
      // Moved before the code is there: a slider is a slider.
      await slider(page).press('ArrowRight');
      letGo();
      await expect(slider(page)).toHaveAttribute('aria-valuetext', '52% before, 48% after');
      expect(await cutOf(page.locator(place))).toBe(52);
      expect(await boxOf(page.locator(place))).toEqual(first);
      expect(await shifts()).toEqual([]);
    });

    test(
      'lets each picture be seen enlarged, and has nothing that axe finds fault with',
      still,
      async ({ page }) => {
        await goTo(page);
        expect(await axeFaults(page, place)).toEqual([]);
        for (const link of await page.locator(`${place} a[data-enlarge]`).all()) {
          const { width, height } = await boxOf(link);
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
          await link.click();
          await expect(page.locator('dialog:modal')).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(page.locator('dialog:modal')).toHaveCount(0);
        }
      },
    );

    test('is both pictures, one after the other, without scripts', noScripts, async ({ page }) => {
      await page.goto(path);
      await expectBothWhole(page, page.locator(place));
    });

    test('is both pictures, side by side, on paper', onlyChromium, async ({ page }) => {
      await goTo(page);
      await slider(page).press('End');
      await page.emulateMedia({ media: 'print' });
      await expectBothWhole(page, page.locator(place));
    });

    test.describe('on a phone', onlyChromium, () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

      test('follows a finger sideways and jumps to a tap', async ({ page }) => {
        await goTo(page);
        const { x, y, width, height } = await boxOf(slider(page));
        await page.touchscreen.tap(x + width * 0.8, y + height / 2);
        await expect.poll(() => cutOf(page.locator(place))).toBeCloseTo(80, 0);
        await swipe(page, { x: x + width * 0.8, y: y + height / 2 }, { x: -width * 0.6, y: 0 });
        await expect.poll(() => cutOf(page.locator(place))).toBeCloseTo(20, 0);
      });

      test('leaves scrolling up and down to the page', async ({ page }) => {
        await goTo(page);
        const before = await scrolled(page);
        const { x, y, width, height } = await boxOf(slider(page));
        await swipe(page, { x: x + width * 0.8, y: y + height / 2 }, { x: 0, y: -250 });
        await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 100);
        await expect(slider(page)).toHaveAttribute('aria-valuetext', '50% before, 50% after');
      });
    });
  });
}

const sliderIn = (page: Page, place: string) => page.locator(place).getByRole('slider');

test('the handle is whole at each end, and nothing sticks out there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { path, place } = oneDivider();
  await open(page, path);
  const slider = sliderIn(page, place);
  await slider.scrollIntoViewIfNeeded();
  for (const key of ['Home', 'End']) {
    await slider.press(key);
    const seen = await slider.locator('xpath=preceding-sibling::span/*').evaluate((handle) => {
      const { x, y, width, height } = handle.getBoundingClientRect();
      return [-12, 0, 12].map((by) =>
        handle.contains(document.elementFromPoint(x + width / 2 + by, y + height / 2)),
      );
    });
    expect(seen, key).toEqual([true, true, true]);
    expect(await sticksOut(page)).toEqual([]);
  }
});

const line = (page: Page, place: string) =>
  sliderIn(page, place).locator('xpath=preceding-sibling::span');
const swings = (page: Page, place: string) =>
  line(page, place).evaluate((element) => element.getAnimations().length);

test('the line shows once that it can be moved', async ({ page }) => {
  const { path, place } = oneDivider();
  await open(page, path);
  await line(page, place).evaluate((element) =>
    element.addEventListener('animationstart', () => element.setAttribute('data-has-swung', '')),
  );
  await sliderIn(page, place).scrollIntoViewIfNeeded();
  await expect(line(page, place)).toHaveAttribute('data-has-swung');
  await sliderIn(page, place).press('ArrowRight');
  expect(await swings(page, place)).toBe(0);
});

test('the line stays where it is, where less motion is asked for', still, async ({ page }) => {
  const { path, place } = oneDivider();
  await open(page, path);
  await sliderIn(page, place).scrollIntoViewIfNeeded();
  await expect(page.locator(`${place} [data-seen]`)).toHaveCount(1);
  expect(await swings(page, place)).toBe(0);
});

test.describe('when scripts do not come', () => {
  test.use({ mayComplain: true });

  test('both pictures stand whole, and so they do when one is missing', async ({ page }) => {
    await page.route('**/assets/below-header-*.js', (route) => route.abort());
    const { path, place } = oneDivider();
    await page.goto(path);
    await expectBothWhole(page, page.locator(place));

    await page.unroute('**/assets/below-header-*.js');
    const pair = page.locator(place);
    const before = await shown(pair).first().getAttribute('src');
    await page.route(`**${before}`, (route) => route.abort());
    await open(page, path);
    await pair.scrollIntoViewIfNeeded();
    await expect(pair.getByRole('link', { name: 'Open it alone' })).toBeVisible();
    await expect(sliderIn(page, place)).toBeHidden();
    await expect(pair.locator('img')).toHaveCSS('clip-path', 'none');
  });
});

const shown = (place: Locator) => place.locator('img').filter({ visible: true });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/** How far from the left the upper picture is cut, in percent, as it is drawn. */
async function cutOf(place: Locator): Promise<number> {
  const clip = await shown(place)
    .last()
    .evaluate((image) => getComputedStyle(image.closest('span') ?? image).clipPath);
  return Number(/([\d.]+)%\)$/.exec(clip)?.[1] ?? Number.NaN);
}

async function expectBothWhole(page: Page, place: Locator) {
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(shown(place)).toHaveCount(2);
  const [first, second] = await Promise.all([
    boxOf(shown(place).first()),
    boxOf(shown(place).last()),
  ]);
  expect(
    second.y >= first.y + first.height || second.x >= first.x + first.width,
    'they do not cover one another',
  ).toBe(true);
  for (const image of await shown(place).all()) {
    expect(
      await image.evaluate(
        (element) => getComputedStyle(element.parentElement ?? element).clipPath,
      ),
    ).toBe('none');
  }
}
