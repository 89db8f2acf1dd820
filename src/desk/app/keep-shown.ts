import { tellStale } from './stale';

// In a frame of the desk, Vite leaves it to the desk to load the page anew.
if (window.name.startsWith('desk ')) {
  // Vite searches the source for `import.meta.hot`, so it cannot be destructured.
  import.meta.hot?.on('vite:beforeFullReload', (payload: { path?: string }) => {
    // Vite reloads only the page of this name.
    if (tellStale(window)) payload.path = 'none.html';
  });
}
