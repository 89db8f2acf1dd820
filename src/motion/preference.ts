import { useSyncExternalStore } from 'react';
import { createChoice } from '../theme/choice';

const choice = createChoice('motion', ['on', 'off']);
const system = '(prefers-reduced-motion: reduce)';

const isOn = (): boolean => {
  const chosen = choice.current();
  return chosen === 'auto' ? !matchMedia(system).matches : chosen === 'on';
};

const isOnHere = (): boolean => !import.meta.env.SSR && isOn();

/** For the styles; the head of the page has set it before the first paint. */
export const markMoving = (moving: boolean) => {
  document.documentElement.toggleAttribute('data-moving', moving);
};

const subscribe = (notify: () => void) => {
  const follow = () => {
    markMoving(isOn());
    notify();
  };
  const media = matchMedia(system);
  const leave = choice.subscribe(follow);
  media.addEventListener('change', follow);
  return () => {
    leave();
    media.removeEventListener('change', follow);
  };
};

export const chooseMotion = choice.choose;

/** What the visitor has chosen: to follow the system, or one or the other. */
export const useMotionChoice = choice.useChoice;

/**
 * Whether things may move: as the system says, unless the visitor says otherwise. Live, and known
 * while a page is hydrated; so it is for what a page does, never for what it consists of.
 */
export const useMotionAllowed = (): boolean => useSyncExternalStore(subscribe, isOn, isOnHere);
