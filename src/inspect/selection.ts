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
let isScheduled = false;
const listeners = new Set<() => void>();

export const currentSelection = (): Selection => selection;

/** Notifies at most once a frame, because pointers may move more often. */
export function select(next: Selection) {
  const isSame =
    next.first === selection.first &&
    next.second === selection.second &&
    next.isPinned === selection.isPinned;
  selection = next;
  if (isSame || isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    listeners.forEach((notify) => notify());
  });
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

export const useSelection = (): Selection => useSyncExternalStore(subscribe, currentSelection);
