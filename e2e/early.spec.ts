import { expect, test } from './support/test';
import { live } from './support/visit';

test.use({ viewport: { width: 390, height: 844 } });

test('the menu’s icon, pressed before there is any script, opens the menu', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  await page.goto('/minimart');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a page that nobody touches goes live by itself, and nothing opens', async ({ page }) => {
  await page.goto('/minimart');
  await live(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('before the first paint', () => {
  // Without the way out for a page that takes too long to be painted.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const { setTimeout: later } = globalThis;
      globalThis.setTimeout = ((run: () => void, time = 0) =>
        time >= 1500 ? 0 : later(run, time)) as typeof setTimeout;
    }),
  );

  test('no script of the site runs', async ({ page }) => {
    // A page that is never painted.
    await page.addInitScript(() => {
      globalThis.PerformanceObserver.prototype.observe = () => {};
    });
    await page.goto('/minimart', { waitUntil: 'networkidle' });
    const marks = await page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}));
    expect(marks).toEqual([]);
  });

  test('none is asked for either', async ({ page }) => {
    await page.goto('/minimart');
    await live(page);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked).not.toEqual([]);
    expect(Math.min(...asked)).toBeGreaterThan(painted);
  });
});
