/** Words that are in the page but cannot be seen, although nobody has hidden them on purpose. Runs in the page. */
export function unseenWords(): string[] {
  const unseen: string[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { parentElement: element, textContent } = words.currentNode;
    const aside =
      'script, style, dialog, svg, details > :not(summary), .visually-hidden, [aria-hidden="true"], [role="status"], p[aria-live], label:has([type="range"])';
    if (!element || !textContent?.trim() || element.closest(aside)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      unseen.push(textContent.trim());
    }
  }
  return unseen;
}

/** Words of the page that stand there, but so that nobody sees them. Runs in the page. */
export const countFadedWords = (): number =>
  [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd)')].filter(
    (element) =>
      !element.closest('nav, [hidden], [aria-hidden="true"]') &&
      element.checkVisibility() &&
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  ).length;
