import { useSyncExternalStore } from 'react';

export interface Selection {
  readonly first?: Element;
  /** The element to which the distance is measured. */
  readonly second?: Element;
  /** Kept while the pointer moves on. */
  readonly isPinned?: boolean;
  /** The panel announces what the keyboard selects. */
  readonly byKeyboard?: boolean;
}

let selection: Selection = {};
/** What the panel shows. */
let shown = selection;
let isScheduled = false;
const listeners = new Set<() => void>();

export const currentSelection = (): Selection => selection;

/** The panel follows after this time, in milliseconds, so that a moving pointer costs little. The frame follows at once. */
const panelDelay = 80;

export function select(next: Selection) {
  const isSame =
    next.first === selection.first &&
    next.second === selection.second &&
    next.isPinned === selection.isPinned;
  selection = next;
  if (isSame || isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    shown = selection;
    listeners.forEach((notify) => notify());
  }, panelDelay);
}

export const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

export const useSelection = (): Selection => useSyncExternalStore(subscribe, () => shown);
