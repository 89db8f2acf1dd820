/** Calls `onChange` when sources change. Keeps the desk loaded when Vite reloads pages. */
export function followServer(onChange: () => void): () => void {
  const stopHiding = hideOverlays(document);
  const keep = (payload: { path?: string }) => {
    // Vite reloads only the page of this name.
    payload.path = 'none.html';
    onChange();
  };
  // Vite searches the source for `import.meta.hot`, so it cannot be destructured.
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

/** Removes Vite's error overlays, because the desk has its own list of problems. */
export function hideOverlays(page: Document): () => void {
  const hide = () => page.querySelectorAll('vite-error-overlay').forEach((one) => one.remove());
  const observer = new MutationObserver(hide);
  hide();
  observer.observe(page.body, { childList: true });
  return () => observer.disconnect();
}
