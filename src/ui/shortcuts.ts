import { useEffect, useEffectEvent } from 'react';
import { createPreference } from '../theme/preference';

const choice = createPreference('keys', ['off']);

export const useShortcutsOn = (): boolean => choice.useChoice() !== 'off';
export const switchShortcuts = (on: boolean) => choice.choose(on ? 'auto' : 'off');

const typed = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.repeat ||
  event.isComposing ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.shiftKey && event.key !== '?') ||
  (event.target instanceof Element && event.target.closest(typed) !== null) ||
  document.querySelector('dialog[open]') !== null;

export function useShortcuts(actions: Readonly<Partial<Record<string, () => void>>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actions[event.key.toLowerCase()];
    if (!act || isTaken(event) || choice.current() === 'off') return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
