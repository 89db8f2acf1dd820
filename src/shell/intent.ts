const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls back, once for each path, when the reader seems about to follow a link of the site to it. */
export function watchIntent(basename: string, onIntent: (path: string) => void) {
  const seen = new Set<string>();
  const notice = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (
      !link ||
      link.origin !== location.origin ||
      link.target ||
      !link.pathname.startsWith(basename)
    )
      return;
    const path = link.pathname.slice(basename.length - 1).replace(/(.)\/$/, '$1');
    if (seen.has(path)) return;
    seen.add(path);
    onIntent(path);
  };
  for (const sign of signs) addEventListener(sign, notice, { passive: true });
}
