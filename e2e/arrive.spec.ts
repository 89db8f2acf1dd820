import type { Locator, Page } from '@playwright/test';
import { found, firstStory, anyFramed, routes, stories, storyWith, told } from './support/site';
import { watchShifts } from './support/layout';
import { expect, onlyChromium, still, test } from './support/test';
import { frames, open, scrollTo } from './support/visit';

const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

const waiting = (page: Page): Locator => page.locator('main [data-rise]');

/** Opens a page on which things move: what is below the screen waits to rise. */
async function openMoving(page: Page, path: string) {
  await open(page, path);
  await expect(waiting(page)).not.toHaveCount(0);
}

/** Everything on or above the screen that a reader cannot see, or cannot see yet. */
const unseen = (page: Page, wholePage = false): Promise<string[]> =>
  page.evaluate(
    (everywhere) =>
      [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, a, img, iframe)')]
        .filter((element) => !element.closest('svg, [aria-hidden="true"], [data-enlarge]'))
        // The captions of a scene come and go with the room that opens and closes around them.
        .filter((element) => !element.closest('[data-scene]'))
        .filter((element) => element.checkVisibility())
        // The last pixels of the screen belong to what is about to be reached.
        .filter((element) => everywhere || element.getBoundingClientRect().top < innerHeight - 80)
        .filter((element) => {
          let opacity = 1;
          for (let at: Element | null = element; at; at = at.parentElement) {
            opacity *= Number(getComputedStyle(at).opacity);
          }
          return opacity < 1;
        })
        .map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 40)}`),
    wholePage,
  );

const expectAllSeen = (page: Page, where: string) =>
  expect.poll(() => unseen(page), { message: where }).toEqual([]);

/** Scrolls through the whole page as a reader with a wheel does. */
async function walk(page: Page, by: number) {
  const viewport = page.viewportSize() ?? screens.desktop;
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
  const step = Math.round(by);
  const atEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  while (!(await atEnd())) {
    await page.mouse.wheel(0, step);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

for (const [screen, viewport] of Object.entries(screens)) {
  // What waits is the same on a phone: one engine goes through its pages.
  test.describe(`on a ${screen}`, viewport === screens.phone ? onlyChromium : {}, () => {
    test.use({ viewport });

    for (const route of routes) {
      test(`${route}: nothing is left behind, and nothing moves the page`, async ({ page }) => {
        await open(page, route);
        const shifts = await watchShifts(page);
        await walk(page, viewport.height * 0.8);
        await expect(waiting(page)).toHaveCount(0);
        await scrollTo(page, 0);
        await expect.poll(() => unseen(page, true)).toEqual([]);
        expect(await shifts()).toEqual([]);
      });
    }

    for (const route of stories) {
      test(`${route}: a reader who jumps sees where they are`, async ({ page }) => {
        await openMoving(page, route);
        expect(await unseen(page)).toEqual([]);
        const chapters = await page
          .getByRole('main')
          .locator('section[id]')
          .evaluateAll((sections) => sections.map(({ id }) => id));
        expect(chapters.length).toBeGreaterThanOrEqual(7);
        for (const id of [...chapters.toReversed(), ...chapters]) {
          await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
          await expect(page.locator(`#${id}`)).toBeInViewport();
          await expectAllSeen(page, `#${id}`);
        }
      });
    }

    test('a page that is opened in its middle has all that is above and around', async ({
      page,
    }) => {
      await openMoving(page, `${firstStory}#media`);
      expect(await unseen(page)).toEqual([]);
      await scrollTo(page, 0);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await unseen(page)).toEqual([]);
    });
  });
}

test('the End key leaves nothing behind', async ({ page }) => {
  await openMoving(page, firstStory);
  await page.keyboard.press('End');
  await expect(waiting(page)).toHaveCount(0);
  await expect.poll(() => unseen(page, true)).toEqual([]);
});

test('whoever goes from link to link sees each of them', async ({ page }) => {
  await openMoving(page, '/about');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  for (;;) {
    await page.keyboard.press('Tab');
    if (await last.evaluate((link) => link === document.activeElement)) break;
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    expect(await focused.evaluate((element) => element.closest('[data-rise]'))).toBeNull();
  }
  await expect.poll(() => unseen(page, true)).toEqual([]);
});

test('what the browser’s own search finds is seen', async ({ page }) => {
  await openMoving(page, firstStory);
  const heading = page.locator('#skills h2');
  const words = await heading.innerText();
  await expect(heading).not.toBeInViewport();
  expect(
    await page.evaluate(
      (sought) => Reflect.apply(Reflect.get(window, 'find'), window, [sought]),
      words,
    ),
  ).toBe(true);
  await expect(heading).toBeInViewport();
  await expectAllSeen(page, 'at what was found');
});

test('focus that does not scroll shows what it is in as well', async ({ page }) => {
  await openMoving(page, '/about');
  const link = page.locator('[data-rise] a[data-enlarge]').last();
  const block = page.locator('[data-rise]:has(a[data-enlarge])').last();
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await expect(block.filter({ has: page.locator(':focus') })).toHaveCount(0);
});

test('a block rises when it is reached, once, after those before it', async ({ page }) => {
  await openMoving(page, firstStory);
  const block = page.locator('#goals');
  await expect(block).toHaveCSS('opacity', '0');

  const rising = block.evaluate(
    (element) =>
      new Promise<{ duration: number; delays: number[] }>((done) => {
        new MutationObserver(() => {
          const effects = [...(element.parentElement?.children ?? [])].flatMap((each) =>
            each.getAnimations().map(({ effect }) => effect?.getTiming()),
          );
          done({
            duration: Number(effects[0]?.duration),
            delays: effects.map((timing) => Number(timing?.delay)),
          });
        }).observe(element, { attributes: true });
      }),
  );
  await scrollTo(
    page,
    await block.evaluate((element) => element.getBoundingClientRect().top - 500),
  );
  const { duration, delays } = await rising;
  expect(duration).toBe(300);
  expect(delays).toHaveLength(3);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(Math.max(...delays)).toBeLessThanOrEqual(200);
  await expectAllSeen(page, 'after it has risen');

  await scrollTo(page, 0);
  await frames(page, 2);
  await expect(block).toHaveCSS('opacity', '1');
  expect(await block.evaluate((element) => element.getAnimations())).toEqual([]);
});

/** One that has several digits to count. */
const countedFigure = () =>
  found(
    told
      .flatMap(({ path, story }) =>
        (story.header.impact ?? []).map(({ value }) => ({ path, value })),
      )
      .find(({ value }) => /^\D?\d[\d,]+\D?$/.test(value)),
    'figure of several digits',
  );

test('a figure counts up once, and says its value all the while', async ({ page }) => {
  const { path, value } = countedFigure();
  await openMoving(page, path);
  const figure = page.locator('strong > span').getByText(value, { exact: true }).first();
  const counted = figure.evaluate(
    (element) =>
      new Promise<{ shown: string[]; said: string[]; widths: number[] }>((done) => {
        const shown: string[] = [];
        const said: string[] = [];
        const widths: number[] = [];
        new MutationObserver(() => {
          said.push(element.textContent ?? '');
          widths.push(element.getBoundingClientRect().width);
          const { counting } = element.dataset;
          if (counting === undefined) done({ shown, said, widths });
          else shown.push(counting);
        }).observe(element, { attributes: true });
      }),
  );
  await figure.scrollIntoViewIfNeeded();
  const { shown, said, widths } = await counted;
  expect(shown[0]).toMatch(/^\D*1[0,]*\D*$/);
  expect(shown).toEqual(shown.toSorted());
  expect(shown.length).toBeGreaterThan(5);
  const form = (text: string) => text.replaceAll(/\d/g, '0');
  expect(new Set(shown.map(form))).toEqual(new Set([form(value)]));
  expect(new Set(said)).toEqual(new Set([value]));
  expect(new Set(widths).size).toBe(1);

  await scrollTo(page, 0);
  await figure.scrollIntoViewIfNeeded();
  await frames(page, 2);
  await expect(figure).not.toHaveAttribute('data-counting');
});

test('a frame further down draws itself when its picture arrives', async ({ page }) => {
  await openMoving(page, storyWith('prototype'));
  const frame = page.locator('[data-rise] span:has(> i:nth-child(4))').first();
  await expect(frame).toHaveCount(1);
  await expect(frame).toBeHidden();
});

test.describe('a picture of an interface', onlyChromium, () => {
  const place = () => anyFramed().place;
  const cover = (page: Page) => page.locator(`${place()} span[aria-hidden="true"]:has(img)`);
  /** How much of the wireframe is cut away, in percent, with the picture's top so far down the screen. */
  const cutAt = async (page: Page, share: number) => {
    const top = await cover(page).evaluate((it) => it.getBoundingClientRect().top + scrollY);
    await scrollTo(page, top - share * screens.desktop.height);
    await frames(page, 2);
    return cover(page).evaluate((it) =>
      Number.parseFloat(/inset\(([\d.]+)/.exec(getComputedStyle(it).clipPath)?.[1] ?? '-1'),
    );
  };

  test('begins in gray and becomes what it is, and goes back', async ({ page }) => {
    await openMoving(page, anyFramed().path);
    await expect(cover(page)).toHaveCount(1);
    expect(await cutAt(page, 0.9)).toBe(0);
    await expect
      .poll(() =>
        cover(page)
          .locator('img')
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0);
    const half = await cutAt(page, 0.6);
    expect(half).toBeGreaterThan(30);
    expect(half).toBeLessThan(70);
    expect(await cutAt(page, 0.3)).toBe(100);
    expect(await cutAt(page, 0.9)).toBe(0);
  });

  test('is in full for whoever works with it', async ({ page }) => {
    await openMoving(page, anyFramed().path);
    await cutAt(page, 0.9);
    await expect(page.locator(`${place()} iframe`)).toBeVisible();
    await page.locator(`${place()} iframe`).focus();
    await expect(cover(page)).toBeHidden();
  });

  test('is enlarged as what it is', async ({ page }) => {
    await openMoving(page, storyWith('pictures of an interface'));
    const picture = page.locator('figure:has([aria-hidden="true"] img)').first();
    await picture.getByRole('link').click();
    await expect(page.locator('dialog:modal img').first()).toHaveAttribute(
      'src',
      /^((?!wireframe).)*$/,
    );
  });

  test('is not fetched in gray where nothing moves', still, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.wireframe')) fetched.push(request.url());
    });
    await open(page, storyWith('pictures of an interface'));
    await walk(page, 700);
    expect(fetched).toEqual([]);
  });
});

test('the next story takes its color as it comes', onlyChromium, async ({ page }) => {
  await openMoving(page, storyWith('next story'));
  const cover = page.getByRole('navigation', { name: 'Next story' }).locator('img');
  const gray = () =>
    cover.evaluate((image) =>
      Number(/grayscale\(([\d.]+)\)/.exec(getComputedStyle(image).filter)?.[1]),
    );
  expect(await gray()).toBe(1);
  await page.keyboard.press('End');
  await expect.poll(gray).toBeLessThan(0.05);
});

test.describe('standing still', () => {
  for (const route of routes) {
    test(`${route} has nothing that waits`, still, async ({ page }) => {
      await open(page, route);
      await walk(page, 1200);
      await scrollTo(page, 0);
      expect(await unseen(page, true)).toEqual([]);
      await expect(waiting(page)).toHaveCount(0);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  }

  test('all waits end when the system asks for less motion', onlyChromium, async ({ page }) => {
    await openMoving(page, storyWith('prototype'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(waiting(page)).toHaveCount(0);
    expect(await unseen(page, true)).toEqual([]);
    await expect(page.locator('main img[alt=""][srcset]')).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(waiting(page)).not.toHaveCount(0);
    expect(await unseen(page)).toEqual([]);
  });

  test('the visitor’s own switch decides, whatever the system says', still, async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await open(page, '/work');
    await page.getByRole('button', { name: 'Menu' }).click();
    const choice = page.getByRole('dialog').getByRole('group', { name: 'Motion' });
    await expect(waiting(page)).toHaveCount(0);
    await choice.getByRole('radio', { name: 'On' }).check();
    await expect(waiting(page)).not.toHaveCount(0);
    await choice.getByRole('radio', { name: 'Off' }).check();
    await expect(waiting(page)).toHaveCount(0);
    expect(await unseen(page, true)).toEqual([]);
  });

  test('a page that is printed before it is read is whole', onlyChromium, async ({ page }) => {
    await openMoving(page, firstStory);
    await page.emulateMedia({ media: 'print' });
    expect(await unseen(page, true)).toEqual([]);
  });
});

test.describe('where the code that moves does not arrive', () => {
  test.use({ mayComplain: true });

  test('everything is there', async ({ page }) => {
    await page.route('**/assets/motion-code-*.js', (request) => request.abort());
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('motion-code-'),
    );
    await open(page, firstStory);
    await failed;
    await walk(page, 1200);
    await scrollTo(page, 0);
    expect(await unseen(page, true)).toEqual([]);
  });
});
