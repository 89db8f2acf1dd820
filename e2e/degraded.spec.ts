import type { Page } from '@playwright/test';
import { education } from '../src/content/about';
import { navigation } from '../src/content/shell';
import { findInvisibleText, recordLayoutShifts } from './support/visual-faults';
import { firstStory, lastTile } from './support/site';
import { expect, noScripts, onlyChromium, reducedMotion, smoke, test } from './support/test';
import {
  expectHeading,
  follow,
  heading,
  holdRequests,
  mainLink,
  open,
  tileLink,
  waitForFrames,
  waitForHydration,
} from './support/visit';

const story = lastTile();

async function expectUsable(page: Page) {
  await page.getByRole('radio', { name: 'Dark' }).check();
  await follow(page, mainLink(page, '/work'), '/work');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await follow(page, tileLink(page, story), story);
  await expect(page.locator('article h2')).toHaveCount(4);
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

test('with storage blocked, links and Back open pages, and a chosen theme stays', async ({
  page,
}) => {
  await page.addInitScript(blockStorage);
  await open(page, '/about');
  await expect(page.getByRole('radio', { name: 'Auto', checked: true })).toHaveCount(2);
  await expectUsable(page);
});

const tags = { tag: [reducedMotion.tag, onlyChromium.tag] };
test('the layout does not shift when the monospaced font loads late', tags, async ({ page }) => {
  const fonts = () => page.evaluate(() => document.fonts.status);
  for (const route of ['/', firstStory]) {
    const release = await holdRequests(page, '**/assets/mono-*.woff2');
    // Does not wait for the load event, which fires only after the font has loaded.
    await page.goto(route, { waitUntil: 'commit' });
    await waitForHydration(page);
    expect(await fonts()).toBe('loading');
    await page.evaluate(recordLayoutShifts);
    release();
    await expect.poll(fonts).toBe('loaded');
    await waitForFrames(page, 2);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  }
});

test('the framed word in Contact’s heading does not move when fonts load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto('/contact', { waitUntil: 'commit' });
  const word = heading(page).locator('span').first();
  const position = () =>
    word.evaluate((it) => [it.getBoundingClientRect().left, it.getBoundingClientRect().top]);
  const withFallbackFont = await position();
  release();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(await page.evaluate(() => document.fonts.check('700 16px Display'))).toBe(true);
  expect(await position()).toEqual(withFallbackFont);
});

/** Wraps every text node in an element, as a browser's page translation does. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter((each) => !each.parentElement?.closest('script, style'))) {
    const wrapper = document.createElement('font');
    text.replaceWith(wrapper);
    wrapper.append(text.data);
  }
};

const extend = () => {
  document.documentElement.setAttribute('data-extension', '');
  document.body.setAttribute('cz-shortcut-listen', 'true');
  document.body.append(document.createElement('extension-panel'));
  for (const part of document.querySelectorAll('body, #root, main')) {
    part.prepend(document.createElement('extension-bar'));
  }
  for (const link of document.links) link.setAttribute('data-checked', 'safe');
};

test.describe('with missing files or a changed page', () => {
  test.use({ allowErrors: true });

  test('without fonts, pictures, and videos, a visitor can choose a theme, follow links, and go back', async ({
    page,
  }) => {
    await page.route(/\.(woff2|avif|svg|png|mp4)$/, () => new Promise(() => {}));
    await page.goto('/', { waitUntil: 'commit' });
    await waitForHydration(page);
    const displays = await page.evaluate(() => [...document.fonts].map(({ display }) => display));
    expect(displays.slice(0, 3)).toEqual(['swap', 'swap', 'swap']);
    await expectUsable(page);
  });

  test('after a browser extension and a page translation have changed the page, a visitor can choose a theme, follow links, and go back', async ({
    page,
  }) => {
    await page.addInitScript(
      `addEventListener('readystatechange', ${extend.toString()}, { once: true, capture: true })`,
    );
    await open(page, '/about');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await page.evaluate(translate);
    await expectUsable(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, allowErrors: true });

  async function expectPlainPage(page: Page) {
    for (const { to } of navigation) await expect(mainLink(page, to)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('button[aria-haspopup="dialog"]')).toBeHidden();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.evaluate(() => {
      const controls = document.querySelectorAll(
        'header button, nav > p, p:has(kbd), footer :is(button, [role="group"])',
      );
      for (const control of controls) control.remove();
    });
    expect(await page.evaluate(findInvisibleText)).toEqual([]);
  }

  const tag = [smoke.tag, reducedMotion.tag, noScripts.tag];
  test(
    'without scripts, pages show all text, and their links open pages',
    { tag },
    async ({ page }) => {
      for (const route of ['/', '/about', firstStory]) {
        await page.goto(route);
        await expectHeading(page, route);
        await expectPlainPage(page);
        await mainLink(page, '/work').click();
        await expectHeading(page, '/work');
      }
    },
  );

  test('when scripts fail to load, a story shows its text, and its links open pages', async ({
    page,
  }) => {
    for (const files of ['**/assets/*.js', '**/assets/index-*.js', '**/assets/CaseStudy-*.js']) {
      await page.route(files, (request) => request.abort());
      await page.goto(firstStory);
      await expectPlainPage(page);
      await page.unroute(files);
      await mainLink(page, '/about').click();
      await expect(page.getByRole('heading', { name: education.title })).toBeVisible();
    }
  });
});
