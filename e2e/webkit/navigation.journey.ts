import { firstStory, found, gridStories, headingOf, stories } from '../support/site';
import { gaps, storm } from '../support/storm';
import type { WebKit } from './driver';
import { expect, test } from './test';

const heading = (webkit: WebKit) =>
  webkit.evaluate(() => document.querySelector('h1')?.textContent ?? '');
const scrolled = (webkit: WebKit) => webkit.evaluate(() => scrollY);

/** The page with this address is there, alone, at this scroll position. */
async function expectAt(webkit: WebKit, path: string, top: number) {
  const pages = () =>
    webkit.ofAll('main > div:not([data-opens]) h1', ({ length }) => [location.pathname, length]);
  await expect.poll(pages).toEqual([path, 1]);
  await expect.poll(() => heading(webkit)).toMatch(headingOf(path));
  await expect.poll(async () => Math.abs((await scrolled(webkit)) - top)).toBeLessThanOrEqual(2);
}

test('restores scroll positions after Back, in the same document and from another', async ({
  webkit,
}) => {
  await webkit.open('/work');
  const story = found(
    gridStories.findLast((path) => path !== stories.at(-1)),
    'a tile',
  );
  const after = stories[stories.indexOf(story) + 1] ?? '';
  const tile = `main a[href="${story}"]`;
  await webkit.scrollTo(tile);
  const onWork = await scrolled(webkit);
  expect(onWork).toBeGreaterThan(200);
  await webkit.click(tile);
  await expectAt(webkit, story, 0);

  const next = `main a[href="${after}"]`;
  await expect
    .poll(() => webkit.evaluate((link) => document.querySelector(link)?.checkVisibility(), next))
    .toBe(true);
  await webkit.scrollTo(next);
  const onCase = await scrolled(webkit);
  expect(onCase).toBeGreaterThan(2000);
  await webkit.click(next);
  await expectAt(webkit, after, 0);
  await webkit.back();
  await expectAt(webkit, story, onCase);
  await webkit.back();
  await expectAt(webkit, '/work', onWork);

  await webkit.open(`${firstStory}#media`);
  await expect.poll(async () => Math.abs((await webkit.boxOf('#media')).y)).toBeLessThan(200);
  await webkit.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect.poll(() => scrolled(webkit)).toBe(3000);
  await webkit.goto('/playlist/');
  await webkit.back();
  await expectAt(webkit, firstStory, 3000);
});

test('60 clicks, Backs, and Forwards in a row end on one whole page', async ({ webkit }) => {
  await webkit.open('/work');
  expect(await webkit.evaluate(storm, { seed: 7, steps: 60, gaps })).toBe(60);
  await expect
    .poll(() =>
      webkit.evaluate(() => {
        const pages = [...document.querySelectorAll('main > div')];
        return {
          mains: document.querySelectorAll('main').length,
          headings: document.querySelectorAll('h1').length,
          pages: pages.map((page) => [getComputedStyle(page).opacity, page.matches('[inert]')]),
          covered: document.querySelectorAll(':popover-open, dialog:modal').length,
        };
      }),
    )
    .toEqual({ mains: 1, headings: 1, pages: [['1', false]], covered: 0 });
  const path = await webkit.evaluate(() => location.pathname);
  await expect.poll(() => heading(webkit)).toMatch(headingOf(path));
});

test('the menu opens and closes by pointer and keys, returns focus, and leads to a page', async ({
  webkit,
}) => {
  const icon = 'button[aria-haspopup="dialog"]';
  const cross = 'dialog button[aria-label="Close menu"]';
  const isOpen = () => webkit.evaluate(() => document.querySelector('dialog:modal') !== null);
  const hasFocus = (selector: string) =>
    webkit.of(selector, (element) => element === document.activeElement);
  const expectOpen = async () => {
    await expect.poll(isOpen).toBe(true);
    expect(await hasFocus(cross)).toBe(true);
  };
  const expectClosed = async () => {
    await expect.poll(isOpen).toBe(false);
    await expect.poll(() => hasFocus(icon)).toBe(true);
  };
  await webkit.resize(390, 844);
  await webkit.open('/about');
  await webkit.click(icon);
  await expectOpen();
  await webkit.click(cross);
  await expectClosed();
  for (const close of ['Escape', 'Enter'] as const) {
    await webkit.press('Enter');
    await expectOpen();
    await webkit.press(close);
    await expectClosed();
  }

  // On its way out the menu only fades: it does not leave its place.
  await webkit.press('Enter');
  await expectOpen();
  const moved = await webkit.of(cross, async (button) => {
    const menu = button.closest('dialog');
    const seen: number[] = [];
    button.click();
    while (menu?.checkVisibility()) {
      await new Promise(requestAnimationFrame);
      const { x, y } = menu.getBoundingClientRect();
      seen.push(x, y);
    }
    return seen.filter((distance) => distance !== 0);
  });
  expect(moved).toEqual([]);
  await expectClosed();

  await webkit.press('Enter');
  await expectOpen();
  await webkit.click('dialog nav a[href="/work"]');
  // The link that was clicked has the same text as the heading.
  await expect.poll(() => hasFocus('h1')).toBe(true);
  await expect.poll(() => heading(webkit)).toMatch(headingOf('/work'));
  expect(await isOpen()).toBe(false);
  expect(await webkit.evaluate(() => location.pathname)).toBe('/work');
});
