import { find, icon, make } from '../shared/dom';
import { type AppId, type MarketId, facts, isMarket, isUrgent, market, settled } from './data';
import type { State } from './store';

const cards = new Map<AppId, HTMLElement>();
const written = new Map<HTMLElement, { state: string; used: string }>();

export function collectCards(known: readonly AppId[]): void {
  for (const id of known) {
    const element = document.querySelector<HTMLElement>(`.card[data-app='${id}']`);
    if (element) keep(id, element);
  }
}

function keep(id: AppId, element: HTMLElement): void {
  cards.set(id, element);
  written.set(element, { state: part(element, 'state'), used: part(element, 'used b') });
  element.style.viewTransitionName = `app-${id}`;
}

const part = (element: HTMLElement, name: string): string =>
  find(`.${name}`, element).textContent.trim();

export const tile = (id: string, color: string): HTMLElement =>
  make('span', { class: `tile art ${color}` }, icon(id));

export const cardOf = (id: AppId): HTMLElement | undefined => cards.get(id);
export const nameOf = (id: AppId): string =>
  isMarket(id) ? market[id].name : textOf(id, '.open') || id;
export const textOf = (id: AppId, selector: string): string =>
  cards.get(id)?.querySelector(selector)?.textContent?.trim() ?? '';
export const colorOf = (id: AppId): string =>
  isMarket(id) ? market[id].tile : (cards.get(id)?.querySelector('.tile')?.classList[2] ?? 'ink');

export const needsAttention = (id: AppId, state: State): boolean =>
  isUrgent(id) && !state.settled.includes(id);

export const installed = (state: State): AppId[] =>
  [...cards.keys()].filter((id) => !isMarket(id) || state.added.includes(id));

function addCard(id: MarketId): void {
  const model = cards.get('website');
  if (!model || cards.has(id)) return;
  const element = model.cloneNode(true);
  if (!(element instanceof HTMLElement)) return;
  const { name, about, tile: color } = market[id];
  element.dataset.app = id;
  element.dataset.used = '99';
  find('.tile', element).replaceWith(tile(id, color));
  find('.open', element).textContent = name;
  find('.about', element).textContent = about;
  find('.state', element).textContent = 'Just added, not set up yet';
  find('.used b', element).textContent = 'Never';
  keep(id, element);
}

export function fillCards(state: State): void {
  for (const id of state.added) addCard(id);
  for (const [id, element] of cards) {
    const first = written.get(element);
    const done = isUrgent(id) && state.settled.includes(id);
    find('.state', element).textContent = done ? settled[id].state : (first?.state ?? '');
    find('.used b', element).textContent = state.opened.includes(id)
      ? 'Just now'
      : (first?.used ?? '');
    find('.status', element).replaceChildren(
      make('span', {}, 'Status:'),
      needsAttention(id, state) ? ' Active (1 notice)' : ' Active',
    );
    const pinned = state.pins.includes(id);
    const pin = find('.pin', element);
    pin.setAttribute('aria-pressed', String(pinned));
    find('.unseen', pin).textContent = `Pin ${nameOf(id)}`;
    element.classList.toggle('urgent', needsAttention(id, state));
  }
}

export function shelveCards(state: State): void {
  const shelves = { attention: [] as AppId[], pinned: [] as AppId[], rest: [] as AppId[] };
  const byName = (a: AppId, b: AppId): number => nameOf(a).localeCompare(nameOf(b));
  const used = (id: AppId): number => {
    const at = state.opened.indexOf(id);
    return at === -1 ? Number(cards.get(id)?.dataset.used) : at - 100;
  };
  const byUse = (a: AppId, b: AppId): number => used(a) - used(b);
  const all = installed(state);

  if (state.view === 'before') {
    shelves.rest = all.filter((id) => !isMarket(id)).toSorted(byName);
    shelves.rest.push(...all.filter(isMarket));
  } else {
    const order = state.sort === 'name' ? byName : byUse;
    for (const id of all.toSorted(order)) {
      if (state.sort === 'attention' && needsAttention(id, state)) shelves.attention.push(id);
      else if (state.pins.includes(id)) shelves.pinned.push(id);
      else shelves.rest.push(id);
    }
    const urgency = (id: AppId): number => Number(cards.get(id)?.dataset.attention);
    shelves.attention.sort((a, b) => urgency(a) - urgency(b));
    const { length } = shelves.rest;
    const others = length === 1 ? '1 other app' : `${length} other apps`;
    find('#s-rest').textContent =
      `${others}, ${state.sort === 'name' ? 'A to Z' : 'last used first'}`;
  }

  const kept = document.activeElement;
  const byKeys = kept?.matches(':focus-visible') ?? false;
  for (const [name, ids] of Object.entries(shelves)) {
    const shelf = find(`[data-shelf='${name}']`);
    shelf.hidden = ids.length === 0;
    shelf.dataset.count = String(Math.min(ids.length, 3));
    const elements = ids.map((id) => cards.get(id)).filter((card) => card !== undefined);
    // On the attention shelf, the first card is large. If the shelf has only two cards, both are
    // large, so that no gap remains.
    const large = name !== 'attention' ? 0 : ids.length === 2 ? 2 : 1;
    elements.forEach((element, at) => element.classList.toggle('large', at < large));
    find('.cards', shelf).replaceChildren(...elements);
  }
  // An element that moves in the DOM loses the focus, so it gets the focus back.
  if (kept instanceof HTMLElement && kept.isConnected && kept !== document.activeElement) {
    kept.focus({ preventScroll: !byKeys });
  }
}

export const monthly = (state: State): number =>
  installed(state).reduce((sum, id) => sum + facts[id].price, 0);
