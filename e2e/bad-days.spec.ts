import type { Page } from '@playwright/test';
import { education } from '../src/content/about';
import { hero } from '../src/content/home';
import { navigation } from '../src/content/shell';
import { expectRemoved, optionalApis, removeApis } from './support/missing-apis';
import { scene } from './support/scene';
import { firstStory, lastTile } from './support/site';
import { expect, noScripts, onlyChromium, smoke, still, test } from './support/test';
import { expectHeading, follow, hold, hydrated, mainLink, open, tileLink } from './support/visit';
import { countFadedWords, unseen } from './support/words';

const story = lastTile();

/** Chooses a theme, opens two pages, and goes back. */
async function expectToWork(page: Page) {
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await follow(page, mainLink(page, '/work'), '/work');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await follow(page, tileLink(page, story), story);
  await expect(page.locator('article h2')).toHaveCount(5);
  await page.goBack({ waitUntil: 'commit' });
  await expectHeading(page, '/work');
}

const blockStorage = () => {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get });
};

const fillStorage = () => {
  localStorage.theme = 'purple';
  localStorage.motion = '{"on":';
  sessionStorage.places = '{"default /about":"far down"}';
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

for (const [state, damage] of [
  ['is blocked', blockStorage],
  ['is full and holds invalid values', fillStorage],
] as const) {
  test(`works and keeps a theme for the visit when storage ${state}`, async ({ page }) => {
    await page.addInitScript(damage);
    await open(page, '/about');
    await expect(page.getByRole('radio', { name: 'Auto', checked: true })).toHaveCount(2);
    await expectToWork(page);
  });
}

/** Returns where the text of each label starts and ends. Runs in the page. */
const measureLabels = () =>
  [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && element.textContent?.trim())
    .filter((element) => getComputedStyle(element).fontFamily.startsWith('Mono'))
    .map((element) => {
      const range = new Range();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return { text: element.textContent, left, right };
    });

/** Browsers count a move by three pixels as a layout shift. */
const near = (value: number) => ({
  asymmetricMatch: (other: unknown) => Math.abs(Number(other) - value) < 3,
});

// Firefox spaces three numbers of a drawing differently.
const stillInChromium = { tag: [still.tag, onlyChromium.tag] };
test('does not shift when the font of labels loads late', stillInChromium, async ({ page }) => {
  const fonts = () => page.evaluate(() => document.fonts.status);
  for (const route of ['/', '/work', firstStory]) {
    const release = await hold(page, '**/assets/mono-*.woff2');
    // The load event waits for fonts.
    await page.goto(route, { waitUntil: 'commit' });
    await hydrated(page);
    const before = await page.evaluate(measureLabels);
    expect(before).not.toEqual([]);
    expect(await fonts()).toBe('loading');
    release();
    await expect.poll(fonts).toBe('loaded');
    expect(await page.evaluate(measureLabels)).toEqual(
      before.map(({ text, left, right }) => ({ text, left: near(left), right: near(right) })),
    );
  }
});

/** Wraps every text in new elements, as a translating browser does. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('script, style')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    inner.textContent = text.data;
    outer.append(inner);
  }
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
};

/** Adds attributes and elements in and around the page, as extensions do. */
const extend = () => {
  document.documentElement.setAttribute('data-extension', '');
  document.body.setAttribute('cz-shortcut-listen', 'true');
  document.body.append(document.createElement('extension-panel'));
  for (const part of document.querySelectorAll('body, #root, main')) {
    part.prepend(document.createElement('extension-bar'));
  }
  for (const link of document.links) link.setAttribute('data-checked', 'safe');
};

/** Resolves when the browser reports text as painted, which text that waits for a font is not. */
const whenPainted = (text: string) =>
  new Promise<void>((done) => {
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { element?: Element })[];
      if (entries.some(({ element }) => element?.textContent?.includes(text))) done();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

test.describe('although something is missing or changed', () => {
  test.use({ mayComplain: true });

  test('paints text and works when fonts, pictures, and videos never load', async ({ page }) => {
    await page.route(/\.(woff2|avif|svg|png|mp4)$/, () => new Promise(() => {}));
    await page.goto('/', { waitUntil: 'commit' });
    await hydrated(page);
    await page.evaluate(whenPainted, hero.headline[0]);
    await expectToWork(page);
  });

  for (const [who, change] of Object.entries({ translator: translate, extension: extend })) {
    test(`works when the ${who} changes the page before or after hydration`, async ({ page }) => {
      await open(page, '/about');
      await page.evaluate(change);
      await expectToWork(page);

      await page.evaluate(() => localStorage.clear());
      await page.addInitScript(
        `addEventListener('readystatechange', ${change.toString()}, { once: true, capture: true })`,
      );
      await open(page, '/about');
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expectToWork(page);
    });
  }

  test('is readable and works when all newer APIs are missing', async ({ page }) => {
    // The test reads the page with one of them.
    await page.addInitScript(() => {
      const { checkVisibility } = Element.prototype;
      addEventListener('restore-api', () => Object.assign(Element.prototype, { checkVisibility }));
    });
    await removeApis(page, optionalApis);
    for (const path of ['/', firstStory]) {
      await page.goto(path);
      await hydrated(page);
      await expectRemoved(page, optionalApis);
      await expectHeading(page, path);
      await page.evaluate(() => dispatchEvent(new Event('restore-api')));
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.poll(() => unseen(page, true)).toEqual([]);
    }
    // A scene shows its captions while it is on the screen.
    await page.locator(scene).evaluate((part) => part.scrollIntoView({ block: 'center' }));
    await expect.poll(() => page.evaluate(countFadedWords)).toBe(0);
    await page.goto('/');
    await hydrated(page);
    await expectRemoved(page, optionalApis);
    await expectToWork(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts', 'failed');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, mayComplain: true });

  async function expectPlainNavigation(page: Page) {
    for (const { to } of navigation) await expect(mainLink(page, to)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('button[aria-haspopup="dialog"]')).toBeHidden();
    await expect(page.getByRole('radio')).toHaveCount(0);
  }

  const tag = [smoke.tag, noScripts.tag];
  test('shows plain links without scripts', { tag }, async ({ page }) => {
    for (const route of ['/', '/about', firstStory]) {
      await page.goto(route);
      await expectPlainNavigation(page);
      await mainLink(page, '/work').click();
      await expectHeading(page, '/work');
    }
  });

  test('stays readable, with plain links, when scripts do not load', async ({ page }) => {
    const losses = ['**/assets/*.js', '**/assets/index-*.js', '**/assets/{Home,CaseStudy}-*.js'];
    for (const files of losses) {
      for (const route of ['/', firstStory]) {
        await page.route(files, (request) => request.abort());
        await page.goto(route);
        await expectPlainNavigation(page);
        await expectHeading(page, route);
        expect(await page.evaluate(countFadedWords)).toBe(0);
        await page.unroute(files);
        await mainLink(page, '/about').click();
        await expect(page.getByRole('heading', { name: education.title })).toBeVisible();
      }
    }
  });
});
