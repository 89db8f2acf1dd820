/**
 * Reports whether the element is on the screen, now and at every change. A busy page receives several
 * changes at once, and only the last is current.
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
