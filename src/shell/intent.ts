const signs = ['pointerover', 'focusin', 'touchstart'] as const;

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

/** Ignores links in SVGs, which are not HTMLAnchorElements. */
export function linkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}
