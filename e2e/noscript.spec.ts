import { firstStory } from './support/site';
import { expect, onlyChromium, test } from './support/test';
import { expectHeading, open } from './support/visit';

// With motion, a scene hides parts that belong to other stops.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'shows all words, links, and pictures without scripts',
  onlyChromium,
  async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const plain = await context.newPage();
    for (const route of ['/', '/about', firstStory]) {
      await open(page, route);
      const withScripts = await page.evaluate(readContent);
      await plain.goto(route);
      await expectHeading(plain, route);
      const without = await plain.evaluate(readContent);
      expect(withScripts.words.length).toBeGreaterThan(20);
      for (const kind of ['words', 'links', 'pictures'] as const) {
        const missing = withScripts[kind].filter((item) => !without[kind].includes(item));
        expect(missing, `${kind} of ${route}`).toEqual([]);
      }
      await expect.poll(() => plain.evaluate(countBrokenImages)).toBe(0);
    }
    await context.close();
  },
);

/** Returns visible words, links, and pictures, without controls, which need scripts. */
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

const countBrokenImages = () =>
  [...document.images]
    .filter((image) => image.checkVisibility())
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length;
