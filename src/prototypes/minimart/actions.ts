import { announce, find } from '../shared/dom';
import { nameOf } from './cards';
import { type AppId, type MarketId, isUrgent, market, settled } from './data';
import { store } from './store';

export function togglePin(id: AppId): void {
  const { pins } = store.get();
  const pinned = pins.includes(id);
  store.set({ pins: pinned ? pins.filter((other) => other !== id) : [...pins, id] });
  announce(`${nameOf(id)} ${pinned ? 'is no longer pinned' : 'is pinned'}.`);
}

const headline = (): string => find('#headline').textContent;

export function settle(id: AppId): void {
  if (!isUrgent(id)) return;
  store.set({ settled: [...store.get().settled, id] });
  announce(`${settled[id].told} ${headline()}.`);
}

export function unsettle(id: AppId): void {
  store.set({ settled: store.get().settled.filter((other) => other !== id) });
  announce(`Undone. ${headline()}.`);
}

export function add(id: MarketId): void {
  store.set({ added: [...store.get().added, id] });
  announce(`${market[id].name} is on your home screen.`);
}

export function remove(id: MarketId): void {
  const { added, pins } = store.get();
  store.set({
    added: added.filter((other) => other !== id),
    pins: pins.filter((other) => other !== id),
  });
  announce(`${market[id].name} is removed.`);
}
