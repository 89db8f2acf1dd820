// Scripts in the head (src/prototypes/plugin.ts) have already set data-theme and data-motion on
// <html> if the visitor chose them, and data-wireframe if the URL has the parameter `wireframe`.
const root = document.documentElement;

export const isFramed = window.self !== window.top;

// Visitors set theme and motion on the site's pages, so changes arrive as storage events. `key` is
// null if storage was cleared.
window.addEventListener('storage', ({ key, newValue }) => {
  for (const setting of ['theme', 'motion'] as const) {
    if (key === setting || key === null) root.dataset[setting] = newValue ?? '';
  }
});

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** Call before each animation: the result can change while the page is open. */
export const motionIsOn = (): boolean =>
  root.dataset.motion ? root.dataset.motion === 'on' : !lessMotion.matches;

export function themeIsDark(): boolean {
  if ('wireframe' in root.dataset) return false;
  return root.dataset.theme ? root.dataset.theme === 'dark' : darkSystem.matches;
}

/** For scripts that depend on the theme or motion: CSS follows these settings by itself. */
export function onSettings(listener: () => void): void {
  window.addEventListener('storage', listener);
  lessMotion.addEventListener('change', listener);
  darkSystem.addEventListener('change', listener);
}
