import type { Page } from '@playwright/test';
import { expectAtRest } from './support/rest';
import { expect, test } from './support/test';
import { open } from './support/visit';

// In the built site, and in the development build under React's StrictMode.

/** Clicks, Back and Forward in a row, as a seed decides, at gaps around the time that pages take to leave. */
const storm = (page: Page, seed: number, steps: number): Promise<number> =>
  page.evaluate(
    async ({ seed: start, steps: count }) => {
      let state = start;
      const random = (below: number) => {
        state = (state * 1664525 + 1013904223) % 2 ** 32;
        return Math.floor((state / 2 ** 32) * below);
      };
      const gaps = [0, 5, 20, 60, 130, 140, 145, 150, 170, 240, 300];
      let made = 0;
      for (let step = 0; step < count; step += 1) {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
          (link) => !link.target && !link.closest('[inert]') && !link.pathname.includes('.'),
        );
        const kind = random(10);
        if (kind < 2 && history.state?.idx > 0) history.back();
        else if (kind < 3) history.forward();
        else links[random(links.length)]?.click();
        made += 1;
        const gap = gaps[random(gaps.length)] ?? 0;
        await new Promise((done) => setTimeout(done, gap));
      }
      return made;
    },
    { seed, steps },
  );

for (const seed of [1, 2, 3, 4, 5, 6]) {
  test(`a storm of clicks, Back and Forward ends on the right page (seed ${seed})`, async ({
    page,
  }) => {
    await open(page, '/work');
    for (const burst of [0, 1, 2, 3, 4]) {
      expect(await storm(page, seed * 100 + burst, 8)).toBe(8);
      // The last click may be answered only now, with a scroll to the top: then all is looked at again.
      await expect(() => expectAtRest(page)).toPass({ timeout: 15_000 });
    }
  });
}
