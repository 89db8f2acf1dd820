import type { Locator, Page } from '@playwright/test';
import { navigation } from '../src/content/shell';
import { expectSettled } from './support/settled';
import { scene } from './support/scene';
import {
  firstStory,
  gridStories,
  headingOf,
  lastTile,
  stories,
  storyWith,
  titleOf,
} from './support/site';
import { expect, reducedMotion, smoke, test } from './support/test';
import { centerOf } from './support/touch';
import {
  clickWithoutScrolling,
  expectHeading,
  follow,
  getScrollY,
  holdRequests,
  mainLink,
  open,
  scrollTo,
  tileLink,
  waitForPartHydration,
} from './support/visit';

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** The positions of the two elements in the transition's popover that move from page to page. */
interface Boxes {
  background?: Box;
  picture?: Box;
}

interface TransitionRecord {
  start: Boxes;
  /** Where the first animations would take the boxes, measured before the next page mounts. */
  aim: Boxes;
  end: Boxes;
  stepsWithWords: number;
  blankSteps: number[];
}

interface Plan {
  /** A selector. At every step, at least one matching element must be visible. */
  visible?: string;
  backAt?: number;
}

/**
 * Pauses every finite animation that a script starts, and advances it by 20 ms per step, so the
 * result does not depend on the machine's speed.
 */
async function recordTransition(
  page: Page,
  navigate: () => Promise<unknown>,
  plan: Plan = {},
): Promise<TransitionRecord> {
  const recording = page.evaluate(stepThrough, plan);
  await navigate();
  return recording;
}

async function stepThrough({ visible, backAt }: Plan): Promise<TransitionRecord> {
  const record: TransitionRecord = {
    start: {},
    aim: {},
    end: {},
    stepsWithWords: 0,
    blankSteps: [],
  };
  const held: Animation[] = [];
  const { animate } = Element.prototype;
  const endOf = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime);
  Element.prototype.animate = function pauseFirst(...given) {
    const animation = animate.apply(this, given);
    if (endOf(animation) === Infinity) return animation;
    animation.pause();
    held.push(animation);
    return animation;
  };
  const boxOf = (element: Element | null) =>
    element?.getBoundingClientRect().toJSON() as Box | undefined;
  const boxes = (popover: Element): Boxes => ({
    background: boxOf(popover.querySelector(':scope > div')),
    picture: boxOf(popover.querySelector(':scope > img')),
  });
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const isVisible = (element: Element) => {
    const { width, top, bottom } = element.getBoundingClientRect();
    const isComplete = !(element instanceof HTMLImageElement) || element.complete;
    return width > 0 && bottom > 0 && top < innerHeight && isComplete && opacityOf(element) > 0.5;
  };
  const findPopover = () => document.querySelector(':popover-open:not([role])');
  const frame = () => new Promise(requestAnimationFrame);

  let popover = findPopover();
  for (; !popover; popover = findPopover()) await frame();
  const times = held.map(({ currentTime }) => currentTime);
  record.start = boxes(popover);
  for (const animation of held) animation.currentTime = endOf(animation);
  record.aim = boxes(popover);
  held.forEach((animation, at) => (animation.currentTime = times[at] ?? 0));

  for (let step = 0; popover; step += 1) {
    if ([...popover.querySelectorAll('[data-words]')].some(isVisible)) record.stepsWithWords += 1;
    if (visible && ![...document.querySelectorAll(visible)].some(isVisible)) {
      record.blankSteps.push(step);
    }
    if (step === backAt) history.back();
    const ending: Animation[] = [];
    for (const animation of held.filter(({ playState }) => playState === 'paused')) {
      const time = Number(animation.currentTime) + 20 * animation.playbackRate;
      const within = Math.max(0.01, Math.min(time, endOf(animation) - 0.01));
      animation.currentTime = within;
      if (within !== time) ending.push(animation);
    }
    record.end = boxes(popover);
    for (const animation of ending) animation.finish();
    await frame();
    popover = findPopover();
  }
  Element.prototype.animate = animate;
  for (const animation of held) if (animation.playState === 'paused') animation.play();
  return record;
}

const expectSame = (one: Box | null | undefined, other: Box | null | undefined) => {
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs((one?.[side] ?? NaN) - (other?.[side] ?? NaN)), side).toBeLessThanOrEqual(1);
  }
};

async function boxInView(locator: Locator, block: ScrollLogicalPosition = 'center') {
  await locator.evaluate(
    (element, to) => element.scrollIntoView({ block: to, inline: 'start', behavior: 'instant' }),
    block,
  );
  await expect
    .poll(() => locator.evaluate((element) => !element.closest('[data-rise]')))
    .toBe(true);
  await locator.evaluate(async (element) => {
    await Promise.all([...element.querySelectorAll('img')].map((image) => image.decode()));
    for (let at: Element | null = element; at; at = at.parentElement) {
      const ending = at.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      await Promise.all(ending.map(({ finished }) => finished));
    }
  });
  return locator.boundingBox();
}

const header = (page: Page) => page.locator('[data-shared-element^="header:"]');
const tileOf = (page: Page, story: string) => page.locator(`[data-shared-element="tile:${story}"]`);

async function headerOnScreen(page: Page): Promise<Box> {
  const { y, height } = (await header(page).boundingBox()) ?? { y: NaN, height: NaN };
  const [width, most] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    innerHeight,
  ]);
  return { x: 0, y: 0, width: width ?? NaN, height: Math.min(most ?? NaN, y + height) };
}

async function expectTileToHeader(page: Page, story: string) {
  const tile = tileOf(page, story);
  const before = await boxInView(tile);
  const pictureBefore = await tile.locator('img').boundingBox();
  const visible = `[popover] > img, [data-shared-element^="header:"] img, [data-shared-element="tile:${story}"] img`;
  const opening = await recordTransition(page, () => clickWithoutScrolling(tileLink(page, story)), {
    visible,
  });
  expectSame(opening.start.background, before);
  expectSame(opening.start.picture, pictureBefore);
  await expectSettled(page);
  await scrollTo(page, 0);
  const background = await headerOnScreen(page);
  const cover = await header(page).locator('img').last().boundingBox();
  expectSame(opening.aim.picture, cover);
  expectSame(opening.end.picture, cover);
  expectSame(opening.end.background, background);
  expect(opening.blankSteps).toEqual([]);

  const closing = await recordTransition(page, () => page.goBack(), { visible });
  expectSame(closing.start.background, background);
  expectSame(closing.start.picture, cover);
  expectSame(closing.end.background, before);
  expectSame(closing.end.picture, pictureBefore);
  expectSame(await tile.boundingBox(), before);
  // On Back, the popover must not show the header's text, which would cover the page below it.
  expect(closing).toMatchObject({ stepsWithWords: 0, blankSteps: [] });
  await expectSettled(page);
}

test('a tile expands into its story’s header, and shrinks on Back', smoke, async ({ page }) => {
  await open(page, '/work');
  await expectTileToHeader(page, lastTile());
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the tiles with the longest and the shortest title expand into their stories’ headers', async ({
    page,
  }) => {
    const byLength = gridStories.toSorted((a, b) => titleOf(a).length - titleOf(b).length);
    await open(page, '/work');
    for (const story of [byLength.at(-1), byLength[0]]) {
      await expectTileToHeader(page, story ?? '');
    }
  });
});

async function expectCoverToHeader(page: Page, link: Locator, cover: Locator) {
  await expect(cover).toBeVisible();
  const before = await cover.boundingBox();
  const opening = await recordTransition(page, () => clickWithoutScrolling(link));
  expectSame(opening.start.picture, before);
  await expectSettled(page);
  await scrollTo(page, 0);
  expectSame(opening.end.picture, await header(page).locator('img').last().boundingBox());
  const closing = await recordTransition(page, () => page.goBack());
  expectSame(closing.end.picture, before);
  await expect(link).toBeFocused();
  await expectSettled(page);
}

for (const width of [390, 1440]) {
  test(`on a screen ${width} px wide, a cover on Home moves into its story’s header, and returns on Back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const figure = page.locator('#figures a').last();
    await boxInView(figure);
    if (width === 1440) await expectCoverToHeader(page, figure, figure.locator('img'));

    const story = stories.at(-2) ?? firstStory;
    const link = page.locator(`#stories ol a[href="${story}"]`);
    // On a wide screen, another row is at mid-screen, and therefore active, until a hover activates
    // the row of the story.
    const atMiddle = width === 1440 ? link.locator('xpath=../preceding-sibling::li[2]') : link;
    await atMiddle.evaluate((row) => row.scrollIntoView({ block: 'center', inline: 'start' }));
    await waitForPartHydration(page, '#stories h2');
    if (width === 1440) await link.hover();
    const kind = width === 1440 ? 'frame' : 'row';
    const shown = page.locator(`[data-shared-element="${kind}:${story}"]`);
    await expect(shown).toBeVisible();
    await boxInView(link);
    await expectCoverToHeader(page, link, shown.locator('img').first());
    await expect(shown).toBeVisible();
  });
}

test('the link to the next story expands into that story’s header, and shrinks again on Back', async ({
  page,
}) => {
  const story = storyWith('next story');
  const after = stories[stories.indexOf(story) + 1] ?? '';
  await open(page, story);
  const next = page.getByRole('navigation', { name: 'Next case study' });
  const before = await boxInView(next, 'start');
  const coverBefore = await next.locator('img').boundingBox();
  const shapeOf = (block: Locator) =>
    block.locator('[data-words]').evaluate((words: HTMLElement) => {
      words.style.setProperty('--cover-scale', '1');
      const { top } = words.getBoundingClientRect();
      const shape = [...words.querySelectorAll('img, p:not([aria-hidden]), dt, dd')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y - top, width, height].map(Math.round);
      });
      words.style.removeProperty('--cover-scale');
      return shape;
    });
  const nextShape = await shapeOf(next);
  expect(nextShape.length).toBeGreaterThan(3);
  const visible = [
    '[popover]',
    '[data-shared-element^="header:"]',
    `[data-shared-element="ending:${after}"]`,
  ]
    .map((selector) => `${selector} [data-words] dd`)
    .join();
  const opening = await recordTransition(
    page,
    () => clickWithoutScrolling(next.getByRole('link')),
    { visible },
  );
  expectSame(opening.start.background, before);
  expectSame(opening.start.picture, coverBefore);
  expect(opening.blankSteps).toEqual([]);
  await expectHeading(page, after);
  await expectSettled(page);
  await scrollTo(page, 0);
  const cover = await header(page).locator('img').last().boundingBox();
  expectSame(opening.end.picture, cover);
  expect(cover?.width).toBeGreaterThan(coverBefore?.width ?? NaN);
  expect(await shapeOf(header(page))).toEqual(expect.arrayContaining(nextShape));

  const closing = await recordTransition(page, () => page.goBack(), { visible });
  expect(closing.blankSteps).toEqual([]);
  expectSame(closing.end.background, before);
  expectSame(closing.end.picture, coverBefore);
  await expectHeading(page, story);
  await expectSettled(page);
});

test('a tile’s picture moves back when Back interrupts the transition to its story', async ({
  page,
}) => {
  await open(page, '/work');
  const story = lastTile();
  const tile = tileOf(page, story);
  const before = await boxInView(tile);
  const pictureBefore = await tile.locator('img').boundingBox();
  const { end } = await recordTransition(page, () => clickWithoutScrolling(tileLink(page, story)), {
    backAt: 2,
  });
  expectSame(end.picture, pictureBefore);
  expectSame(end.background, before);
  await expect(page).toHaveURL('/work');
  expectSame(await tile.boundingBox(), before);
  await expectSettled(page);
});

/** Records in `data-moved` what moves, except the progress bar, which shows only on slow loads. */
const recordMotion = (page: Page, ...events: string[]) =>
  page.evaluate((types) => {
    const record = ({ outerHTML, role }: Element) => {
      if (role !== 'progressbar') document.body.dataset.moved = outerHTML.slice(0, 80);
    };
    for (const type of ['beforetoggle', ...types]) {
      document.addEventListener(type, ({ target }) => record(target as Element), true);
    }
    const { animate } = Element.prototype;
    Element.prototype.animate = function recordFirst(...given) {
      record(this);
      return animate.apply(this, given);
    };
  }, events);

const moved = (page: Page) => page.locator('body').getAttribute('data-moved');

test('the site does not animate Back if the browser has already animated Back', async ({
  page,
}) => {
  // Simulates a Back gesture that the browser animates, which a test cannot perform.
  await page.addInitScript(() =>
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { value: true }),
  );
  await open(page, '/work');
  const story = lastTile();
  await follow(page, tileLink(page, story), story);
  await expectSettled(page);
  await recordMotion(page);
  await page.goBack();
  await expectHeading(page, '/work');
  await expectSettled(page);
  expect(await moved(page)).toBeNull();
});

test(
  'with reduced motion, one page replaces another without any animation',
  reducedMotion,
  async ({ page }) => {
    await open(page, '/work');
    await recordMotion(page, 'animationstart', 'transitionrun');
    const story = lastTile();
    await follow(page, tileLink(page, story), story);
    await page.goBack();
    await expectSettled(page);
    expect(await moved(page)).toBeNull();
  },
);

test('the old page keeps its scroll position until the next page appears, and the document’s title always matches the page shown or the URL', async ({
  page,
}) => {
  await open(page, '/work');
  const story = lastTile();
  await scrollTo(page, 900);
  const left = await getScrollY(page);
  const seen = await page.evaluateHandle(() => {
    const states: { shown: string; top: number; title: string; path: string }[] = [];
    const note = () => {
      const shown = document.querySelector('h1')?.textContent ?? '';
      states.push({ shown, top: scrollY, title: document.title, path: location.pathname });
    };
    new MutationObserver(note).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
      attributes: true,
    });
    addEventListener('scroll', note, { passive: true });
    note();
    return states;
  });
  const tops = async (path: string) => {
    const states = await seen.evaluate((all) => all);
    const its = states.filter(({ shown }) => headingOf(path).test(shown));
    return [...new Set(its.map(({ top }) => top))];
  };
  await clickWithoutScrolling(tileLink(page, story));
  await expectHeading(page, story);
  await expect(page.locator('main > :is([inert], [data-opens])')).toHaveCount(0);
  expect(await tops('/work')).toEqual([left]);
  expect(await tops(story)).toEqual([0]);

  await expectSettled(page);
  const pages = navigation.map(({ to }) => to);
  for (const to of pages) await follow(page, mainLink(page, to), to);
  await page.goBack();
  await expectHeading(page, pages.at(-2) ?? '');
  await expectSettled(page);
  for (const { shown, title, path } of await seen.evaluate((all) => all)) {
    const current = [story, '/work', ...pages].find((to) => headingOf(to).test(shown)) ?? '';
    expect([titleOf(path), titleOf(current)]).toContain(title);
  }
});

test('after a tile is hovered, a click on its cover opens the story without loading more code', async ({
  page,
}) => {
  // Once all code of a page has been prefetched, the site prefetches the page's first picture.
  await page.addInitScript(() => {
    window.Image = class extends Image {
      constructor() {
        super();
        document.body.dataset.prefetched = '';
      }
    };
  });
  await open(page, '/work');
  const story = storyWith('tile', 'scene');
  await tileLink(page, story).hover();
  await expect(page.locator('body[data-prefetched]')).toBeAttached();
  const release = await holdRequests(page, '**/assets/*.js');
  const { x, y } = await centerOf(tileOf(page, story));
  await page.mouse.click(x, y);
  await expectHeading(page, story);
  await expect(page.locator(`${scene} [data-part]`).first()).toBeAttached();
  await expectSettled(page);
  release();
});
