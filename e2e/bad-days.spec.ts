import type { Page } from '@playwright/test';
import { hero } from '../src/content/home';
import { firstStory, lastTile } from './support/site';
import { expect, test } from './support/test';
import { expectHeading, follow, hold, hydrated, mainLink, open, tileLink } from './support/visit';

/** From page to page and back, with a choice on the way. */
async function expectToWork(page: Page) {
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await follow(page, mainLink(page, '/work'), '/work');
  const story = lastTile();
  await follow(page, tileLink(page, story), story);
  await expect(page.locator('article h2')).toHaveCount(5);
  await page.goBack({ waitUntil: 'commit' });
  await expectHeading(page, '/work');
}

test('storage that is full or holds nonsense is done without', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.theme = 'purple';
    localStorage.motion = '{"on":';
    sessionStorage.places = '{"default /about":"far down"}';
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await open(page, '/about');
  await expect(page.getByRole('radio', { name: 'Auto' })).toHaveCount(2);
  await expectToWork(page);
});

/** What the browser has really painted of the largest texts: words that wait for a font are not. */
const paintedWords = () =>
  new Promise<string>((done) => {
    new PerformanceObserver((list) =>
      done(
        list
          .getEntries()
          .map((entry) => (entry as PerformanceEntry & { element?: Element }).element?.textContent)
          .join(' '),
      ),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
  });

test.describe('fonts, pictures and films that never answer', () => {
  test.use({ mayComplain: true });

  test('hold nothing up', async ({ page }) => {
    await page.route(/\.(woff2|avif|svg|png|mp4)$/, () => new Promise(() => {}));
    await page.goto('/', { waitUntil: 'commit' });
    await hydrated(page);
    expect(await page.evaluate(paintedWords)).toContain(hero.headline[0]);
    await expectToWork(page);
  });
});

/** From where to where the words of the page's labels go. */
const labels = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; left: number; right: number }[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const { parentElement, textContent } = currentNode;
      if (!parentElement?.checkVisibility() || !textContent?.trim()) continue;
      if (!getComputedStyle(parentElement).fontFamily.startsWith('Mono')) continue;
      const range = new Range();
      range.selectNodeContents(currentNode);
      const { left, right } = range.getBoundingClientRect();
      found.push({ text: textContent, left, right });
    }
    return found;
  });

/** The browser itself counts what moves by three pixels as a shift. */
const near = (value: number) => ({
  asymmetricMatch: (other: unknown) => Math.abs(Number(other) - value) < 3,
});

for (const route of ['/', '/work', firstStory]) {
  test(`${route}: the labels’ font may be late, and nothing moves`, async ({ page }) => {
    const letGo = await hold(page, '**/assets/mono-*.woff2');
    // A page has loaded only when its fonts have.
    await page.goto(route, { waitUntil: 'commit' });
    await hydrated(page);
    const before = await labels(page);
    expect(before).not.toEqual([]);
    letGo();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
    expect(await labels(page)).toEqual(
      before.map(({ text, left, right }) => ({ text, left: near(left), right: near(right) })),
    );
  });
}

/** What a translating browser does: every piece of text is put into elements of its own. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(
    ({ parentElement }) => !parentElement?.closest('script, style'),
  )) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    inner.textContent = text.data;
    outer.append(inner);
  }
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
};

/** What extensions do: they leave marks and things of their own, in and around the page. */
const extend = () => {
  document.documentElement.setAttribute('data-extension', '');
  document.body.setAttribute('cz-shortcut-listen', 'true');
  document.body.prepend(document.createElement('extension-bar'));
  document.body.append(document.createElement('extension-panel'));
  document.querySelector('#root')?.append(document.createElement('extension-root'));
  document.querySelector('main')?.prepend(document.createElement('extension-note'));
  for (const link of document.links) link.setAttribute('data-checked', 'safe');
};

test.describe('a page that was changed by', () => {
  // React says what it found.
  test.use({ mayComplain: true });

  for (const [who, change] of Object.entries({
    'a translator': translate,
    'an extension': extend,
  })) {
    test(`${who} before it is hydrated works`, async ({ page }) => {
      await page.addInitScript(
        `addEventListener('readystatechange', ${change.toString()}, { once: true, capture: true })`,
      );
      await page.goto('/about');
      await hydrated(page);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expectToWork(page);
    });

    test(`${who} while it is read works`, async ({ page }) => {
      await open(page, '/about');
      await page.evaluate(change);
      await expectToWork(page);
    });
  }
});
