import type { Page } from '@playwright/test';
import { navigation } from '../src/content/shell';
import { education } from '../src/content/about';
import { firstStory, headingOf, routes } from './support/site';
import { expect, noScripts, onlyChromium, test } from './support/test';
import { expectHeading, mainLink, open } from './support/visit';
import { countFadedWords } from './support/words';

const phone = { width: 390, height: 844 };

test.describe('without scripts', () => {
  // Where it moves, a scene fades what belongs to other stops, and its captions while its room opens.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const route of routes) {
    test(`${route} shows all of itself`, onlyChromium, async ({ page, browser, baseURL }) => {
      await open(page, route);
      const whole = await page.evaluate(readContent);

      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const plain = await context.newPage();
      await plain.goto(route);
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(headingOf(route));
      const left = await plain.evaluate(readContent);

      expect(whole.words.length).toBeGreaterThan(20);
      for (const kind of ['words', 'links', 'pictures'] as const) {
        expect(whole[kind].filter((item) => !left[kind].includes(item))).toEqual([]);
      }
      await expect.poll(() => plain.evaluate(countDeadPictures)).toBe(0);
      await context.close();
    });
  }
});

test.describe('on a phone without scripts', () => {
  test.use({ viewport: phone });

  for (const route of ['/', '/about', firstStory]) {
    test(`${route} has its links plainly there`, noScripts, async ({ page }) => {
      await page.goto(route);
      await expectPlainNavigation(page);
      await mainLink(page, '/work').click();
      await expectHeading(page, '/work');
    });
  }
});

test.describe('on a phone where scripts do not arrive', () => {
  test.use({ viewport: phone, mayComplain: true });

  const losses = {
    'any script': '**/assets/*.js',
    'the site’s own script': '**/assets/index-*.js',
    'the page’s own part of the script': '**/assets/{Home,CaseStudy}-*.js',
  };
  for (const [loss, files] of Object.entries(losses)) {
    for (const route of ['/', firstStory]) {
      test(`without ${loss}, ${route} can be read and left`, async ({ page }) => {
        await page.route(files, (request) => request.abort());
        await page.goto(route);
        await expectPlainNavigation(page);
        await expectHeading(page, route);
        expect(await page.evaluate(countFadedWords)).toBe(0);
        await page.unroute(files);
        await mainLink(page, '/about').click();
        await expect(page.getByRole('heading', { name: education.title })).toBeVisible();
      });
    }
  }
});

async function expectPlainNavigation(page: Page) {
  for (const { to } of navigation) {
    const link = mainLink(page, to);
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('button[aria-haspopup="dialog"]')).toBeHidden();
  await expect(page.getByRole('radio')).toHaveCount(0);
}

/** What a reader can see: words, links and pictures. Controls are left out: without scripts there are none. */
function readContent() {
  const controls =
    'button, footer [role="group"], dialog, script, style, iframe, [role="img"], [hidden], [aria-hidden="true"]';
  const isContent = (element: Element) =>
    !element.closest(controls) && element.checkVisibility({ opacityProperty: true });
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    if (text !== '' && parentElement && isContent(parentElement)) words.push(text);
  }
  return {
    words,
    links: [...document.querySelectorAll('a[href]')]
      .filter(isContent)
      .map((link) => link.getAttribute('href') ?? ''),
    pictures: [...document.images].filter(isContent).map(({ src, alt }) => `${src} ${alt}`),
  };
}

const countDeadPictures = () =>
  [...document.images]
    .filter((image) => image.checkVisibility())
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length;
