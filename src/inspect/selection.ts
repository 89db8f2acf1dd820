import { useSyncExternalStore } from 'react';

interface Selection {
  readonly first?: Element;
  /** The element to which the distance is measured. */
  readonly second?: Element;
  readonly isPinned?: boolean;
  readonly byKeyboard?: boolean;
}

let selection: Selection = {};
let shown = selection;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const currentSelection = (): Selection => selection;

/** Milliseconds that a selection must last before the panel shows it. The overlay does not wait. */
const panelDelay = 90;

export function select(next: Selection) {
  const isSame =
    next.first === selection.first &&
    next.second === selection.second &&
    next.isPinned === selection.isPinned;
  selection = next;
  if (isSame) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    shown = selection;
    listeners.forEach((notify) => notify());
  }, panelDelay);
}

export const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

export const shownSelection = (): Selection => shown;

export const useSelection = (): Selection => useSyncExternalStore(subscribe, shownSelection);
