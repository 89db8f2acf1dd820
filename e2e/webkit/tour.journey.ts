import { cases } from '../../src/cases';
import { tour } from '../../src/content/tour';
import { expect, test } from './test';

test('the tour plays for a click, follows keys and drags, and leads into a case and back', async ({
  webkit,
}) => {
  const player = `dialog[aria-label="${tour.title}"]`;
  const [first, second] = cases;
  const [opening, next, last] = tour.cards;
  const text = () =>
    webkit.evaluate(() => document.querySelector('dialog[open]')?.textContent ?? '');
  /** The shown card: the segments hold the names of all stories. */
  const card = () =>
    webkit.ofAll('dialog[open] :not([inert]) > [data-card]', ([shown]) => shown?.textContent);
  const playing = () =>
    webkit.ofAll(
      'dialog[open] b',
      (segments) => segments.filter((segment) => segment.getAnimations().length > 0).length,
    );

  await webkit.open('/work');
  await webkit.click('main a[href="/work#tour"]');
  await expect.poll(text).toContain(first?.name);
  await expect.poll(playing).toBe(1);
  await webkit.press('Tab');
  await expect
    .poll(() => webkit.ofAll(`${player} button[aria-label="Play"]`, ({ length }) => length))
    .toBe(1);

  await webkit.click(`${player} button[aria-label="Next card"]`);
  await expect.poll(card).toContain(next.title);
  await webkit.click(`${player} li:nth-child(2) button`);
  await expect.poll(text).toContain(second?.name);
  await expect.poll(card).toContain(opening.title);
  await webkit.press('ArrowRight');
  await expect.poll(card).toContain(next.title);
  await webkit.drag({ x: 900, y: 450 }, { x: 400, y: 450 });
  await expect.poll(card).toContain(last.title);
  await webkit.drag({ x: 400, y: 450 }, { x: 900, y: 450 });
  await expect.poll(card).toContain(next.title);
  expect(await webkit.evaluate(() => location.hash)).toBe(`#tour-${second?.slug}-${next.says}`);
  await webkit.reload();
  await expect.poll(card).toContain(next.title);

  await webkit.click(`${player} a[href="/${second?.slug}"]`);
  await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe(`/${second?.slug}`);
  await expect.poll(text).toBe('');
  await webkit.evaluate(() => history.back());
  await expect.poll(text).toContain(second?.name);
  await webkit.press('Escape');
  await expect.poll(text).toBe('');
  await expect.poll(() => webkit.evaluate(() => location.href)).toMatch(/\/work$/);
});
