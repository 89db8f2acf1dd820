import type { Page } from '@playwright/test';

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
        // A scene's captions and the rail fade as the page scrolls.
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
