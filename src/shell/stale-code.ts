const key = 'reloaded-for-stale-code';
const patience = 10_000;

/**
 * After a deploy, an open tab may ask for code that is no longer there. The pages are, so the tab
 * loads itself anew, but not again and again.
 */
export function reloadOnceWhenCodeIsGone() {
  addEventListener('vite:preloadError', () => {
    try {
      const last = Number(sessionStorage.getItem(key) ?? 0);
      if (Date.now() - last < patience) return;
      sessionStorage.setItem(key, String(Date.now()));
      location.reload();
    } catch {
      // Without storage there is no way to know whether this happened before: the error is shown.
    }
  });
}
