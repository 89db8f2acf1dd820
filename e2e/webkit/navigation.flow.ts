import { firstStory, gridStories, headingOf } from '../support/site';
import { expect, test, type WebKit } from './driver';

async function expectAt(webkit: WebKit, path: string, top: number) {
  const pages = () =>
    webkit.evaluateAll('main > div:not([data-opens]) h1', (headings) => [
      location.pathname,
      ...headings.map(({ textContent }) => textContent),
    ]);
  await expect.poll(pages).toEqual([path, expect.stringMatching(headingOf(path))]);
  await expect.poll(async () => Math.abs((await webkit.getScrollY()) - top)).toBeLessThanOrEqual(2);
}

test('Back within the site restores the scroll position', async ({ webkit }) => {
  const story = gridStories.at(-1) ?? firstStory;
  const tile = `main a[href="${story}"]`;
  await webkit.open('/work');
  // Records the scroll position on click, because the driver scrolls to the tile before it clicks.
  await webkit.evaluateOn(tile, (link) =>
    link.addEventListener('click', () => (document.body.dataset.top = String(scrollY))),
  );
  await webkit.click(tile);
  const onWork = await webkit.evaluate(() => Number(document.body.dataset.top));
  expect(onWork).toBeGreaterThan(200);
  await expectAt(webkit, story, 0);
  await webkit.goBack();
  await expectAt(webkit, '/work', onWork);
});

test('Back from another document restores the scroll position', async ({ webkit }) => {
  await webkit.open(`${firstStory}#media`);
  await expect.poll(async () => Math.abs((await webkit.boxOf('#media')).y)).toBeLessThan(200);
  await webkit.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect.poll(webkit.getScrollY).toBe(3000);
  await webkit.goto('/playlist/');
  await webkit.goBack();
  await expectAt(webkit, firstStory, 3000);
});

test('the menu opens, returns the focus to its button when it closes, and leads to another page', async ({
  webkit,
}) => {
  const icon = 'button[aria-haspopup="dialog"]';
  const closeButton = 'dialog button[aria-label="Close menu"]';
  const state = () =>
    webkit.evaluate(() => [
      document.querySelector('dialog:modal') ? 'open' : 'closed',
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName,
    ]);
  const expectState = (...expected: string[]) => expect.poll(state).toEqual(expected);
  await webkit.resize(390, 844);
  await webkit.open('/about');
  await webkit.click(icon);
  await expectState('open', 'Close menu');
  await webkit.click(closeButton);
  await expectState('closed', 'Menu');
  for (const close of ['Escape', 'Enter'] as const) {
    await webkit.press('Enter');
    await expectState('open', 'Close menu');
    await webkit.press(close);
    await expectState('closed', 'Menu');
  }

  await webkit.press('Enter');
  await expectState('open', 'Close menu');
  // WebKit has no `overlay` property, so the menu leaves the top layer before its closing
  // animation. The menu must not move.
  const position = await webkit.evaluateOn(closeButton, async (button) => {
    button.click();
    await new Promise(requestAnimationFrame);
    const { x, y } = button.closest('dialog')?.getBoundingClientRect() ?? {};
    return [x, y];
  });
  expect(position).toEqual([0, 0]);
  await expectState('closed', 'Menu');

  await webkit.press('Enter');
  await webkit.click('dialog nav a[href="/work"]');
  await expectState('closed', 'H1');
  await expectAt(webkit, '/work', 0);
});
