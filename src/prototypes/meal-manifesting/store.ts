import { find } from '../shared/dom';
import { choice, createStore, data, flag, text } from '../shared/state';
import {
  type Meal,
  type MealId,
  type Order,
  type Step,
  checkOrders,
  checkSteps,
  isMeal,
} from './orders';

/** The orders and meals are in index.html, so that they are visible without scripts, too. */
export const firstOrders: readonly Order[] = [
  ...document.querySelectorAll<HTMLElement>('#list .order'),
].flatMap((item) => {
  const { seat = '', meal } = item.dataset;
  const note = item.querySelector('.order-note')?.textContent.trim() ?? '';
  return isMeal(meal) ? [{ seat, meal, note, served: item.classList.contains('served') }] : [];
});

export const meals: readonly Meal[] = [
  ...document.querySelectorAll<HTMLElement>('#inventory .stock'),
].flatMap((item) => {
  const { meal, loaded } = item.dataset;
  const name = find('h3', item).textContent.trim();
  return isMeal(meal) ? [{ id: meal, name, loaded: Number(loaded) }] : [];
});

export const nameOf = (id: MealId): string => meals.find((meal) => meal.id === id)?.name ?? id;

export const views = ['preorder', 'manifest', 'inventory'] as const;
export const rows = ['all', '1', '2', '3', '4'] as const;

export const store = createStore('meal-manifesting', {
  view: choice(views, 'preorder'),
  row: choice(rows, 'all'),
  seat: text('', 'both', 2),
  meal: text('', 'both', 12),
  note: text('', 'session', 60),
  /** True while the seat's existing order is being changed. */
  changing: flag(false, 'session'),
  /** True after a failed attempt to send. Only then does a missing seat or meal show an error. */
  tried: flag(false, 'session'),
  orders: data<readonly Order[]>(firstOrders, checkOrders),
  steps: data<readonly Step[]>([], checkSteps),
});

export type State = ReturnType<typeof store.get>;
