import { firstStory, found, gridStories, headingOf, stories } from '../support/site';
import { gaps, storm } from '../support/storm';
import type { WebKit } from './driver';
import { expect, test } from './test';

/** All of the page with this address is there, alone, and the reader is where they should be. */
async function expectAt(webkit: WebKit, path: string, top: number) {
  await expect
    .poll(() =>
      webkit.evaluate(() => [
        location.pathname,
        document.querySelectorAll('main > div:not([data-opens]) h1').length,
      ]),
    )
    .toEqual([path, 1]);
  await expect.poll(() => heading(webkit)).toMatch(headingOf(path));
  await expect.poll(async () => Math.abs((await scrolled(webkit)) - top)).toBeLessThanOrEqual(2);
}

const heading = (webkit: WebKit) =>
  webkit.evaluate(() => document.querySelector('h1')?.textContent ?? '');
const scrolled = (webkit: WebKit) => webkit.evaluate(() => scrollY);

test('from a tile to its case, to the next story, and back to the same places', async ({
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
});

test('Back from another document leads to where the reader was', async ({ webkit }) => {
  await webkit.open(firstStory);
  await webkit.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect.poll(() => scrolled(webkit)).toBe(3000);
  await webkit.goto('/playlist/');
  await webkit.back();
  await expectAt(webkit, firstStory, 3000);
});

test('an address with a fragment opens at its element', async ({ webkit }) => {
  await webkit.open(`${firstStory}#media`);
  await expect.poll(async () => Math.abs((await webkit.boxOf('#media')).y)).toBeLessThan(200);
});

test('a storm of 60 ends on the right page', async ({ webkit }) => {
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
