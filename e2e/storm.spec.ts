import { expectAtRest } from './support/rest';
import { gaps, storm } from './support/storm';
import { expect, test } from './support/test';
import { open } from './support/visit';

// In the built site, and in the development build under React's StrictMode.

for (const seed of [1, 2, 3, 4, 5, 6]) {
  test(`a storm of clicks, Back and Forward ends on the right page (seed ${seed})`, async ({
    page,
  }) => {
    await open(page, '/work');
    for (const burst of [0, 1, 2, 3, 4]) {
      expect(await page.evaluate(storm, { seed: seed * 100 + burst, steps: 8, gaps })).toBe(8);
      // The last click may be answered only now, with a scroll to the top: then all is looked at again.
      await expect(() => expectAtRest(page)).toPass({ timeout: 15_000 });
    }
  });
}
