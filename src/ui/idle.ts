/** Safari has no requestIdleCallback, so there the task runs after a short delay. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const wait = setTimeout(run, 200);
    return () => clearTimeout(wait);
  }
  const wait = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(wait);
}
