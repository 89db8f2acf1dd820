import type { Locator, Page } from '@playwright/test';
import { keys } from '../src/content/keys';
import { anyFramed, firstStory, scenes, stories, storyWith } from './support/site';
import { expect, noScripts, onlyChromium, test } from './support/test';
import {
  addStyles,
  expectScrolledTo,
  frames,
  open,
  scrolled,
  scrollTo,
  switchMotionOff,
} from './support/visit';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const chapters = ['Goals', 'Users', 'Problems', 'Approach', 'Media', 'Skills'];

const rail = (page: Page): Locator => page.getByRole('navigation', { name: 'Chapters' });
const link = (page: Page, name: string): Locator => rail(page).getByRole('link', { name });

const expectCurrent = (page: Page, name: string) =>
  expect(rail(page).locator('[aria-current]')).toHaveText([name]);

/** The chapter that a link leads to begins at the top of the screen, below whatever stands there. */
async function expectRead(page: Page, name: string) {
  const id = new URL((await link(page, name).getAttribute('href')) ?? '', page.url()).hash;
  const below = () =>
    page.locator(id).evaluate((chapter) => {
      const bar = document.querySelector('nav[aria-label="Chapters"]')?.getBoundingClientRect();
      const covered = bar && bar.width > 300 ? bar.bottom : 0;
      return Math.round(chapter.getBoundingClientRect().top - covered);
    });
  await expect.poll(below, name).toBeGreaterThanOrEqual(0);
  await expect.poll(below, name).toBeLessThan(100);
  const heading = page.locator(id).getByRole('heading').first();
  const onTop = await heading.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 4, top + height / 2));
  });
  expect(onTop, `the heading of ${name} can be seen`).toBe(true);
  await expectCurrent(page, name);
}

/** On a phone, the bar has brought the chapter's link to its middle, as far as it goes. */
const expectInMiddle = (page: Page, name: string) =>
  expect
    .poll(() =>
      link(page, name).evaluate((current) => {
        const entry = current.closest('li');
        const bar = entry?.parentElement;
        if (!entry || !bar) return NaN;
        const middle = entry.offsetLeft + (entry.offsetWidth - bar.clientWidth) / 2;
        const end = bar.scrollWidth - bar.clientWidth;
        return Math.abs(bar.scrollLeft - Math.min(Math.max(middle, 0), end));
      }),
    )
    .toBeLessThanOrEqual(1);

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('the current chapter follows the reader down, up and in jumps', async ({ page }) => {
      await open(page, firstStory);
      await expect(rail(page).locator('[aria-current]')).toHaveCount(0);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      const topOf = (id: string) =>
        page.locator(id).evaluate((chapter) => chapter.getBoundingClientRect().top + scrollY);
      const stops: number[] = [];
      // In small steps through the short chapters, in large ones through the long.
      const longFrom = await topOf('#approach');
      for (let top = (await topOf('#goals')) - 400; top < length;) {
        stops.push(top);
        top += top < longFrom ? 40 : 400;
      }
      const seen: string[] = [];
      for (const top of [...stops, ...stops.toReversed()]) {
        await scrollTo(page, top);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        const names = await rail(page).locator('[aria-current]').allTextContents();
        expect(names.length).toBeLessThanOrEqual(1);
        const [name] = names;
        if (name && name !== seen.at(-1)) seen.push(name);
      }
      expect(seen).toEqual([...chapters, ...chapters.toReversed().slice(1)]);
      await scrollTo(page, length);
      await expectCurrent(page, 'Skills');
      await scrollTo(page, 0);
      await expect(rail(page).locator('[aria-current]')).toHaveCount(0);
    });

    for (const story of stories) {
      // What could cover a chapter is the story's; the keys are the same in all.
      const where = story === firstStory ? {} : onlyChromium;
      test(
        `the keys J and K lead through ${story}, and nothing covers a chapter`,
        where,
        async ({ page }) => {
          await open(page, story);
          for (const name of chapters) {
            await page.keyboard.press('j');
            await expectRead(page, name);
          }
          await page.keyboard.press('j');
          await expect(page.locator('#next-story')).toBeInViewport({ ratio: 0.5 });
          await page.keyboard.press('k');
          await expectRead(page, 'Skills');
          await page.keyboard.press('k');
          await expectRead(page, 'Media');
        },
      );
    }

    test('each link leads to its chapter', async ({ page }) => {
      await open(page, firstStory);
      for (const name of ['Media', 'Users', 'Skills', 'Goals']) {
        await link(page, name).click();
        await expectRead(page, name);
        await expectInMiddle(page, name);
      }
    });

    test('in the rail, arrows lead from chapter to chapter and focus stays', async ({ page }) => {
      await open(page, firstStory);
      await link(page, 'Goals').focus();
      for (const [key, name] of [
        ['ArrowDown', 'Users'],
        ['ArrowRight', 'Problems'],
        ['ArrowDown', 'Approach'],
        ['ArrowUp', 'Problems'],
        ['ArrowLeft', 'Users'],
        ['End', 'Skills'],
        ['ArrowDown', 'Skills'],
        ['Home', 'Goals'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(link(page, name)).toBeFocused();
        await expectRead(page, name);
      }
      await page.keyboard.press('Tab');
      await expect(link(page, 'Users')).toBeFocused();
      await page.keyboard.press('Control+ArrowDown');
      await expect(link(page, 'Users')).toBeFocused();
    });

    test('focus in the rail does not move the page', async ({ page }) => {
      await open(page, firstStory);
      await scrollTo(page, 4000);
      await expectCurrent(page, 'Approach');
      await link(page, 'Problems').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(link(page, 'Media')).toBeFocused();
      await expect(link(page, 'Media')).toBeInViewport({ ratio: 1 });
      await expectScrolledTo(page, 4000);
    });

    test(
      'the line of progress moves with the page, and only where motion is wanted',
      onlyChromium,
      async ({ page }) => {
        await open(page, firstStory);
        const running = () =>
          rail(page).evaluate((nav) => nav.getAnimations({ subtree: true }).length);
        await expect.poll(running).toBe(chapters.length);
        await scrollTo(page, 4000);
        const line = () =>
          rail(page)
            .getByRole('listitem')
            .evaluateAll((items) =>
              items.map((item) => {
                const { a, d } = new DOMMatrix(getComputedStyle(item, '::before').transform);
                return Math.min(a, d);
              }),
            );
        await expectCurrent(page, 'Approach');
        const [goals, users, problems, approach, ...rest] = await line();
        expect([goals, users, problems, ...rest]).toEqual([1, 1, 1, 0, 0]);
        expect(approach).toBeGreaterThan(0.5);
        expect(approach).toBeLessThan(1);

        await switchMotionOff(page);
        await expect.poll(running).toBe(0);
        expect(await line()).toEqual([1, 1, 1, 0.5, 0, 0]);
      },
    );

    test.describe('without scripts', () => {
      test('the links are there and lead to their chapters', noScripts, async ({ page }) => {
        await page.goto(firstStory);
        for (const name of chapters) await expect(link(page, name)).toBeVisible();
        await link(page, 'Approach').click();
        await expect(page).toHaveURL(`${firstStory}#approach`);
        await expect(page.locator('#approach').getByRole('heading').first()).toBeInViewport();
        await expect(rail(page)).toHaveCSS('position', viewport === phone ? 'static' : 'sticky');
      });
    });
  });
}

test(
  'beside the story it is never on two grounds while a room closes',
  onlyChromium,
  async ({ page }) => {
    await page.setViewportSize(desktop);
    await open(page, storyWith('scene'));
    const room = page.locator('[data-scene]');
    const end = await room.evaluate((each) => each.getBoundingClientRect().bottom + scrollY);
    /** In the colors of the ground that it stands on, or gone. */
    const look = () =>
      rail(page).evaluate((nav) => {
        if (getComputedStyle(nav).opacity === '0') return 'gone';
        const scene = document.querySelector('[data-scene]') ?? nav;
        const edge = scene.querySelector(':scope > [aria-hidden]')?.getBoundingClientRect().right;
        const links = nav.querySelector('ol')?.getBoundingClientRect();
        const current = nav.querySelector('[aria-current]') ?? nav;
        const color = (element: Element) => getComputedStyle(element).color;
        if (edge === undefined || !links) return 'nowhere';
        if (links.left >= edge) return color(current) === color(scene) ? 'in the room' : 'lost';
        if (links.right > edge) return 'on two grounds';
        return color(current) === color(document.body) ? 'on the page' : 'lost';
      });
    for (const [part, expected] of [
      [1, /in the room/],
      [0.95, /in the room|gone/],
      [0.9, /in the room|gone/],
      [0.85, /gone/],
      [0.8, /gone/],
      [0.7, /gone|on the page/],
      [0.6, /gone|on the page/],
      [0.45, /on the page/],
      [0.2, /on the page/],
    ] as const) {
      await scrollTo(page, end - part * desktop.height);
      await expect.poll(look, `the room ends at ${part}`).toMatch(expected);
    }
  },
);

test(
  'beside the story it is whole or gone while a room comes, with doors and without',
  onlyChromium,
  async ({ page }) => {
    await page.setViewportSize(desktop);
    await open(page, storyWith('scene'));
    await addStyles(page, '[data-scene] * { pointer-events: auto !important; }');
    const room = page.locator('[data-scene]');
    const look = () =>
      rail(page).evaluate((nav) => {
        if (getComputedStyle(nav).opacity === '0') return 'gone';
        const isOnTop = (entry: Element) => {
          const { left, top, height } = entry.getBoundingClientRect();
          return entry.contains(document.elementFromPoint(left + 4, top + height / 2));
        };
        return [...nav.querySelectorAll('a')].every(isOnTop) ? 'whole' : 'cut';
      });
    const expectLooks = async (looks: readonly (readonly [number, string])[]) => {
      for (const [part, expected] of looks) {
        const top = await room.evaluate((each) => each.getBoundingClientRect().top + scrollY);
        await scrollTo(page, top - part * desktop.height);
        await expect.poll(look, `the room begins at ${part}`).toBe(expected);
      }
    };
    await expectLooks([
      [0.6, 'whole'],
      [0.48, 'whole'],
      [0.4, 'whole'],
      [0.3, 'gone'],
      [0.1, 'gone'],
      [0, 'whole'],
    ]);
    await switchMotionOff(page);
    await expectLooks([
      [0.6, 'whole'],
      [0.48, 'gone'],
      [0.4, 'gone'],
      [0.1, 'gone'],
    ]);
    // On a higher screen the room is still below the rail there.
    await page.setViewportSize({ ...desktop, height: 1200 });
    await expectLooks([[0.55, 'whole']]);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('each link of the bar is large enough for a finger', async ({ page }) => {
    await open(page, firstStory);
    const boxes = await rail(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((each) => each.getBoundingClientRect()));
    for (const { width, height } of boxes) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });

  test('the bar shows the current chapter whole, and that there are others', async ({ page }) => {
    await open(page, firstStory);
    for (const [at, name] of chapters.entries()) {
      await page.keyboard.press('j');
      await expectRead(page, name);
      await expect(link(page, name)).toBeInViewport({ ratio: 1 });
      const next = chapters[at + 1];
      if (next) await expect(link(page, next)).toBeInViewport();
    }
  });

  test('what has focus is never below the bar', async ({ page }) => {
    await open(page, firstStory);
    const links = page.locator('nav[aria-label="Chapters"] ~ * a[href]');
    const bar = await rail(page).evaluate((nav) => nav.getBoundingClientRect().height);
    const count = await links.count();
    expect(count).toBeGreaterThan(5);
    await scrollTo(page, 1e6);
    for (let at = count - 1; at >= 0; at--) {
      await links.nth(at).focus();
      const { top, bottom, height } = await links
        .nth(at)
        .evaluate((each): Pick<DOMRect, 'top' | 'bottom' | 'height'> =>
          each.getBoundingClientRect(),
        );
      // Firefox leaves a link that covers a picture where it is if its mark, at the end, is seen.
      expect(bottom - Math.max(top, bar)).toBeGreaterThanOrEqual(Math.min(height, 44));
    }
  });

  test('on a screen of little height the bar scrolls away', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await open(page, firstStory);
    await scrollTo(page, 3000);
    await expect(rail(page)).not.toBeInViewport();
  });
});

for (const viewport of [phone, { width: 360, height: 640 }]) {
  test.describe(`a scene at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    for (const story of scenes) {
      test(`${story}: bar, stage and words stand below one another`, async ({ page }) => {
        await open(page, story);
        const steps = page.locator('[data-scene] > ol > li');
        for (const step of [1, 3]) {
          // The step's middle is where its words are; they are read in the middle of what is free.
          await steps.nth(step).evaluate((item) => {
            const stage = item.closest('[data-scene]')?.querySelector('svg');
            const { top, height } = item.getBoundingClientRect();
            const free = 48 + 24 + (stage?.getBoundingClientRect().height ?? 0);
            scrollBy({ top: top + height / 2 - (free + innerHeight) / 2, behavior: 'instant' });
          });
          await frames(page, 2);
          const edges = () =>
            steps.nth(step).evaluate((item) => {
              const box = (element: Element | null | undefined) => {
                const { top = NaN, bottom = NaN } = element?.getBoundingClientRect() ?? {};
                return { top, bottom };
              };
              return {
                bar: box(document.querySelector('nav[aria-label="Chapters"]')),
                stage: box(item.closest('[data-scene]')?.querySelector('svg')),
                title: box(item.querySelector('h4')),
                text: box(item.querySelector('p')),
              };
            });
          const { bar, stage, title, text } = await edges();
          expect(bar.top).toBe(0);
          expect(stage.top).toBeGreaterThanOrEqual(bar.bottom);
          expect(title.top).toBeGreaterThanOrEqual(stage.bottom);
          expect(text.bottom).toBeLessThanOrEqual(viewport.height);
        }
      });
    }
  });
}

test.describe('the keys', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: keys.title });
  const opener = (page: Page) => page.getByRole('button', { name: keys.title });

  test('a question mark shows them on every page, Esc and the button close them', async ({
    page,
  }) => {
    for (const path of ['/', '/about', firstStory]) {
      await open(page, path);
      await page.keyboard.press('?');
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).locator('kbd')).toContainText(['J', 'K', '?']);
      await page.keyboard.press('j');
      await expect(page).toHaveURL(path);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
    await opener(page).click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('switched off they do nothing, after a reload too, until they are switched on', async ({
    page,
  }) => {
    await open(page, firstStory);
    await opener(page).click();
    const on = dialog(page).getByRole('checkbox', { name: keys.switch });
    await expect(on).toBeChecked();
    await on.uncheck();
    await page.keyboard.press('Escape');

    const expectDead = async () => {
      const place = await scrolled(page);
      for (const key of ['j', 'k', '?']) await page.keyboard.press(key);
      await expect(page).toHaveURL(firstStory);
      await expect(dialog(page)).toHaveCount(0);
      await expectScrolledTo(page, place);
    };
    await expectDead();
    await open(page, firstStory);
    await expectDead();

    await opener(page).click();
    await on.check();
    await page.keyboard.press('Escape');
    await scrollTo(page, 0);
    await expect(rail(page).locator('[aria-current]')).toHaveCount(0);
    await page.keyboard.press('j');
    await expectRead(page, 'Goals');
  });

  test('they do not act with a modifier, in a form, in a frame or in the enlarged view', async ({
    page,
  }) => {
    const { path, place } = anyFramed();
    await open(page, path);
    for (const modifier of ['Control', 'Meta', 'Alt', 'Shift']) {
      await page.keyboard.press(`${modifier}+j`);
    }
    await page.getByRole('radio', { name: 'Dark' }).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(page).toHaveURL(path);
    await expect(dialog(page)).toHaveCount(0);

    const frame = page.locator(`${place} iframe`);
    await page.locator(place).scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
    await frame.contentFrame().getByRole('button').first().focus();
    await page.keyboard.press('j');
    await expect(page).toHaveURL(path);

    await page.locator('a[data-enlarge]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(page).toHaveURL(path);
    await expect(dialog(page)).toHaveCount(0);
  });
});
