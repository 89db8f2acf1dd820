/** The desk lives on when its frames reload, and hears of whatever changes in the sources. */
export function followServer(onChange: () => void): () => void {
  const stopHiding = hideOverlays(document);
  const keep = (payload: { path?: string }) => {
    // Vite reloads only the page of this name.
    payload.path = 'none.html';
    onChange();
  };
  // Not destructured: Vite looks for these very words.
  const hot = import.meta.hot;
  hot?.on('vite:beforeFullReload', keep);
  hot?.on('vite:afterUpdate', onChange);
  addEventListener('focus', onChange);
  return () => {
    stopHiding();
    hot?.off('vite:beforeFullReload', keep);
    hot?.off('vite:afterUpdate', onChange);
    removeEventListener('focus', onChange);
  };
}

/** What Vite lays over a page with a problem: at the desk, problems have a place of their own. */
export function hideOverlays(page: Document): () => void {
  const hide = () => page.querySelectorAll('vite-error-overlay').forEach((one) => one.remove());
  const observer = new MutationObserver(hide);
  hide();
  observer.observe(page.body, { childList: true });
  return () => observer.disconnect();
}
