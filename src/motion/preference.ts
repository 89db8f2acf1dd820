import { useSyncExternalStore } from 'react';
import { createPreference } from '../theme/preference';

const choice = createPreference('motion', ['on', 'off']);
const system = '(prefers-reduced-motion: reduce)';

const isAllowed = (): boolean => {
  const chosen = choice.current();
  return chosen === 'auto' ? !matchMedia(system).matches : chosen === 'on';
};

const isAllowedInHydration = (): boolean => !import.meta.env.SSR && isAllowed();

/** Marks the root for styles; a script in the page's head has done so before the first paint. */
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

/** What the visitor has chosen: 'auto' follows the system. */
export const useMotionChoice = choice.useChoice;

/**
 * Whether motion is allowed: as the system says, unless the visitor chose otherwise. It is already
 * known during hydration, where the HTML was made without it: never render anything from it.
 */
export const useMotionAllowed = (): boolean =>
  useSyncExternalStore(subscribe, isAllowed, isAllowedInHydration);
