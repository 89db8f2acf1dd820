import type { Locator, Page, Request } from '@playwright/test';
import {
  firstStory,
  gridStories,
  headingOf,
  lastTile,
  stories,
  storyWith,
  titleOf,
} from './support/site';
import { expectAtRest } from './support/rest';
import { scene } from './support/scene';
import { expect, still, test } from './support/test';
import {
  atRest,
  clickInPlace,
  expectHeading,
  follow,
  heading,
  hold,
  mainLink,
  mainNavigation,
  open,
  partHydrated,
  scrolled,
  scrollTo,
  tileLink,
} from './support/visit';

/** What a visitor would see from frame to frame, from now until `expectAtRest` is reached. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    window.seenFrames = [];
    const note = () => {
      window.seenFrames?.push({
        heading: document.querySelector('h1')?.textContent ?? '',
        top: scrollY,
        title: document.title,
        path: location.pathname,
      });
      requestAnimationFrame(note);
    };
    note();
  });

const seenFrames = (page: Page) => page.evaluate(() => window.seenFrames ?? []);

interface SeenFrame {
  heading: string;
  top: number;
  title: string;
  path: string;
}

declare global {
  interface Window {
    seenFrames?: SeenFrame[];
    sightings?: Record<string, { with: number; without: number }>;
  }
}

test('the old page stays where it is until the new one stands at its top', async ({ page }) => {
  await open(page, '/work');
  await scrollTo(page, 900);
  const story = lastTile();
  await watchFrames(page);
  await clickInPlace(tileLink(page, story));
  await expect(page).toHaveURL(story);
  await expectAtRest(page);
  const seen = await seenFrames(page);
  const tops = (path: string) => [
    ...new Set(seen.filter((frame) => headingOf(path).test(frame.heading)).map(({ top }) => top)),
  ];
  const onWork = tops('/work');
  expect(onWork).toHaveLength(1);
  expect(onWork[0]).toBeGreaterThan(300);
  expect(tops(story)[0]).toBe(0);
});

test('the title is at every moment that of the page that is shown, or that comes', async ({
  page,
}) => {
  const shownWith = (title: string) =>
    ['/work', '/contact', '/', '/about'].find((path) => headingOf(path).test(title)) ?? '';

  await open(page, '/work');
  await watchFrames(page);
  for (const to of ['/about', '/contact', '/']) {
    await follow(page, mainNavigation(page).locator(`a[href="${to}"]`), to);
  }
  await page.goBack();
  await expectHeading(page, '/contact');
  for (const { title, path, heading: shown } of await seenFrames(page)) {
    expect([titleOf(path), titleOf(shownWith(shown))]).toContain(title);
  }
});

/** Opens a story by its tile. Tells what can be seen in the moment when its header comes, and may go on at once. */
const openByTile = (page: Page, story: string, goOnTo?: string) =>
  page.evaluate(
    ([path, fragment]) =>
      new Promise<{ chapters: boolean; footer: boolean; focus?: string }>((done) => {
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('article > header h1')) return;
          observer.disconnect();
          const footer = document.querySelector('main + footer')?.getBoundingClientRect();
          done({
            chapters: [...document.querySelectorAll('article h2')].some((h2) =>
              h2.checkVisibility(),
            ),
            footer: footer !== undefined && footer.top < innerHeight,
            focus: document.activeElement?.tagName,
          });
          if (fragment) location.assign(fragment);
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLAnchorElement>(`main article a[href="${path}"]`)?.click();
      }),
    [story, goOnTo] as const,
  );

test('a story opens with its header, and has the rest when it has entered', async ({ page }) => {
  const story = lastTile();
  await open(page, story);
  const chapters = page.getByRole('article').getByRole('heading', { level: 2 });
  const inAll = await chapters.allTextContents();
  expect(inAll.length).toBeGreaterThan(0);

  await open(page, '/work');
  const seen = await openByTile(page, story);
  expect(seen).toEqual({ chapters: false, footer: false, focus: 'H1' });
  await expect(chapters).toHaveText(inAll);
  await expectAtRest(page);
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBeLessThanOrEqual(40);
});

test('without motion, a story opens whole', still, async ({ page }) => {
  const story = lastTile();
  await open(page, '/work');
  await follow(page, tileLink(page, story), story);
  await expect(page.locator('article h2')).not.toHaveCount(0);
  await page.goBack();
  await expectAtRest(page);
  expect(await openByTile(page, story)).toMatchObject({ chapters: true });
});

test('the page that leaves cannot be used any more', async ({ page }) => {
  await open(page, '/work');
  const inert = await page.evaluate(
    () =>
      new Promise((done) => {
        const box = document.querySelector('main > div');
        if (box)
          new MutationObserver(() => done(box.matches('[inert]'))).observe(box, {
            attributes: true,
          });
        document.querySelector<HTMLAnchorElement>('header a[href="/about"]')?.click();
      }),
  );
  expect(inert).toBe(true);
  await expectAtRest(page);
});

test.describe('into the frame', () => {
  interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
  }
  interface Way {
    from: Box;
    to: Box;
  }
  interface Ways {
    ground: Way[];
    picture: Way[];
  }

  /** The ways of the curtain's ground and of the picture upon it, once it has gone and lifted. */
  const waysOfCurtain = (page: Page): Promise<Ways> =>
    page.evaluate(
      () =>
        new Promise((done) => {
          const ways: Ways = { ground: [], picture: [] };
          const boxOf = (element: HTMLElement, transform: string): Box => {
            const { a, d, e, f } = new DOMMatrix(transform);
            return { x: e, y: f, width: a * element.offsetWidth, height: d * element.offsetHeight };
          };
          const isCurtain = (target: EventTarget | null) =>
            target instanceof HTMLElement && target.matches('[popover][aria-hidden]');
          const kinds: Record<string, Way[]> = { DIV: ways.ground, IMG: ways.picture };
          const { animate } = Element.prototype;
          Element.prototype.animate = function noteWay(...given) {
            const animation = animate.apply(this, given);
            if (isCurtain(this.parentElement) && animation.effect instanceof KeyframeEffect) {
              const [from, to] = animation.effect.getKeyframes().map(({ transform }) => transform);
              if (
                this instanceof HTMLElement &&
                typeof from === 'string' &&
                typeof to === 'string'
              ) {
                kinds[this.tagName]?.push({ from: boxOf(this, from), to: boxOf(this, to) });
              }
            }
            return animation;
          };
          document.addEventListener(
            'toggle',
            (event) => {
              if (!isCurtain(event.target) || event.newState === 'open') return;
              Element.prototype.animate = animate;
              done(ways);
            },
            { capture: true },
          );
        }),
    );

  /** Where something is once it has come to rest. */
  async function restingBox(locator: Locator) {
    let before: Box | null = null;
    await expect(async () => {
      const now = await locator.boundingBox();
      const moved = JSON.stringify(now) !== JSON.stringify(before);
      before = now;
      expect(moved).toBe(false);
    }).toPass();
    return before as Box | null;
  }

  /** Where a tile is once it stands in the middle of the screen, risen. */
  async function boxInMiddle(tile: Locator) {
    await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(() => tile.evaluate((it) => it.closest('[data-rise]') === null)).toBe(true);
    await tile.evaluate(async (it) => {
      for (let at: Element | null = it; at; at = at.parentElement) {
        await Promise.all(at.getAnimations().map(({ finished }) => finished));
      }
    });
    return restingBox(tile);
  }

  const expectSame = (one: Box | null | undefined, other: Box | null | undefined) => {
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs((one?.[side] ?? NaN) - (other?.[side] ?? NaN)), side).toBeLessThanOrEqual(1);
    }
  };

  const headerCover = (page: Page) => page.locator('[data-header-ground] img');

  /** The part of the header's ground that is on the screen. */
  async function headerOnScreen(page: Page) {
    const header = await page.locator('[data-header-ground]').boundingBox();
    return (
      header && {
        x: 0,
        y: 0,
        // Without the scroll bar, where there is one.
        width: await page.evaluate(() => document.documentElement.clientWidth),
        height: Math.min(900, header.y + header.height),
      }
    );
  }

  for (const width of [390, 1440]) {
    test(`the tile’s ground and picture become the next page’s header, and go back into the tile (${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/work');
      const story = lastTile();
      const tile = page.locator(`[data-ground-of="${story}"]`);
      const before = await boxInMiddle(tile);
      const pictureBefore = await tile.locator('img').boundingBox();

      const opening = waysOfCurtain(page);
      await clickInPlace(tileLink(page, story));
      const way = await opening;
      expectSame(way.ground[0]?.from, before);
      expectSame(way.picture[0]?.from, pictureBefore);
      // The copy gives its place to the page's own picture.
      expectSame(way.picture.at(-1)?.to, await headerCover(page).boundingBox());
      await expectAtRest(page);
      await scrollTo(page, 0);
      const header = await headerOnScreen(page);
      expectSame(way.ground.at(-1)?.to, header);
      const cover = await headerCover(page).boundingBox();
      // Its place is known before the page has come.
      expectSame(way.picture[0]?.to, cover);

      const closing = waysOfCurtain(page);
      await page.goBack();
      const wayBack = await closing;
      expectSame(wayBack.ground[0]?.from, header);
      expectSame(wayBack.picture[0]?.from, cover);
      expectSame(wayBack.ground.at(-1)?.to, await tile.boundingBox());
      expectSame(wayBack.picture.at(-1)?.to, await tile.locator('img').boundingBox());
      expectSame(await tile.boundingBox(), before);
    });
  }

  test('on a phone, each picture knows its place, however many lines stand above it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/work');
    for (const story of gridStories) {
      await boxInMiddle(page.locator(`[data-ground-of="${story}"]`));
      const opening = waysOfCurtain(page);
      await clickInPlace(tileLink(page, story));
      const { picture } = await opening;
      expectSame(picture[0]?.to, await headerCover(page).boundingBox());
      await expectAtRest(page);
      await page.goBack();
      await expectHeading(page, '/work');
      await expectAtRest(page);
    }
  });

  /** Follows a link on Home, and goes back: its cover becomes the header's and then comes to where it was. */
  async function expectWayInAndBack(page: Page, link: Locator, cover: Locator) {
    await expect(cover).toBeVisible();
    const before = await restingBox(cover);
    const opening = waysOfCurtain(page);
    await clickInPlace(link);
    const way = await opening;
    expectSame(way.picture[0]?.from, before);
    expectSame(way.picture.at(-1)?.to, await headerCover(page).boundingBox());
    await expectAtRest(page);

    const closing = waysOfCurtain(page);
    await page.goBack();
    expectSame((await closing).picture.at(-1)?.to, before);
    await expect(link).toBeFocused();
    await expectAtRest(page);
  }

  for (const width of [390, 1440]) {
    test(`the cover of a story on Home becomes its header’s, and goes back (${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/');
      const story = stories.at(-2) ?? firstStory;
      const link = page.locator(`#stories ol a[href="${story}"]`);
      await link.evaluate((row) => row.scrollIntoView({ block: 'center', inline: 'start' }));
      await partHydrated(page, '#stories h2');
      if (width === 1440) await link.hover();
      const ground = page.locator(
        width === 1440 ? '#stories [data-shown]' : `ol [data-ground-of="${story}"]`,
      );
      await expect(ground).toHaveAttribute('data-ground-of', story);
      await expectWayInAndBack(page, link, ground.locator('img').first());
      await expect(ground).toHaveAttribute('data-ground-of', story);
    });
  }

  test('the small cover beside a figure becomes the header’s, and goes back', async ({ page }) => {
    await open(page, '/');
    const link = page.locator('#figures a').last();
    await boxInMiddle(link);
    await expectWayInAndBack(page, link, link.locator('img'));
  });

  test('the next story opens out of the block under the last lines', async ({ page }) => {
    await open(page, storyWith('next story'));
    const next = page.getByRole('navigation', { name: 'Next story' });
    await next.evaluate((block) => block.scrollIntoView({ block: 'center' }));
    const before = await restingBox(next);
    const opening = waysOfCurtain(page);
    await clickInPlace(next.getByRole('link'));
    expectSame((await opening).ground[0]?.from, before);
    await expectAtRest(page);
  });

  test('the next story has its header’s lines where the header has them', async ({ page }) => {
    await open(page, storyWith('next story'));
    const next = page.getByRole('navigation', { name: 'Next story' });
    await next.evaluate((block) => block.scrollIntoView({ block: 'start' }));
    const shapeOf = (block: Locator) =>
      block.locator('[data-words]').evaluate((words) => {
        const { top } = words.getBoundingClientRect();
        return [...words.querySelectorAll('img, p:not([aria-hidden]), dt, dd')].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y - top, width, height].map(Math.round);
        });
      });
    const nextShape = await shapeOf(next);
    expect(nextShape.length).toBeGreaterThan(3);
    await next.getByRole('link').click();
    await expectHeading(page, stories[1] ?? '');
    await expectAtRest(page);
    await scrollTo(page, 0);
    const shape = await shapeOf(page.locator('[data-header-ground]'));
    expect(shape).toEqual(expect.arrayContaining(nextShape));
  });

  /** In how many frames none of these could be seen, and in how many one could. */
  async function watchSeen(page: Page, selector: string) {
    await page.evaluate((wanted) => {
      const sightings = { with: 0, without: 0 };
      window.sightings = { ...window.sightings, [wanted]: sightings };
      const isSeen = (element: Element) => {
        let opacity = 1;
        for (let at: Element | null = element; at; at = at.parentElement) {
          opacity *= Number(getComputedStyle(at).opacity);
        }
        const { width, top, bottom } = element.getBoundingClientRect();
        const isComplete = !(element instanceof HTMLImageElement) || element.complete;
        return opacity > 0.5 && width > 0 && bottom > 0 && top < innerHeight && isComplete;
      };
      const note = () => {
        const seen = [...document.querySelectorAll(wanted)].some(isSeen);
        sightings[seen ? 'with' : 'without'] += 1;
        requestAnimationFrame(note);
      };
      note();
    }, selector);
    return () =>
      page.evaluate((wanted) => window.sightings?.[wanted] ?? { with: 0, without: 0 }, selector);
  }

  for (const [name, viewport] of Object.entries({
    desktop: { width: 1440, height: 900 },
    phone: { width: 390, height: 844 },
  })) {
    test(`the picture is seen in every frame of the way in and back (${name})`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, '/work');
      const story = lastTile();
      const tile = page.locator(`[data-ground-of="${story}"]`);
      await boxInMiddle(tile);
      const seen = await watchSeen(
        page,
        `[popover] > img, [data-header-ground] img, [data-ground-of="${story}"] img`,
      );
      await clickInPlace(tileLink(page, story));
      await expectHeading(page, story);
      await expect(page.locator(':popover-open')).toHaveCount(0);
      await page.goBack();
      await expectHeading(page, '/work');
      await expect(page.locator(':popover-open')).toHaveCount(0);
      const counted = await seen();
      expect(counted.with).toBeGreaterThan(5);
      expect(counted.without).toBe(0);
    });
  }

  test('on the way back to a tile, no words of the header lie over the page that comes', async ({
    page,
  }) => {
    await open(page, '/work');
    const story = lastTile();
    await follow(page, tileLink(page, story), story);
    await expectAtRest(page);
    await scrollTo(page, 0);
    const picture = await watchSeen(page, '[popover] > img');
    const words = await watchSeen(page, '[popover] > [data-words]');
    await page.goBack();
    await expectHeading(page, '/work');
    await expectAtRest(page);
    // How many frames there are is up to the machine.
    expect((await picture()).with).toBeGreaterThan(0);
    expect((await words()).with).toBe(0);
  });

  test('the next story’s words stay on the screen on the way in and back', async ({ page }) => {
    await open(page, storyWith('next story'));
    const next = page.getByRole('navigation', { name: 'Next story' });
    await next.evaluate((block) => block.scrollIntoView({ block: 'start' }));
    const seen = await watchSeen(
      page,
      ['[popover]', '[data-header-ground]', `[data-ground-of="${stories[1]}"]`]
        .map((ground) => `${ground} [data-words] dd`)
        .join(),
    );
    await clickInPlace(next.getByRole('link'));
    await expectHeading(page, stories[1] ?? '');
    await expectAtRest(page);
    await page.goBack();
    await expectHeading(page, firstStory);
    await expectAtRest(page);
    const counted = await seen();
    expect(counted.with).toBeGreaterThan(5);
    expect(counted.without).toBe(0);
  });

  test('called back on its way, the picture returns to its tile', async ({ page }) => {
    await open(page, '/work');
    const story = lastTile();
    const tile = page.locator(`[data-ground-of="${story}"]`);
    const before = await boxInMiddle(tile);
    const opening = waysOfCurtain(page);
    await page.evaluate(() => {
      const callBack = ({ target }: Event) => {
        // A page that is slow to come shows its progress in the same way.
        if ((target as Element).role === 'progressbar') return;
        document.removeEventListener('beforetoggle', callBack, true);
        history.back();
      };
      document.addEventListener('beforetoggle', callBack, true);
    });
    await clickInPlace(tileLink(page, story));
    await opening;
    await expect(page).toHaveURL('/work');
    expectSame(await tile.boundingBox(), before);
    await expectAtRest(page);
  });

  test('a way back that the browser has animated itself is not animated again', async ({
    page,
  }) => {
    // Stands in for the gesture of a system, which no test can make.
    await page.addInitScript(() =>
      Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { value: true }),
    );
    await open(page, '/work');
    const story = lastTile();
    await follow(page, tileLink(page, story), story);
    await expectAtRest(page);
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function note(...given) {
        document.body.dataset.animated = this.outerHTML.slice(0, 60);
        return animate.apply(this, given);
      };
    });
    await page.goBack();
    await expectHeading(page, '/work');
    await expectAtRest(page);
    expect(await page.locator('body').getAttribute('data-animated')).toBeNull();
  });

  test('a plain link raises no ground', async ({ page }) => {
    await open(page, '/work');
    await page.evaluate(() => {
      const notice = ({ target }: Event) => {
        // A page that is slow to come shows its progress in the same way.
        if ((target as Element).role !== 'progressbar') document.body.append('raised');
      };
      document.addEventListener('beforetoggle', notice, true);
    });
    await follow(page, mainLink(page, '/about'), '/about');
    await expectAtRest(page);
    await expect(page.getByText('raised')).toHaveCount(0);
  });
});

test.describe('a fragment', () => {
  const below = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

  test('leads to its element again when it is clicked twice', async ({ page }) => {
    await open(page, firstStory);
    const link = page
      .getByRole('navigation', { name: 'Chapters' })
      .getByRole('link', { name: 'Approach' });
    await link.click();
    await expect.poll(() => below(page, 'approach')).toBeLessThan(120);
    await atRest(page);
    const top = await below(page, 'approach');
    await page.mouse.wheel(0, 700);
    await expect.poll(() => below(page, 'approach')).toBeLessThan(0);
    await link.click();
    await expect.poll(() => below(page, 'approach')).toBe(top);
  });

  test('leads to the same place on load and on navigation', async ({ page }) => {
    const story = lastTile();
    await open(page, `${story}#media`);
    await expect.poll(() => below(page, 'media')).toBeLessThan(120);
    const onLoad = await below(page, 'media');
    expect(onLoad).toBeGreaterThanOrEqual(0);

    await open(page, '/work');
    await clickInPlace(tileLink(page, story));
    await expectAtRest(page);
    await page
      .getByRole('navigation', { name: 'Chapters' })
      .getByRole('link', { name: 'Media' })
      .click();
    await expect.poll(() => below(page, 'media')).toBe(onLoad);
    await expect(page.locator('#media')).toBeFocused();
  });

  test('leads there at once while a page is entering', async ({ page }) => {
    const story = lastTile();
    await open(page, `${story}#media`);
    const onLoad = await atRest(page, () => below(page, 'media'));
    await open(page, '/work');
    expect(await openByTile(page, story, '#media')).toMatchObject({ chapters: false });
    await expect(page).toHaveURL(`${story}#media`);
    await expect.poll(() => below(page, 'media')).toBe(onLoad);
  });

  for (const fragment of ['#', '#no-such-chapter', '#%E0%A4%A', '#%22%3E%3Cimg', '#-1%20a']) {
    test(`that names nothing does nothing bad: ${fragment}`, async ({ page }) => {
      await open(page, `/about${fragment}`);
      await expectAtRest(page);
      await open(page, '/about');
      await scrollTo(page, 400);
      await page.evaluate((hash) => location.assign(hash), fragment);
      await expectHeading(page, '/about');
      await expectAtRest(page);
    });
  }
});

test('a change of page is told once: by the heading after a link, by an announcement after Back', async ({
  page,
}) => {
  await open(page, '/work');
  const news = page.getByRole('status');
  await page.evaluate(() => {
    const told: string[] = [];
    const status = document.querySelector('[role="status"]');
    if (!status) throw new Error('Nothing can be announced');
    new MutationObserver(() => {
      if (status.textContent) told.push(status.textContent);
      document.body.dataset.told = JSON.stringify(told);
    }).observe(status, { childList: true, characterData: true, subtree: true });
  });
  const told = async () =>
    JSON.parse(await page.evaluate(() => document.body.dataset.told ?? '[]')) as string[];

  await follow(page, mainLink(page, '/about'), '/about');
  await expect(heading(page)).toBeFocused();
  await expect(news).toBeEmpty();

  await page.goBack();
  await expect(news).toHaveText(await page.title());
  await expect(page).toHaveTitle(titleOf('/work'));
  await expect(heading(page)).not.toBeFocused();
  expect(await told()).toEqual([await page.title()]);
});

test('what a link leads to is fetched when it is pointed at', async ({ page }) => {
  await open(page, '/work');
  const loading = new Set<Request>();
  let hasStage = false;
  page.on('request', (request) => {
    loading.add(request);
    hasStage ||= request.url().includes('/Stage-');
  });
  page.on('requestfinished', (request) => loading.delete(request));
  const story = storyWith('tile', 'scene');
  const tile = tileLink(page, story);
  await tile.scrollIntoViewIfNeeded();
  await tile.hover();
  await expect.poll(() => hasStage && loading.size === 0).toBe(true);
  const letGo = await hold(page, '**/assets/*.js');
  await follow(page, tile, story);
  await expect(page.locator(scene)).toBeAttached();
  await expectAtRest(page);
  letGo();
});

test('a page that is slow to come shows that it is on its way', async ({ page }) => {
  await open(page, '/work');
  const letGo = await hold(page, '**/assets/*.js');
  const story = lastTile();
  await tileLink(page, story).click();
  const progress = page.getByRole('progressbar');
  await expect(progress).toBeVisible();
  await expectHeading(page, '/work');
  letGo();
  await expectHeading(page, story);
  await expect(progress).toHaveCount(0);
  await expectAtRest(page);
});

test('without motion, pages swap at once', still, async ({ page }) => {
  await open(page, '/work');
  await page.evaluate(() => {
    const watch = () => {
      const running = document.getAnimations().length;
      const ground = document.querySelector(':popover-open:not([role="progressbar"])');
      if (running > 0 || ground) document.body.dataset.moved = '';
      requestAnimationFrame(watch);
    };
    watch();
  });
  const story = lastTile();
  await follow(page, tileLink(page, story), story);
  await page.goBack();
  await expectAtRest(page);
  expect(await page.evaluate(() => document.body.dataset.moved)).toBeUndefined();
});
