/**
 * What a prototype takes over from its surroundings: theme and motion as the site's own switches
 * set them (live, through storage events), the wireframe mode, and whether it stands in a frame.
 * Importing this module applies all of it to <html>.
 */

const root = document.documentElement;

/** Inside the site's prototype frame, as opposed to alone in a tab. */
export const isFramed = window.self !== window.top;

export const isWireframe = new URLSearchParams(location.search).has('wireframe');

/** An attribute on <html> follows a stored setting; without one it is absent and the system decides. */
function follow(key: 'theme' | 'motion', allowed: readonly string[]): void {
  const apply = (value: string | null): void => {
    if (value !== null && allowed.includes(value)) root.dataset[key] = value;
    else delete root.dataset[key];
    window.dispatchEvent(new Event('settings'));
  };
  apply(readStored(key));
  window.addEventListener('storage', (event) => {
    if (event.key === key) apply(event.newValue);
    if (event.key === null) apply(null);
  });
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is blocked: the system decides.
  }
}

follow('theme', ['light', 'dark']);
follow('motion', ['on', 'off']);
if (isWireframe) root.dataset.wireframe = '';

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** Whether things may move. Ask each time: the answer changes while the page is open. */
export function motionIsOn(): boolean {
  if (root.dataset.motion) return root.dataset.motion === 'on';
  return !lessMotion.matches;
}

export function themeIsDark(): boolean {
  if (isWireframe) return false;
  if (root.dataset.theme) return root.dataset.theme === 'dark';
  return darkSystem.matches;
}

/** Runs whenever theme or motion change. Only for what CSS cannot do (a canvas, a running loop). */
export function onSettings(listener: () => void): void {
  window.addEventListener('settings', listener);
  lessMotion.addEventListener('change', listener);
  darkSystem.addEventListener('change', listener);
}

let liveRegion: HTMLElement | undefined;

/** Says something to screen readers without moving focus. */
export function announce(message: string): void {
  if (!liveRegion) {
    liveRegion = document.createElement('div');
    liveRegion.className = 'unseen';
    liveRegion.setAttribute('role', 'status');
    document.body.append(liveRegion);
  }
  const region = liveRegion;
  region.textContent = '';
  // A region that was just added, or that repeats itself, is only read when its text comes later.
  setTimeout(() => {
    region.textContent = message;
  }, 60);
}

/** The one element that must be there. */
export function find<E extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): E {
  const element = within.querySelector<E>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
}
