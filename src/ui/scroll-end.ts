/**
 * Calls `run` when scrolling ends. In Safari before 26.2, which has no `scrollend` event, 120 ms
 * without a `scroll` event count as the end.
 */
export function onScrollEnd(element: Element, run: () => void): () => void {
  if ('onscrollend' in window) {
    element.addEventListener('scrollend', run);
    return () => element.removeEventListener('scrollend', run);
  }
  let wait: ReturnType<typeof setTimeout>;
  const waitForRest = () => {
    clearTimeout(wait);
    wait = setTimeout(run, 120);
  };
  element.addEventListener('scroll', waitForRest, { passive: true });
  return () => {
    clearTimeout(wait);
    element.removeEventListener('scroll', waitForRest);
  };
}
