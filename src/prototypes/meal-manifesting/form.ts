import { type MealId, type Order, isMeal, leftOf, orderOf, seatIds } from './orders';
import { type State, meals } from './store';

export const nameOf = (id: MealId): string => meals.find((meal) => meal.id === id)?.name ?? id;

/** Includes the tray of an order that is being changed. */
export function available(state: State, id: MealId): number {
  const meal = meals.find((one) => one.id === id);
  if (!meal) return 0;
  const others = state.changing
    ? state.orders.filter(({ seat }) => seat !== state.seat)
    : state.orders;
  return leftOf(others, meal);
}

export interface Problems {
  readonly seat: string;
  readonly meal: string;
  /** The seat's existing order, unless it was served or is being changed already. */
  readonly changeable: Order | undefined;
}

export function problemsOf(state: State): Problems {
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
