import { headingOf, routes } from '../support/site';
import { expect, test } from './test';

for (const route of routes) {
  test(`${route} is whole and hydrated`, async ({ webkit }) => {
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
    expect(found).toEqual({
      parts: [1, 1, 1, 1],
      heading: expect.stringMatching(headingOf(route)),
      failed: false,
      deadPictures: [],
    });
  });
}

test.describe('what a page complains of', () => {
  test.use({ mayComplain: true });

  test('is heard', async ({ webkit, complaints }) => {
    await webkit.open('/about');
    expect(complaints).toEqual([]);
    await webkit.evaluate(() => {
      setTimeout(() => {
        throw new Error('loud');
      });
      void Promise.reject(new Error('quiet'));
      // oxlint-disable-next-line no-console -- the console is what the test listens to
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
  });
});
