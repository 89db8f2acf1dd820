/**
 * Theme and motion as the site's own switches set them. What is stored when the page opens, and the
 * wireframe, a script in its head has put on <html> (src/prototypes/plugin.ts).
 */
const root = document.documentElement;

/** Inside the site's prototype frame, as opposed to alone in a tab. */
export const isFramed = window.self !== window.top;

// The switches are on other pages; a key of null means that everything was cleared.
window.addEventListener('storage', ({ key, newValue }) => {
  for (const setting of ['theme', 'motion'] as const) {
    if (key === setting || key === null) root.dataset[setting] = newValue ?? '';
  }
});

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** Whether things may move. Ask each time: the answer changes while the page is open. */
export const motionIsOn = (): boolean =>
  root.dataset.motion ? root.dataset.motion === 'on' : !lessMotion.matches;

export function themeIsDark(): boolean {
  if ('wireframe' in root.dataset) return false;
  return root.dataset.theme ? root.dataset.theme === 'dark' : darkSystem.matches;
}

/** Runs whenever theme or motion change. Only for what CSS cannot do (a canvas, a running loop). */
export function onSettings(listener: () => void): void {
  window.addEventListener('storage', listener);
  lessMotion.addEventListener('change', listener);
  darkSystem.addEventListener('change', listener);
}
