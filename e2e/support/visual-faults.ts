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

export function findInvisibleText(): string[] {
  const invisible: string[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { parentElement: element, textContent } = words.currentNode;
    const hiddenOnPurpose =
      'script, style, dialog, svg, details > :not(summary), .visually-hidden, [aria-hidden="true"], [role="status"], p[aria-live], label:has([type="range"])';
    if (!element || !textContent?.trim() || element.closest(hiddenOnPurpose)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      invisible.push(textContent.trim());
    }
  }
  return invisible;
}

export const findTransparent = (page: Page, wholePage = false): Promise<string[]> =>
  page.evaluate(
    (everywhere) =>
      [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, a, img, iframe)')]
        // Skips a scene's captions and the rail (`nav`), which fade as the page scrolls.
        .filter(
          (element) =>
            !element.closest('svg, nav, [aria-hidden="true"], [data-enlarge], [data-scene]'),
        )
        .filter((element) => element.checkVisibility())
        // Blocks in the lowest 80 px of the screen may not have been revealed yet.
        .filter((element) => everywhere || element.getBoundingClientRect().top < innerHeight - 80)
        .filter((element) => {
          let opacity = 1;
          for (let at: Element | null = element; at; at = at.parentElement) {
            opacity *= Number(getComputedStyle(at).opacity);
          }
          return opacity < 1;
        })
        .map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 40)}`),
    wholePage,
  );

export function findClipped(): string[] {
  const clips = ({ overflowX, overflowY }: CSSStyleDeclaration, element: Element) =>
    (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
    (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
  return (
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      // Skips drawings (`svg`): in print, a scene's drawing extends beyond the page on purpose.
      .filter((element) => !element.closest('.visually-hidden, svg'))
      .filter(
        (element) =>
          clips(getComputedStyle(element), element) ||
          element.getBoundingClientRect().right > innerWidth + 1,
      )
      .map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 40)}`)
  );
}

export function findWideImages(): string[] {
  const rightOf = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
  return [...document.querySelectorAll('main img')]
    .filter((image) => image.checkVisibility())
    .filter((image) => rightOf(image) > rightOf(image.closest('section, header, main')) + 1)
    .map((image) => `IMG: ${image.getAttribute('alt')}`);
}

/** Compares with white, because browsers print no backgrounds by default. */
export function findLowContrast(): string[] {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().bottom > 0)
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5)
    .map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 40)}`);
}

declare global {
  interface Window {
    shifts: string[];
  }
}
