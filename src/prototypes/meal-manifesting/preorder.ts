import { announce, find, icon, setAttribute } from '../shared/dom';
import { stockOf } from './inventory';
import { markNew, rowOf } from './manifest';
import {
  type MealId,
  type Order,
  isMeal,
  leftOf,
  lowFrom,
  orderOf,
  seatIds,
  withOrder,
} from './orders';
import { emptyForm, step } from './steps';
import { type State, meals, nameOf, store } from './store';
import { tabOf } from './tabs';
import { sendTicket, shownOf } from './ticket';

const note = find<HTMLInputElement>('#note');
const sent = find('#sent');
const seats = document.querySelectorAll<HTMLInputElement>("input[name='seat']");
const menu = document.querySelectorAll<HTMLInputElement>("input[name='meal']");

/** The tray of an order that is being changed counts as available. */
function available(state: State, id: MealId): number {
  const meal = meals.find((one) => one.id === id);
  if (!meal) return 0;
  const others = state.changing
    ? state.orders.filter(({ seat }) => seat !== state.seat)
    : state.orders;
  return leftOf(others, meal);
}

interface Problems {
  readonly seat: string;
  readonly meal: string;
  /** The seat's existing order, unless it was served or is being changed already. */
  readonly changeable: Order | undefined;
}

function problemsOf(state: State): Problems {
  const known = seatIds.includes(state.seat);
  const taken = known && !state.changing ? orderOf(state.orders, state.seat) : undefined;
  let seat = '';
  if (taken?.served) {
    seat = `${state.seat} has been served ${nameOf(taken.meal)}. Choose another seat.`;
  } else if (taken) {
    seat = `${state.seat} has ordered ${nameOf(taken.meal)}. Choose another seat, or change the order.`;
  } else if (!known && state.tried) {
    seat = 'Choose a seat.';
  }

  let meal = '';
  if (isMeal(state.meal)) {
    if (available(state, state.meal) <= 0) {
      meal = `${nameOf(state.meal)} is sold out. Choose another meal.`;
    }
  } else if (state.tried) {
    meal = 'Choose a meal.';
  }
  return { seat, meal, changeable: taken && !taken.served ? taken : undefined };
}

export function drawForm(state: State): void {
  for (const input of seats) {
    input.checked = input.value === state.seat;
    const order = orderOf(state.orders, input.value);
    const seat = find(`.seat[data-seat='${input.value}']`);
    seat.classList.toggle('taken', order !== undefined);
    find('.seat-state', seat).textContent = order ? (order.served ? 'served' : 'ordered') : '';
  }
  for (const input of menu) {
    const { value } = input;
    input.checked = value === state.meal;
    if (!isMeal(value)) continue;
    const left = available(state, value);
    const meal = find(`.meal[data-meal='${value}']`);
    meal.classList.toggle('out', left <= 0);
    meal.classList.toggle('low', left > 0 && left <= lowFrom);
    find('.meal-left', meal).textContent = left > 0 ? `${left} left` : 'Sold out';
  }
  if (note.value !== state.note) note.value = state.note;

  const problems = problemsOf(state);
  showProblem('seat', problems.seat);
  showProblem('meal', problems.meal);
  find('#change').hidden = !problems.changeable;
  find('#submit').textContent = state.changing ? `Change order for ${state.seat}` : 'Send order';
}

function showProblem(name: 'seat' | 'meal', message: string): void {
  const place = find(`#${name}-error`);
  place.hidden = message === '';
  if (place.textContent !== message) {
    place.replaceChildren(...(message ? [icon('alert'), message] : []));
  }
  setAttribute(find(`#${name}s`), 'aria-invalid', message !== '' && 'true');
}

/** Stores the choice. Announces a new problem: the form's error text is not a live region. */
function choose(field: 'seat' | 'meal', value: string): void {
  const before = problemsOf(store.get())[field];
  store.set(field === 'seat' ? { seat: value, changing: false } : { meal: value });
  sent.hidden = true;
  const now = problemsOf(store.get())[field];
  if (now && now !== before) announce(now);
}

for (const input of seats) input.addEventListener('change', () => choose('seat', input.value));
for (const input of menu) input.addEventListener('change', () => choose('meal', input.value));
note.addEventListener('input', () => store.set({ note: note.value }));

find('#change').addEventListener('click', () => {
  const order = problemsOf(store.get()).changeable;
  if (!order) return;
  store.set({ changing: true, meal: order.meal, note: order.note });
  [...menu].find((input) => input.checked)?.focus();
  announce(`Changing the order of ${order.seat}.`);
});

find('#form').addEventListener('submit', (event) => {
  event.preventDefault();
  store.set({ tried: true });
  const { seat, meal, note: words, changing, orders, row } = store.get();
  const problems = problemsOf(store.get());
  if (problems.seat || problems.meal || !isMeal(meal)) {
    const group = [...(problems.seat ? seats : menu)];
    (group.find((input) => input.checked) ?? group[0])?.focus();
    announce([problems.seat, problems.meal].filter(Boolean).join(' '));
    return;
  }
  const order: Order = { seat, meal, note: words.trim(), served: false };
  const label = changing ? `${seat} changed to ${nameOf(meal)}` : `${seat} ordered ${nameOf(meal)}`;
  // A filter for another row is reset, so that the manifest shows the new order.
  step(label, withOrder(orders, order), { ...emptyForm, row: row === seat[0] ? row : 'all' });
  sent.hidden = false;
  sent.replaceChildren(icon('check'), `${label}.`);
  markNew(seat);

  const place = shownOf(rowOf(seat), tabOf('manifest'));
  if (place?.matches('.order')) place.scrollIntoView({ block: 'nearest' });
  void sendTicket({ seat, meal: nameOf(meal) }, find('#submit'), place, stockOf(meal));
});
