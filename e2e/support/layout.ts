import type { Page } from '@playwright/test';
import { frames } from './visit';

/** Whatever makes the page scroll sideways, or is cut off because it may not: nothing, if all is well. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = document.documentElement.scrollWidth - width;
    const found = scrolls > 0 ? [`the page scrolls ${scrolls} px sideways`] : [];

    const ownScroller = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || ownScroller(parent);
    };
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, a)')) {
      const { left, right } = element.getBoundingClientRect();
      const out = element.checkVisibility() && (left < -1 || right > width + 1);
      if (out && !ownScroller(element)) {
        found.push(`${element.tagName}: ${element.textContent?.slice(0, 40)}`);
      }
    }
    return found;
  });

/** Whether anything has jumped from here on, not counting what the fonts move; only Chromium tells. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // What a font has moved is told of with the next frame.
  await frames(page, 2);
  await page.evaluate(() => {
    window.shifts = [];
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: readonly { node: Node | null }[];
      })[]) {
        const nodes = entry.sources.map(
          ({ node }) => node?.textContent ?? node?.nodeName ?? 'no node',
        );
        window.shifts.push(nodes.join(', '));
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => window.shifts);
}

declare global {
  interface Window {
    shifts: string[];
  }
}
