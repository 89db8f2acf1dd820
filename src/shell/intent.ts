import { linkAt } from './link-at';

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
