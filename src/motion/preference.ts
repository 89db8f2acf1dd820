import { useSyncExternalStore } from 'react';
import { createPreference } from '../theme/preference';

const choice = createPreference('motion', ['on', 'off']);
const system = '(prefers-reduced-motion: reduce)';

const isAllowed = (): boolean => {
  const chosen = choice.current();
  return chosen === 'auto' ? !matchMedia(system).matches : chosen === 'on';
};

const isAllowedInHydration = (): boolean => !import.meta.env.SSR && isAllowed();

/** Sets the root's attribute for styles. A script in the head does the same before the first paint. */
export const markMoving = (moving: boolean) => {
  document.documentElement.toggleAttribute('data-moving', moving);
};

const subscribe = (notify: () => void) => {
  const onChange = () => {
    markMoving(isAllowed());
    notify();
  };
  const media = matchMedia(system);
  const unsubscribe = choice.subscribe(onChange);
  media.addEventListener('change', onChange);
  return () => {
    unsubscribe();
    media.removeEventListener('change', onChange);
  };
};

export const chooseMotion = choice.choose;

/** Returns the visitor's choice; 'auto' follows the system. */
export const useMotionChoice = choice.useChoice;

/**
 * True if motion is allowed: by the system, unless the visitor chose otherwise. It may be true during
 * hydration, while the HTML was rendered with false, so the first render must not depend on it.
 */
export const useMotionAllowed = (): boolean =>
  useSyncExternalStore(subscribe, isAllowed, isAllowedInHydration);
