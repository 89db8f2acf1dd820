/** Where a link is, in terms by which it is found again after its page was rendered anew. */
export interface LinkPosition {
  selector: string;
  /** Which one of all that match. */
  index: number;
}

const menuIcon = 'header > button[aria-haspopup]';

export function positionOf(link: HTMLAnchorElement): LinkPosition {
  // The menu's links are gone once it closes; its icon stands for them.
  if (link.closest('dialog')) return { selector: menuIcon, index: 0 };
  const selector = `a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(link) };
}

export const linkIn = ({ selector, index }: LinkPosition): HTMLElement | undefined =>
  document.querySelectorAll<HTMLElement>(selector)[index];
