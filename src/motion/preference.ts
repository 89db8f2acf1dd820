import { useSyncExternalStore } from 'react';
import { createPreference } from '../theme/preference';

const choice = createPreference('motion', ['on', 'off']);
const system = '(prefers-reduced-motion: reduce)';

const isAllowed = (): boolean => {
  const chosen = choice.current();
  return chosen === 'auto' ? !matchMedia(system).matches : chosen === 'on';
};

const isAllowedInHydration = (): boolean => !import.meta.env.SSR && isAllowed();

/** Changes `data-moving`, which src/start/apply-choices.ts sets before the first paint. */
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

export const useMotionChoice = choice.useChoice;

/**
 * Returns the visitor's value even in the first render of hydration, which saves a second render.
 * The HTML was prerendered with false, so the markup must not depend on this value.
 */
export const useMotionAllowed = (): boolean =>
  useSyncExternalStore(subscribe, isAllowed, isAllowedInHydration);
