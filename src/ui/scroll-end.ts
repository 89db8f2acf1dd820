/**
 * Calls `run` when scrolling ends. In Safari before 26.2, which has no `scrollend` event, 120 ms
 * without a `scroll` event count as the end.
 */
export function onScrollEnd(target: Window | Element, run: () => void): () => void {
  if ('onscrollend' in window) {
    target.addEventListener('scrollend', run);
    return () => target.removeEventListener('scrollend', run);
  }
  let wait: ReturnType<typeof setTimeout>;
  const waitForRest = () => {
    clearTimeout(wait);
    wait = setTimeout(run, 120);
  };
  target.addEventListener('scroll', waitForRest, { passive: true });
  return () => {
    clearTimeout(wait);
    target.removeEventListener('scroll', waitForRest);
  };
}
