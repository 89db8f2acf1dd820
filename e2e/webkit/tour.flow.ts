import { cases } from '../../src/cases';
import { tour } from '../../src/content/tour';
import { expect, test } from './test';

test('the tour starts its timer, follows keys and drags, and reopens after Back from a story', async ({
  webkit,
}) => {
  const player = `dialog[aria-label="${tour.title}"]`;
  const [, second] = cases;
  const [opening, next, last] = tour.cards;
  const card = () =>
    webkit.evaluateAll('dialog[open] :not([inert]) > [data-card]', ([shown]) => shown?.textContent);
  const playing = () =>
    webkit.evaluateAll(
      'dialog[open] b',
      (bars) => bars.flatMap((bar) => bar.getAnimations()).length,
    );

  await webkit.open('/work');
  await webkit.click('main a[href="/work#tour"]');
  await expect.poll(card).toContain(opening.title);
  await expect.poll(playing).toBe(1);
  await webkit.click(`${player} li:nth-child(2) button`);
  await webkit.press('ArrowRight');
  await expect.poll(card).toContain(next.title);
  await webkit.drag({ x: 900, y: 450 }, { x: 400, y: 450 });
  await expect.poll(card).toContain(last.title);
  expect(await webkit.evaluate(() => location.hash)).toBe(`#tour-${second?.slug}-${last.says}`);

  await webkit.click(`${player} a[href="/${second?.slug}"]`);
  await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe(`/${second?.slug}`);
  await expect.poll(card).toBe(null);
  await webkit.goBack();
  await expect.poll(card).toContain(last.title);
  await webkit.press('Escape');
  await expect.poll(() => webkit.evaluate(() => location.href)).toMatch(/\/work$/);
  await expect.poll(card).toBe(null);
});
