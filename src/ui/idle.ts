/** Runs a task when the page is idle, or soon where the browser cannot tell: Safari cannot. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const wait = setTimeout(run, 200);
    return () => clearTimeout(wait);
  }
  const wait = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(wait);
}
