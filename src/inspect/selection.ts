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
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const currentSelection = (): Selection => selection;

/** The panel waits until the selection has stayed for this time, in milliseconds. The frame follows at once. */
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
