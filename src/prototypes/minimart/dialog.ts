import { find, icon, make } from '../shared/dom';
import { isFramed } from '../shared/page';
import { settle, togglePin, unsettle } from './actions';
import { cardOf, installed, colorOf, nameOf, needsAttention, textOf, tile } from './cards';
import { type AppId, dollars, facts, isMarket, isUrgent, market, settled } from './data';
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

/** Opens or closes the dialog as the state says, so that links and Back can do this, too. */
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

interface DetailActions {
  close(): void;
  pin(id: AppId): void;
  settle(id: AppId): void;
  unsettle(id: AppId): void;
}

function fillDetail(place: HTMLElement, id: AppId, state: State, act: DetailActions): void {
  const name = nameOf(id);
  const { kind, price, access, activity } = facts[id];
  const pinned = state.pins.includes(id);

  const close = make('button', { type: 'button', class: 'close' }, icon('close'), unseen('Close'));
  close.addEventListener('click', () => act.close());

  const pin = make(
    'button',
    { type: 'button', class: 'pin-wide after-only', 'aria-pressed': String(pinned) },
    icon('pin'),
    make('span', {}, pinned ? 'Pinned' : 'Pin to home'),
  );
  pin.addEventListener('click', () => act.pin(id));

  place.replaceChildren(
    make(
      'div',
      { class: 'detail-head' },
      tile(id, colorOf(id)),
      make(
        'div',
        {},
        make('p', { class: 'label' }, kind),
        make('h2', { id: 'detail-title', tabindex: '-1' }, name),
      ),
      close,
    ),
    make('p', { class: 'detail-about' }, isMarket(id) ? market[id].about : textOf(id, '.about')),
    task(id, state, act),
    make('div', { class: 'detail-actions' }, pin),
    make('h3', {}, 'Lately'),
    make(
      'ol',
      { class: 'activity', role: 'list' },
      ...activity.map(([when, what]) => make('li', {}, make('span', {}, when), ` ${what}`)),
    ),
    make('h3', {}, 'About this app'),
    make(
      'dl',
      { class: 'about-app' },
      ...line('Price', price === 0 ? 'Included in your plan' : `${dollars(price)} a month`),
      ...line('Who can use it', access),
      ...line('Last used', textOf(id, '.used b')),
    ),
  );
}

const unseen = (text: string): HTMLElement => make('span', { class: 'unseen' }, text);

const line = (term: string, value: string): HTMLElement[] => [
  make('dt', {}, term),
  make('dd', {}, value),
];

function task(id: AppId, state: State, act: DetailActions): HTMLElement {
  if (!isUrgent(id)) {
    return make('div', { class: 'task' }, make('p', {}, icon('check'), textOf(id, '.state')));
  }
  if (!needsAttention(id, state)) {
    const undo = make('button', { type: 'button', class: 'undo-task' }, 'Undo');
    undo.addEventListener('click', () => act.unsettle(id));
    return make('div', { class: 'task' }, make('p', {}, icon('check'), settled[id].state), undo);
  }
  const button = make('button', { type: 'button', class: 'settle' }, textOf(id, '.act'));
  button.addEventListener('click', () => act.settle(id));
  const rows = document.querySelector(`[data-app='${id}'] .extra`)?.cloneNode(true);
  return make(
    'div',
    { class: 'task urgent' },
    make('p', { class: 'label' }, 'Needs you'),
    make('p', { class: 'reason' }, textOf(id, '.state')),
    ...(rows ? [rows] : []),
    button,
  );
}

/** `redraw` replaces the focused control, so the new control with the same index gets the focus. */
export function keepFocus(place: HTMLElement, redraw: () => void): void {
  const focused = document.activeElement;
  const controls = (): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('button, summary')];
  const at = focused instanceof HTMLElement ? controls().indexOf(focused) : -1;
  redraw();
  if (at !== -1) controls()[at]?.focus();
}
