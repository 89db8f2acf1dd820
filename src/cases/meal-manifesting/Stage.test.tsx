import { expect, test } from 'vitest';
import { drawerOf, stops } from '../../test-stage';
import { CaseStage } from './Stage';
import { floor, meals, orders } from './stage-states';

const drawn = drawerOf(CaseStage);
const transforms = (name: string) => stops.map((stop) => drawn(stop).style(name).transform);

test('from each stop to the next, the camera moves down by one floor', () => {
  const heights = transforms('world').map((each) => /, (-?\d+)px/.exec(each)?.[1]);
  expect(heights).toEqual(
    stops.map((stop) => String(-floor * stop)).map((y) => y.replace('-0', '0')),
  );
});

test('the ticket moves from stop to stop, and is checked off only at the last', () => {
  expect(new Set(transforms('ticket')).size).toBe(5);
  expect(drawn(4).part('ticket')).toHaveTextContent('2DSalmon');
  const checked = transforms('check').map((each) => !each.includes('scale(0'));
  expect(checked).toEqual([false, false, false, false, true]);
});

test('shows the meal as selected from the second stop on', () => {
  expect(stops.map((stop) => drawn(stop).style('choice').opacity)).toEqual([
    '0',
    '1',
    '1',
    '1',
    '1',
  ]);
});

test('lists the orders sorted by seat, and shows how many are served', () => {
  const seats = orders.map(({ seat }) => seat);
  expect(seats).toEqual(seats.toSorted());
  expect(drawn(2).container).toHaveTextContent('2 of 4 served');
});

test('from the fourth stop on, four fewer trays are left than before', () => {
  const trays = stops.map((stop) => meals.reduce((sum, { left }) => sum + left[stop], 0));
  expect(trays.map((left) => (trays[0] ?? NaN) - left)).toEqual([0, 0, 0, 4, 4]);
});
