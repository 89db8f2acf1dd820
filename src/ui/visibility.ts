/**
 * Also reports the initial state. On a busy page, the observer passes several changes in one call,
 * of which only the last is current.
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
