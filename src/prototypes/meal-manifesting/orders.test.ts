import { describe, expect, it } from 'vitest';
import {
  type Meal,
  type Order,
  checkOrders,
  checkSteps,
  leftOf,
  servedOf,
  withOrder,
  withServed,
} from './orders';

const rib: Meal = { id: 'rib', name: 'Short rib', loaded: 3 };
const order = (seat: string, served = false): Order => ({ seat, meal: 'rib', note: '', served });

describe('orders', () => {
  it('sorts orders by seat, and takes one tray from the meal’s stock for each', () => {
    const orders = withOrder(withOrder([], order('2C')), order('1A'));
    expect(orders.map(({ seat }) => seat)).toEqual(['1A', '2C']);
    expect(leftOf(orders, rib)).toBe(1);
  });

  it('replaces an earlier order from the same seat', () => {
    const orders = withOrder([order('1A')], { ...order('1A'), meal: 'salmon' });
    expect(orders).toHaveLength(1);
    expect(leftOf(orders, rib)).toBe(3);
  });

  it('marks one order as served, and counts the served orders of a meal', () => {
    const orders = withServed([order('1A'), order('1C')], '1C', true);
    expect(servedOf(orders)).toBe(1);
    expect(servedOf(orders, 'salmon')).toBe(0);
  });

  it('rejects stored orders and undo steps that are malformed', () => {
    const kept = [order('1A')];
    expect(checkOrders(kept)).toEqual(kept);
    expect(checkOrders([{ ...order('1A'), seat: '9Z' }])).toBeUndefined();
    expect(checkOrders('1A')).toBeUndefined();
    expect(checkSteps([{ label: 'one', before: kept }])).toEqual([{ label: 'one', before: kept }]);
    expect(checkSteps([{ label: 1, before: kept }])).toBeUndefined();
  });
});
