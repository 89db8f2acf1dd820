import { routes } from './support/site';
import { faultsIn, readAloud, serveScreenReader } from './support/spoken';
import { expect, onlyChromium, reducedMotion, test } from './support/test';
import { open } from './support/visit';

// The site's Content Security Policy would block the screen reader's script.
test.use({ bypassCSP: true });

const tags = { tag: [reducedMotion.tag, onlyChromium.tag] };
test(
  'on every page, a screen reader says a name for each item, and repeats nothing back to back',
  tags,
  async ({ page }) => {
    await page.clock.setFixedTime('2026-01-01T12:00');
    await serveScreenReader(page);
    for (const route of routes) {
      await open(page, route);
      const log = await readAloud(page);
      expect(faultsIn(log), route).toEqual([]);
      const headings = await page.getByRole('heading').count();
      expect(log.match(/^heading, /gm), route).toHaveLength(headings);
      const landmarks = log.match(/^(banner|main|contentinfo)$/gm);
      expect(landmarks, route).toEqual(['banner', 'main', 'contentinfo']);
      if (test.info().config.updateSnapshots === 'all') {
        expect(log).toMatchSnapshot(`${route.slice(1) || 'home'}.txt`);
      }
    }
  },
);
