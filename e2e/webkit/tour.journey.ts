import { cases } from '../../src/cases';
import { tour } from '../../src/content/tour';
import type { WebKit } from './driver';
import { expect, test } from './test';

const player = `dialog[aria-label="${tour.title}"]`;
const [first, second] = cases;

const words = (webkit: WebKit) =>
  webkit.evaluate(() => document.querySelector('dialog[open]')?.textContent ?? '');
/** What stands on the shown card alone; the names of all stories are in the segments. */
const title = (webkit: WebKit) =>
  webkit.evaluate(
    () => document.querySelector('dialog[open] :not([inert]) > [data-card]')?.textContent ?? '',
  );
const playing = (webkit: WebKit) =>
  webkit.ofAll(
    'dialog[open] b',
    (segments) => segments.filter((segment) => segment.getAnimations().length > 0).length,
  );
const hash = (webkit: WebKit) => webkit.evaluate(() => location.hash);

test('the tour opens, turns its cards, leads into a case and back to its card', async ({
  webkit,
}) => {
  await webkit.open('/work');
  await webkit.click('main a[href="/work#tour"]');
  await expect.poll(() => words(webkit)).toContain(first?.name);
  await webkit.click(`${player} button[aria-label="Next card"]`);
  await expect.poll(() => words(webkit)).toContain(tour.cards[1].title);
  await webkit.click(`${player} li:nth-child(2) button`);
  await expect.poll(() => words(webkit)).toContain(second?.name);
  expect(await hash(webkit)).toBe(`#tour-${second?.slug}-${tour.cards[0].says}`);
  await webkit.click(`${player} a[href="/${second?.slug}"]`);
  await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe(`/${second?.slug}`);
  await expect.poll(() => words(webkit)).toBe('');
  await webkit.evaluate(() => history.back());
  await expect.poll(() => words(webkit)).toContain(second?.name);
  await webkit.press('Escape');
  await expect.poll(() => words(webkit)).toBe('');
  await expect.poll(() => webkit.evaluate(() => location.href)).toMatch(/\/work$/);
});

test('the tour follows the keys and a pointer that drags, and stays on its card through a reload', async ({
  webkit,
}) => {
  await webkit.open(`/work#tour-${second?.slug}-${tour.cards[0].says}`);
  await expect.poll(() => title(webkit)).toContain(tour.cards[0].title);
  await webkit.press('ArrowRight');
  await expect.poll(() => title(webkit)).toContain(tour.cards[1].title);
  await webkit.drag({ x: 900, y: 450 }, { x: 400, y: 450 });
  await expect.poll(() => title(webkit)).toContain(tour.cards[2].title);
  await webkit.drag({ x: 400, y: 450 }, { x: 900, y: 450 });
  await expect.poll(() => title(webkit)).toContain(tour.cards[1].title);
  const address = await webkit.evaluate(() => location.href);
  expect(address).toContain(`#tour-${second?.slug}-${tour.cards[1].says}`);
  await webkit.evaluate(() => location.reload());
  await expect.poll(() => title(webkit)).toContain(tour.cards[1].title);
});

test('the tour plays for who clicks, and waits for who presses a key', async ({ webkit }) => {
  await webkit.open('/work');
  await webkit.click('main a[href="/work#tour"]');
  await expect.poll(() => playing(webkit)).toBe(1);
  await webkit.press('Tab');
  await expect
    .poll(() => webkit.of(`${player} button[aria-label="Play"]`, (button) => button !== null))
    .toBe(true);
});

test.describe('where the system asks for less motion', () => {
  test.use({ settings: { still: true } });

  test('the tour waits', async ({ webkit }) => {
    await webkit.open('/work');
    await webkit.click('main a[href="/work#tour"]');
    await expect.poll(() => title(webkit)).toContain(tour.cards[0].title);
    expect(await playing(webkit)).toBe(0);
    await webkit.click(`${player} button[aria-label="Next card"]`);
    await expect.poll(() => title(webkit)).toContain(tour.cards[1].title);
  });
});

test.describe('without scripts', () => {
  test.use({ settings: { scripts: false } });

  test('the tour is there to read', async ({ webkit }) => {
    await webkit.goto('/work');
    await webkit.click('main a[href="/work#tour"]');
    const card = `#tour-${first?.slug}-${tour.cards[0].says}`;
    expect(await webkit.of(card, ({ textContent }) => textContent)).toContain(tour.cards[0].title);
    expect(await webkit.ofAll('#tour li', (stories) => stories.length)).toBe(cases.length);
  });
});
