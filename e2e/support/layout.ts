import type { Page } from '@playwright/test';

export const findOverflow = (page: Page): Promise<string[]> =>
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

export function recordLayoutShifts() {
  window.shifts = [];
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      sources: readonly { node: Node | null }[];
    })[]) {
      const names = entry.sources.map(({ node }) => node?.textContent ?? node?.nodeName);
      window.shifts.push(names.join(', '));
    }
  }).observe({ type: 'layout-shift' });
}

declare global {
  interface Window {
    shifts: string[];
  }
}
