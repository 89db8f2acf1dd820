import { cases } from '../../src/cases';
import { tour } from '../../src/content/tour';
import type { WebKit } from './driver';
import { expect, test } from './test';

const player = `dialog[aria-label="${tour.title}"]`;
const [first, second] = cases;

const words = (webkit: WebKit) =>
  webkit.evaluate(() => document.querySelector('dialog[open]')?.textContent ?? '');
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
