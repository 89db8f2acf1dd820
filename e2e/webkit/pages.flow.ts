import { tour } from '../../src/content/tour';
import { firstStory, headingOf, routes } from '../support/site';
import { findInvisibleText } from '../support/visual-faults';
import { expect, test } from './driver';

test('every page hydrates, and has its heading, its landmarks, and no broken picture', async ({
  webkit,
}) => {
  for (const route of routes) {
    await webkit.open(route);
    const found = await webkit.evaluate(() => ({
      parts: ['header:not(main *)', 'main', 'h1', 'footer'].map(
        (part) => document.querySelectorAll(part).length,
      ),
      heading: document.querySelector('h1')?.textContent,
      failed: document.documentElement.matches('[data-scripts]'),
      brokenPictures: [...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ src }) => src),
    }));
    const heading = expect.stringMatching(headingOf(route));
    const complete = { parts: [1, 1, 1, 1], heading, failed: false, brokenPictures: [] };
    expect(found, route).toEqual(complete);
  }
});

test.describe(() => {
  test.use({ reducedMotion: 'reduce' });

  test('with reduced motion, pages show all text, and animate nothing, not even the tour’s timer', async ({
    webkit,
  }) => {
    const running = () => webkit.evaluate(() => document.getAnimations().length);
    for (const path of ['/', firstStory]) {
      await webkit.open(path);
      await webkit.scrollTo('footer');
      await expect.poll(running, path).toBe(0);
      expect(await webkit.evaluate(findInvisibleText), path).toEqual([]);
    }
    await webkit.open('/work');
    await webkit.click('main a[href="/work#tour"]');
    const card = () =>
      webkit.evaluateAll('dialog[open] [data-card]', ([shown]) => shown?.textContent);
    await expect.poll(card).toContain(tour.cards[0].title);
    expect(await running()).toBe(0);
  });
});
