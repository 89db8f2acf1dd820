export const mealIds = ['rib', 'salmon', 'ravioli', 'tagine'] as const;
export const seatIds = [1, 2, 3, 4].flatMap((row) =>
  ['A', 'C', 'D', 'F'].map((at) => `${row}${at}`),
);

export type MealId = (typeof mealIds)[number];

export interface Order {
  readonly seat: string;
  readonly meal: MealId;
  readonly note: string;
  readonly served: boolean;
}

export interface Meal {
  readonly id: MealId;
  readonly name: string;
  readonly loaded: number;
}

/** A meal with this many trays left, or fewer, is shown as low. With none, it is sold out. */
export const lowFrom = 2;

export const isMeal = (value: unknown): value is MealId => mealIds.some((id) => id === value);

export const orderOf = (orders: readonly Order[], seat: string): Order | undefined =>
  orders.find((order) => order.seat === seat);

export const ordered = (orders: readonly Order[], meal: MealId): number =>
  orders.filter((order) => order.meal === meal).length;

export const servedOf = (orders: readonly Order[], meal?: MealId): number =>
  orders.filter((order) => order.served && (meal === undefined || order.meal === meal)).length;

export const leftOf = (orders: readonly Order[], meal: Meal): number =>
  meal.loaded - ordered(orders, meal.id);

export const withOrder = (orders: readonly Order[], order: Order): Order[] =>
  [...orders.filter(({ seat }) => seat !== order.seat), order].toSorted((a, b) =>
    a.seat.localeCompare(b.seat),
  );

export const withServed = (orders: readonly Order[], seat: string, served: boolean): Order[] =>
  orders.map((order) => (order.seat === seat ? { ...order, served } : order));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function checkOrders(value: unknown): Order[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const orders = value.filter((entry: unknown): entry is Order => {
    if (!isRecord(entry)) return false;
    const { seat, meal, note, served } = entry;
    return (
      typeof seat === 'string' &&
      seatIds.includes(seat) &&
      isMeal(meal) &&
      typeof note === 'string' &&
      typeof served === 'boolean'
    );
  });
  return orders.length === value.length ? orders : undefined;
}

export interface Step {
  /** Part of the Undo button's accessible name. It is also announced to screen readers. */
  readonly label: string;
  readonly before: readonly Order[];
}

export function checkSteps(value: unknown): Step[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const steps: Step[] = [];
  const entries: unknown[] = value;
  for (const entry of entries) {
    if (!isRecord(entry)) return undefined;
    const { label, before } = entry;
    const orders = checkOrders(before);
    if (typeof label !== 'string' || !orders) return undefined;
    steps.push({ label, before: orders });
  }
  return steps;
}
