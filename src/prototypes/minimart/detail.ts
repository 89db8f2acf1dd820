import { icon, make } from '../shared/dom';
import { colorOf, nameOf, needsAttention, textOf } from './cards';
import { type AppId, dollars, facts, isMarket, isUrgent, market, settled } from './data';
import { tile } from './dom';
import type { State } from './store';

export interface DetailActions {
  close(): void;
  pin(id: AppId): void;
  settle(id: AppId): void;
  unsettle(id: AppId): void;
}

export function fillDetail(dialog: HTMLElement, id: AppId, state: State, act: DetailActions): void {
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

  dialog.replaceChildren(
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
  const settle = make('button', { type: 'button', class: 'settle' }, textOf(id, '.act'));
  settle.addEventListener('click', () => act.settle(id));
  const rows = document.querySelector(`[data-app='${id}'] .extra`)?.cloneNode(true);
  return make(
    'div',
    { class: 'task urgent' },
    make('p', { class: 'label' }, 'Needs you'),
    make('p', { class: 'reason' }, textOf(id, '.state')),
    ...(rows ? [rows] : []),
    settle,
  );
}
