/** Fired when a framed page must reload. LiveFrame cancels it, and loads a new frame instead. */
export const stale = 'desk:stale';

/** True if LiveFrame cancels the event. */
export const announceReload = (page: Window): boolean =>
  !page.dispatchEvent(new Event(stale, { cancelable: true }));

if (window.name.startsWith('desk ')) {
  import.meta.hot?.on('vite:beforeFullReload', (payload: { path?: string }) => {
    // Given an HTML path, Vite reloads only the page at that path. No page is at none.html.
    if (announceReload(window)) payload.path = 'none.html';
  });
}
