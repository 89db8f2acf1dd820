/** The event before a framed page reloads. A listener that replaces the frame prevents the reload. */
export const stale = 'desk:stale';

/** Dispatches the event. Returns true if a listener prevents the reload. */
export const tellStale = (page: Window): boolean =>
  !page.dispatchEvent(new Event(stale, { cancelable: true }));

// In a desk frame, LiveFrame reloads the page instead of Vite.
if (window.name.startsWith('desk ')) {
  // Vite searches the source for `import.meta.hot`, so it cannot be destructured.
  import.meta.hot?.on('vite:beforeFullReload', (payload: { path?: string }) => {
    // With an HTML path, Vite reloads only the page at that path, and none is at this one.
    if (tellStale(window)) payload.path = 'none.html';
  });
}
