/** Identifies a link even after its page has been rendered again. */
export interface LinkPosition {
  selector: string;
  index: number;
}

export const menuButton = { 'data-menu-button': '' };

export function positionOf(link: HTMLAnchorElement): LinkPosition {
  // A link in a dialog is gone once the dialog closes, so the menu button is focused instead.
  if (link.closest('dialog')) return { selector: '[data-menu-button]', index: 0 };
  const selector = `a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(link) };
}

export const linkAtPosition = ({ selector, index }: LinkPosition): HTMLElement | undefined =>
  document.querySelectorAll<HTMLElement>(selector)[index];
