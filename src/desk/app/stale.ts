/** The event before a framed page reloads. A listener that will replace the frame prevents the reload. */
export const stale = 'desk:stale';

/** Returns true if a listener prevents the reload. */
export const tellStale = (page: Window): boolean =>
  !page.dispatchEvent(new Event(stale, { cancelable: true }));

// In a frame of the desk, the desk reloads the page, not Vite.
if (window.name.startsWith('desk ')) {
  // Vite searches the source for `import.meta.hot`, so it cannot be destructured.
  import.meta.hot?.on('vite:beforeFullReload', (payload: { path?: string }) => {
    // Vite reloads only the page of this name.
    if (tellStale(window)) payload.path = 'none.html';
  });
}
