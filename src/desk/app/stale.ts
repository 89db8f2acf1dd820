/** The event before a framed page reloads. LiveFrame cancels the event, and loads the page in a new frame instead. */
export const stale = 'desk:stale';

/** Dispatches the event. Returns true if a listener cancels it. */
export const tellStale = (page: Window): boolean =>
  !page.dispatchEvent(new Event(stale, { cancelable: true }));

// In a desk frame, LiveFrame reloads the page instead of Vite.
if (window.name.startsWith('desk ')) {
  // Vite searches the source for `import.meta.hot`, so it cannot be destructured.
  import.meta.hot?.on('vite:beforeFullReload', (payload: { path?: string }) => {
    // Given an HTML path, Vite reloads only the page at that path. No page is at none.html.
    if (tellStale(window)) payload.path = 'none.html';
  });
}
