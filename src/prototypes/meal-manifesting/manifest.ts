import { announce, find, icon, make } from '../shared/dom';
import { stockOf } from './inventory';
import { type Order, orderOf, servedOf, withServed } from './orders';
import { step } from './steps';
import { type State, nameOf, rows, store } from './store';
import { takeTray } from './ticket';

const list = find('#list');
const filters = document.querySelectorAll<HTMLInputElement>("input[name='row']");

export const rowOf = (seat: string): HTMLElement | null =>
  list.querySelector<HTMLElement>(`[data-seat='${seat}']`);

export function markNew(seat: string): void {
  for (const other of list.querySelectorAll('.fresh')) other.classList.remove('fresh');
  rowOf(seat)?.classList.add('fresh');
}

export function drawManifest(state: State): void {
  for (const cabinRow of list.querySelectorAll<HTMLElement>('.cabin-row')) {
    const number = cabinRow.dataset.row ?? '';
    const orders = state.orders.filter((order) => order.seat.startsWith(number));
    cabinRow.hidden = orders.length === 0 || (state.row !== 'all' && state.row !== number);
    drawOrders(find('ul', cabinRow), orders);
  }
  const served = servedOf(state.orders);
  find('#served').textContent = String(served);
  find('#total').textContent = String(state.orders.length);
  find('#badge-manifest').textContent = String(state.orders.length);
  find('#track').style.setProperty('--share', String(served / (state.orders.length || 1)));
  for (const input of filters) input.checked = input.value === state.row;
  find('#empty').hidden = list.querySelector('.cabin-row:not([hidden])') !== null;
  find('#empty').textContent =
    state.row === 'all' ? 'No orders yet.' : `No orders in row ${state.row} yet.`;
}

/** Reuses the elements of orders that stay listed, so that a focused checkbox keeps focus. */
function drawOrders(place: HTMLElement, orders: readonly Order[]): void {
  for (const item of place.querySelectorAll<HTMLElement>('.order')) {
    if (!orderOf(orders, item.dataset.seat ?? '')) item.remove();
  }
  orders.forEach((order, at) => {
    const item = rowOf(order.seat) ?? makeRow(order);
    const there = place.children[at] ?? null;
    if (there !== item) place.insertBefore(item, there);
    fillRow(item, order);
  });
}

function makeRow(order: Order): HTMLElement {
  return make(
    'li',
    { class: 'order', 'data-seat': order.seat },
    make(
      'label',
      {},
      make('input', { type: 'checkbox' }),
      make('span', { class: 'checkmark' }, icon('check')),
      make('b', { class: 'order-seat' }, order.seat),
      make('span', { class: 'order-text' }, make('span', { class: 'order-meal' })),
      make('span', { class: 'order-state' }),
    ),
  );
}

function fillRow(item: HTMLElement, { meal, note, served }: Order): void {
  item.classList.toggle('served', served);
  find<HTMLInputElement>('input', item).checked = served;
  find('.order-meal', item).textContent = nameOf(meal);
  find('.order-state', item).textContent = served ? 'Served' : '';
  item.querySelector('.order-note')?.remove();
  if (note) find('.order-text', item).append(make('span', { class: 'order-note' }, note));
}

list.addEventListener('change', (event) => {
  const box = event.target;
  if (!(box instanceof HTMLInputElement)) return;
  const item = box.closest<HTMLElement>('.order');
  const { orders } = store.get();
  const order = orderOf(orders, item?.dataset.seat ?? '');
  if (!item || !order) return;
  const { seat, meal } = order;
  step(`${seat} ${box.checked ? 'served' : 'not served'}`, withServed(orders, seat, box.checked));
  if (box.checked) void takeTray(find('.checkmark', item), stockOf(meal));
});

for (const input of filters) {
  input.addEventListener('change', () => {
    const row = rows.find((one) => one === input.value);
    if (!row) return;
    store.set({ row });
    const count = list.querySelectorAll('.cabin-row:not([hidden]) .order').length;
    const what = row === 'all' ? 'All rows' : `Row ${row}`;
    announce(`${what}: ${count} ${count === 1 ? 'order' : 'orders'}.`);
  });
}
