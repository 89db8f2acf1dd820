import { tellStale } from './stale';

// In the desk's frame, the desk reloads the page, not Vite.
if (window.name.startsWith('desk ')) {
  // Vite searches the source for `import.meta.hot`, so it cannot be destructured.
  import.meta.hot?.on('vite:beforeFullReload', (payload: { path?: string }) => {
    // Vite reloads only the page of this name.
    if (tellStale(window)) payload.path = 'none.html';
  });
}
