import { announce, find } from '../shared/dom';
import { type Order, servedOf } from './orders';
import { type State, firstOrders, store } from './store';

const longestHistory = 20;
const undo = find<HTMLButtonElement>('#undo');

export function step(label: string, orders: readonly Order[], more: Partial<State> = {}): void {
  const state = store.get();
  const steps = [...state.steps, { label, before: state.orders }].slice(-longestHistory);
  store.set({ ...more, orders, steps });
  announce(`${label}. ${find('#left').textContent} trays left, ${servedOf(orders)} served.`);
}

export const emptyForm = {
  seat: '',
  meal: '',
  note: '',
  changing: false,
  tried: false,
} as const satisfies Partial<State>;

export function drawSteps({ steps }: State): void {
  const last = steps.at(-1);
  undo.disabled = !last;
  find('#undo-what').textContent = last ? `: ${last.label}` : '';
}

undo.addEventListener('click', () => {
  const { steps } = store.get();
  const last = steps.at(-1);
  if (!last) return;
  find('#sent').hidden = true;
  store.set({ orders: last.before, steps: steps.slice(0, -1), changing: false });
  // A button that becomes disabled loses focus, and Tab would continue from the top of the page. So
  // the button “Start over” gets the focus.
  if (undo.disabled) find('#restart').focus();
  announce(`Taken back: ${last.label}.`);
});

find('#restart').addEventListener('click', () => {
  find('#sent').hidden = true;
  step('Everything as at the start', firstOrders, { ...emptyForm, row: 'all' });
});
