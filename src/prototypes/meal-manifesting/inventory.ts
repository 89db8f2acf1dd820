import { find } from '../shared/dom';
import { type MealId, leftOf, lowFrom, ordered, servedOf } from './orders';
import { type State, meals } from './store';
import { tabOf } from './tabs';
import { shownOf } from './ticket';

/** The target of an animated tray: the meal's count or, if that is hidden, the Inventory tab. */
export const stockOf = (meal: MealId): Element | undefined =>
  shownOf(document.querySelector(`.stock[data-meal='${meal}'] .stock-left`), tabOf('inventory'));

export function drawInventory({ orders }: State): void {
  let together = 0;
  for (const meal of meals) {
    const left = leftOf(orders, meal);
    const served = servedOf(orders, meal.id);
    const taken = ordered(orders, meal.id);
    together += left;

    const item = find(`.stock[data-meal='${meal.id}']`);
    find('.number', item).textContent = String(left);
    find('.counted', item).textContent = `${taken} ordered, ${served} served`;
    const word = find('.stock-state', item);
    word.hidden = left > lowFrom;
    word.textContent = left === 0 ? 'Sold out' : 'Low';
    item.classList.toggle('low', left > 0 && left <= lowFrom);
    item.classList.toggle('out', left === 0);
    [...find('.trays', item).children].forEach((tray, at) => {
      tray.className = `tray ${at < served ? 'is-served' : at < taken ? 'is-ordered' : 'is-free'}`;
    });
  }
  find('#left').textContent = String(together);
  find('#badge-inventory').textContent = String(together);
}
