import { announce, find } from '../shared/dom';
import { settle, togglePin, unsettle } from './actions';
import { cardOf, fillCards, installed, monthly, needsAttention } from './cards';
import { isUrgent, settled, urgentIds } from './data';
import { openApp } from './dialog';
import { type State, store } from './store';
import { showToast } from './toast';

const headlines = ['Nothing needs you', '1 app needs you'];

export function drawHome(state: State): void {
  fillCards(state);
  const urgent = urgentIds.filter((id) => needsAttention(id, state)).length;
  find('#headline').textContent = headlines[urgent] ?? `${urgent} apps need you`;
  find('#calm').hidden = urgent > 0;
  find('#count').textContent = String(urgent);
  find('#count').hidden = urgent === 0;
  const count = installed(state).length;
  find('#installed').textContent = String(count);
  find('#plan').textContent = `${count} apps, $${monthly(state)} a month`;
  find<HTMLInputElement>(`[name='sort'][value='${state.sort}']`).checked = true;
}

const sorts = {
  attention: 'What needs attention first',
  used: 'Last used first',
  name: 'A to Z',
} as const;

for (const input of document.querySelectorAll<HTMLInputElement>("[name='sort']")) {
  input.addEventListener('change', () => {
    const sort = (['attention', 'used', 'name'] as const).find((one) => one === input.value);
    if (!sort) return;
    store.set({ sort });
    announce(`Sorted: ${sorts[sort]}.`);
  });
}

find('.columns').addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const id = installed(store.get()).find((one) => cardOf(one)?.contains(button));
  if (!button || !id) return;
  if (button.matches('.open')) openApp(id);
  if (button.matches('.pin')) togglePin(id);
  if (button.matches('.act') && isUrgent(id)) {
    settle(id);
    showToast(settled[id].told, () => {
      unsettle(id);
      cardOf(id)?.querySelector<HTMLElement>('.act')?.focus();
    });
  }
});
