import { find } from '../shared/dom';
import { isFramed } from '../shared/page';
import { settle, togglePin, unsettle } from './actions';
import { cardOf, installed } from './cards';
import type { AppId } from './data';
import { fillDetail } from './detail';
import { keepFocus } from './dom';
import { type State, isMiniature, store } from './store';
import { hideToast } from './toast';

const dialog = find<HTMLDialogElement>('#detail');
let addedToHistory = false;
let openedFrom: HTMLElement | null = null;
let shown: AppId | undefined;

export const detailIsOpen = (): boolean => dialog.open;

export function openApp(id: AppId): void {
  hideToast();
  addedToHistory = !isFramed;
  openedFrom = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const opened = [id, ...store.get().opened.filter((other) => other !== id)];
  store.set({ app: id, opened }, { push: true });
}

/** Follows the state, so that links and Back also open and close the dialog. */
export function drawDetail(state: State, isStale: boolean): void {
  const { app } = state;
  if (app === '' || !installed(state).includes(app)) {
    if (dialog.open) dialog.close();
    return;
  }
  shown = app;
  if (isStale) {
    keepFocus(dialog, () => {
      fillDetail(dialog, app, state, {
        close: () => dialog.close(),
        pin: togglePin,
        settle(id) {
          settle(id);
          find('.undo-task', dialog).focus();
        },
        unsettle(id) {
          unsettle(id);
          find('.settle', dialog).focus();
        },
      });
    });
  }
  if (dialog.open) return;
  if (isMiniature) {
    // Not modal, because a modal dialog would take focus from the page around the miniature.
    dialog.setAttribute('open', '');
    return;
  }
  dialog.showModal();
  find('#detail-title', dialog).focus({ preventScroll: true });
}

dialog.addEventListener('close', () => {
  if (store.get().app !== '') {
    if (addedToHistory) history.back();
    else store.set({ app: '' });
  }
  const opener = openedFrom?.isConnected
    ? openedFrom
    : (document.querySelector<HTMLElement>(`[data-opens='${shown}']`) ??
      (shown ? cardOf(shown)?.querySelector<HTMLElement>('.open') : null));
  opener?.focus();
  addedToHistory = false;
  openedFrom = null;
});

dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close();
});
