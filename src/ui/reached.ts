/** Waits until the element is on the screen or above it; `beyond` is added at the screen's lower end. */
export const reached = (element: Element, beyond: string): Promise<void> =>
  new Promise((done) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        done();
      },
      { rootMargin: `9999999px 0px ${beyond}` },
    );
    observer.observe(element);
  });
