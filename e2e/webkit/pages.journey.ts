import { cases } from '../../src/cases';
import { tour } from '../../src/content/tour';
import { firstStory, headingOf, routes } from '../support/site';
import { countFadedWords, unseenWords } from '../support/words';
import { expect, test } from './test';

test('every page is whole and hydrated, and the driver hears of its errors', async ({
  webkit,
  complaints,
}) => {
  test.slow();
  for (const route of routes) {
    await webkit.open(route);
    const found = await webkit.evaluate(() => ({
      parts: ['header:not(main *)', 'main', 'h1', 'footer'].map(
        (part) => document.querySelectorAll(part).length,
      ),
      heading: document.querySelector('h1')?.textContent,
      failed: document.documentElement.matches('[data-scripts]'),
      deadPictures: [...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ src }) => src),
    }));
    const heading = expect.stringMatching(headingOf(route));
    const whole = { parts: [1, 1, 1, 1], heading, failed: false, deadPictures: [] };
    expect(found, route).toEqual(whole);
  }

  expect(complaints).toEqual([]);
  await webkit.evaluate(() => {
    setTimeout(() => {
      throw new Error('loud');
    });
    void Promise.reject(new Error('quiet'));
    // oxlint-disable-next-line no-console -- the test listens to the console
    console.error('written');
    document.body.append(Object.assign(new Image(), { src: '/not-there.png' }));
  });
  for (const heard of [
    'uncaught: Error: loud',
    'unhandled: Error: quiet',
    'console.error: written',
    '404: /not-there.png',
    expect.stringContaining('did not load: '),
  ]) {
    await expect.poll(() => complaints).toContainEqual(heard);
  }
  complaints.length = 0;
});

test.describe('with reduced motion', () => {
  test.use({ settings: { still: true } });

  test('pages are at rest with all text visible, and the tour waits', async ({ webkit }) => {
    const running = () => webkit.evaluate(() => document.getAnimations().length);
    for (const path of ['/', firstStory]) {
      await webkit.open(path);
      expect(await webkit.evaluate(unseenWords), path).toEqual([]);
      const height = await webkit.of('html', ({ scrollHeight }) => scrollHeight);
      for (const part of [0, 0.35, 0.7, 1]) {
        await webkit.evaluate((top) => scrollTo({ top, behavior: 'instant' }), height * part);
        await expect.poll(running, `${path} at ${part * 100} %`).toBe(0);
      }
      expect(await webkit.evaluate(unseenWords), path).toEqual([]);
    }

    const card = () =>
      webkit.ofAll('dialog[open] :not([inert]) > [data-card]', ([shown]) => shown?.textContent);
    await webkit.open('/work');
    await webkit.click('main a[href="/work#tour"]');
    await expect.poll(card).toContain(tour.cards[0].title);
    expect(await running()).toBe(0);
    await webkit.click('dialog[open] button[aria-label="Next card"]');
    await expect.poll(card).toContain(tour.cards[1].title);
  });
});

test.describe('without scripts', () => {
  test.use({ settings: { scripts: false } });

  test('pages and the tour can be read on a phone, and left', async ({ webkit }) => {
    const heading = () => webkit.of('h1', ({ textContent }) => textContent);
    await webkit.resize(390, 844);
    for (const path of ['/', firstStory]) {
      await webkit.goto(path);
      expect(await webkit.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
      expect(await heading()).toMatch(headingOf(path));
      expect(await webkit.evaluate(countFadedWords), path).toBe(0);
      const controls = await webkit.ofAll('button, input', (found) =>
        found.filter((control) => control.checkVisibility()).map(({ outerHTML }) => outerHTML),
      );
      expect(controls, path).toEqual([]);
      await webkit.click('header nav a[href="/work"]');
      await expect.poll(heading).toMatch(headingOf('/work'));
    }

    await webkit.click('main a[href="/work#tour"]');
    const card = `#tour-${cases[0]?.slug}-${tour.cards[0].says}`;
    expect(await webkit.of(card, ({ textContent }) => textContent)).toContain(tour.cards[0].title);
    expect(await webkit.ofAll('#tour li', ({ length }) => length)).toBe(cases.length);
  });
});
