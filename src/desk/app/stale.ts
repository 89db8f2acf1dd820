/** Fired when a framed page must reload. LiveFrame cancels the event, and loads a new frame. */
export const stale = 'desk:stale';

export const announceReload = (page: Window): boolean =>
  !page.dispatchEvent(new Event(stale, { cancelable: true }));

if (window.name.startsWith('desk ')) {
  import.meta.hot?.on('vite:beforeFullReload', (payload: { path?: string }) => {
    // Vite reloads a page only if the page has this path. No page has it, so nothing reloads.
    if (announceReload(window)) payload.path = 'none.html';
  });
}
