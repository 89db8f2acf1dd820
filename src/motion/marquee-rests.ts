import type { MarqueeParts } from './marquee-drift';

/** Why a marquee rests. Each comes and goes by itself, so that none undoes another. */
export type Rest = 'away' | 'button' | 'drag' | 'focus' | 'hidden' | 'hover';

/** Tells of every reason that comes from how the visitor reads: pointer, focus, scrolling, other tabs. */
export function watchRests(
  { root, strip }: MarqueeParts,
  rest: (reason: Rest, resting: boolean) => void,
  signal: AbortSignal,
) {
  const hover = (resting: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') rest('hover', resting);
  };
  strip.addEventListener('pointerenter', hover(true), { signal });
  strip.addEventListener('pointerleave', hover(false), { signal });
  if (strip.matches(':hover') && matchMedia('(hover: hover)').matches) rest('hover', true);

  const focus = ({ target }: Event) =>
    rest('focus', target instanceof Element && target.matches(':focus-visible'));
  root.addEventListener('focusin', focus, { signal });
  root.addEventListener('focusout', () => rest('focus', false), { signal });

  const hidden = () => rest('hidden', document.hidden);
  document.addEventListener('visibilitychange', hidden, { signal });
  if (document.hidden) hidden();

  const observer = new IntersectionObserver((entries) =>
    rest('away', entries.at(-1)?.isIntersecting !== true),
  );
  observer.observe(strip);
  signal.addEventListener('abort', () => observer.disconnect());
}
