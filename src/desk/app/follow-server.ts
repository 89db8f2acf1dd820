/** Vite reports one write several times. */
const debounce = 50;

export function followServer(onChange: () => void): () => void {
  const stopHiding = hideOverlays(document);
  let changing: ReturnType<typeof setTimeout> | undefined;
  const change = () => {
    clearTimeout(changing);
    changing = setTimeout(onChange, debounce);
  };
  const keep = (payload: { path?: string }) => {
    // Vite reloads a page only if the page has this path. No page has it, so nothing reloads.
    payload.path = 'none.html';
    change();
  };
  // Not `const { hot } = import.meta`: Vite sets `hot` only if it finds the text `import.meta.hot`.
  const hot = import.meta.hot;
  hot?.on('vite:beforeFullReload', keep);
  hot?.on('vite:afterUpdate', change);
  addEventListener('focus', change);
  return () => {
    stopHiding();
    clearTimeout(changing);
    hot?.off('vite:beforeFullReload', keep);
    hot?.off('vite:afterUpdate', change);
    removeEventListener('focus', change);
  };
}

/** The desk shows errors itself, so it removes Vite's error overlays. */
export function hideOverlays(page: Document): () => void {
  const hide = () => page.querySelectorAll('vite-error-overlay').forEach((one) => one.remove());
  const observer = new MutationObserver(hide);
  hide();
  observer.observe(page.body, { childList: true });
  return () => observer.disconnect();
}
