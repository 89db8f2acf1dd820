/**
 * Reports whether `element` is visible: first its initial state, then each change. On a busy page,
 * the observer passes several changes in one call, of which only the last is reported.
 */
export function observeVisibility(
  element: Element,
  report: (visible: boolean) => void,
  rootMargin = '0px',
): () => void {
  const observer = new IntersectionObserver(
    (entries) => report(entries.at(-1)?.isIntersecting === true),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Resolves once the element is on the screen, above it, or at most `beyond` below it. `beyond` is a
 * CSS length, or a percentage of the screen's height.
 */
export const reached = (element: Element, beyond: string): Promise<void> =>
  new Promise((done) => {
    const stop = observeVisibility(
      element,
      (visible) => {
        if (!visible) return;
        stop();
        done();
      },
      `9999999px 0px ${beyond}`,
    );
  });
