const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls `onIntent` when a link is hovered, focused, or touched, but only once for each path. */
export function watchIntent(basename: string, onIntent: (pathname: string) => void) {
  const seen = new Set<string>();
  const notice = (event: Event) => {
    const link = linkAt(event);
    if (!link || link.origin !== location.origin || link.target) return;
    const { pathname } = link;
    if (!pathname.startsWith(basename) || seen.has(pathname)) return;
    seen.add(pathname);
    onIntent(pathname);
  };
  for (const sign of signs) addEventListener(sign, notice, { passive: true });
}

/** Ignores SVG's own <a> elements. */
export function linkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** Identifies a link even after its page has been rendered again. */
export interface LinkPosition {
  selector: string;
  index: number;
}

export const menuButton = { 'data-menu-button': '' };

export function positionOf(link: HTMLAnchorElement): LinkPosition {
  // A link in a dialog is not displayed after the dialog has closed, so Back moves focus to the
  // menu button instead.
  if (link.closest('dialog')) return { selector: '[data-menu-button]', index: 0 };
  const selector = `a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(link) };
}

export const linkAtPosition = ({ selector, index }: LinkPosition): HTMLElement | undefined =>
  document.querySelectorAll<HTMLElement>(selector)[index];
