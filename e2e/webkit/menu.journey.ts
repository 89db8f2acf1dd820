import { headingOf } from '../support/site';
import type { WebKit } from './driver';
import { expect, test } from './test';

const icon = 'button[aria-haspopup="dialog"]';
const cross = 'dialog button[aria-label="Close menu"]';

test.beforeEach(async ({ webkit }) => {
  await webkit.resize(390, 844);
  await webkit.open('/about');
});

const isOpen = (webkit: WebKit) =>
  webkit.evaluate(() => document.querySelector('dialog:modal') !== null);
const hasFocus = (webkit: WebKit, selector: string) =>
  webkit.of(selector, (element) => element === document.activeElement);

async function expectOpened(webkit: WebKit) {
  await expect.poll(() => isOpen(webkit)).toBe(true);
  expect(await hasFocus(webkit, cross)).toBe(true);
}

async function expectClosed(webkit: WebKit) {
  await expect.poll(() => isOpen(webkit)).toBe(false);
  await expect.poll(() => hasFocus(webkit, icon)).toBe(true);
}

test('opens and closes by pointer, and gives the focus back', async ({ webkit }) => {
  await webkit.click(icon);
  await expectOpened(webkit);
  await webkit.click(cross);
  await expectClosed(webkit);
});

test('opens and closes by keys, and gives the focus back', async ({ webkit }) => {
  await webkit.focus(icon);
  for (const close of ['Escape', 'Enter'] as const) {
    await webkit.press('Enter');
    await expectOpened(webkit);
    await webkit.press(close);
    await expectClosed(webkit);
  }
});

test('sinks where it stood', async ({ webkit }) => {
  await webkit.click(icon);
  await expect.poll(() => isOpen(webkit)).toBe(true);
  const places = await webkit.of(cross, async (button) => {
    const menu = button.closest('dialog');
    button.click();
    const seen: number[][] = [];
    for (let frame = 0; frame < 15; frame += 1) {
      await new Promise(requestAnimationFrame);
      const { x, y, width } = menu?.getBoundingClientRect() ?? new DOMRect();
      if (width > 0) seen.push([x, y]);
    }
    return seen;
  });
  expect(places.filter(([x, y]) => x !== 0 || y !== 0)).toEqual([]);
});

test('leads to another page', async ({ webkit }) => {
  await webkit.click(icon);
  await expect.poll(() => isOpen(webkit)).toBe(true);
  await webkit.click('dialog nav a[href="/work"]');
  // The link that was clicked says the same as the heading.
  await expect.poll(() => webkit.evaluate(() => document.activeElement?.localName)).toBe('h1');
  expect(await webkit.evaluate(() => document.activeElement?.textContent)).toMatch(
    headingOf('/work'),
  );
  expect(await isOpen(webkit)).toBe(false);
  expect(await webkit.evaluate(() => location.pathname)).toBe('/work');
});
