import { firstStory, headingOf } from '../support/site';
import { countFadedWords, unseenWords } from '../support/words';
import { expect, test } from './test';

const pages = ['/', firstStory];

test.describe('where the system asks for less motion', () => {
  test.use({ settings: { still: true } });

  for (const path of pages) {
    test(`${path} stands still, and nothing is missing`, async ({ webkit }) => {
      await webkit.open(path);
      expect(await webkit.evaluate(unseenWords)).toEqual([]);
      const height = await webkit.of('html', ({ scrollHeight }) => scrollHeight);
      for (const part of [0, 0.35, 0.7, 1]) {
        await webkit.evaluate((top) => scrollTo({ top, behavior: 'instant' }), height * part);
        const running = () => webkit.evaluate(() => document.getAnimations().length);
        await expect.poll(running, `at ${part * 100} % of the page`).toBe(0);
      }
      expect(await webkit.evaluate(unseenWords)).toEqual([]);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ settings: { scripts: false } });

  for (const path of pages) {
    test(`${path} can be read on a phone, and left`, async ({ webkit }) => {
      await webkit.resize(390, 844);
      await webkit.goto(path);
      expect(await webkit.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
      expect(await webkit.of('h1', ({ textContent }) => textContent)).toMatch(headingOf(path));
      expect(await webkit.evaluate(countFadedWords)).toBe(0);
      const controls = 'button, input';
      const shown = await webkit.ofAll(controls, (found) =>
        found.filter((control) => control.checkVisibility()).map(({ outerHTML }) => outerHTML),
      );
      expect(shown).toEqual([]);

      await webkit.click('header nav a[href="/work"]');
      await expect
        .poll(() => webkit.of('h1', ({ textContent }) => textContent))
        .toMatch(headingOf('/work'));
    });
  }
});
