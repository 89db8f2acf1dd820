import { observeVisibility } from '../ui/visibility';

/** Why a marquee pauses. Each reason comes and goes by itself, so that none undoes another. */
export type PauseReason = 'offscreen' | 'button' | 'drag' | 'focus' | 'hidden' | 'hover';

/** Reports every reason that comes from how the visitor reads: pointer, focus, scrolling, other tabs. */
export function watchPauses(
  { root, strip }: { root: HTMLElement; strip: HTMLElement },
  pause: (reason: PauseReason, applies: boolean) => void,
  signal: AbortSignal,
) {
  const hover = (applies: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') pause('hover', applies);
  };
  strip.addEventListener('pointerenter', hover(true), { signal });
  strip.addEventListener('pointerleave', hover(false), { signal });
  if (strip.matches(':hover') && matchMedia('(hover: hover)').matches) pause('hover', true);

  const focus = ({ target }: Event) =>
    pause('focus', target instanceof Element && target.matches(':focus-visible'));
  root.addEventListener('focusin', focus, { signal });
  root.addEventListener('focusout', () => pause('focus', false), { signal });

  const hidden = () => pause('hidden', document.hidden);
  document.addEventListener('visibilitychange', hidden, { signal });
  if (document.hidden) hidden();

  const stopObserving = observeVisibility(strip, (visible) => pause('offscreen', !visible));
  signal.addEventListener('abort', stopObserving);
}
