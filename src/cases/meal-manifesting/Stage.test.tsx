import { expect, test } from 'vitest';
import { atRest, drawerOf, stops } from '../../test-stage';
import { CaseStage } from './Stage';
import { meals, tickets } from './stage-states';

const drawn = drawerOf(CaseStage);

test('the form is empty at first; then a meal is chosen and a ticket leaves the phone', () => {
  for (const [stop, opacity] of [
    [0, '0'],
    [1, '1'],
  ] as const) {
    expect(drawn(stop).style('choice').opacity).toBe(opacity);
    expect(drawn(stop).style('ticket-2D').opacity).toBe(opacity);
  }
});

test('the trays are counted down as rows are checked off', () => {
  const checkedOff = stops.map(
    (stop) => tickets.filter(({ checkAt }) => checkAt[stop].scale !== 0).length,
  );
  const trays = stops.map((stop) => meals.reduce((sum, { left }) => sum + left[stop], 0));
  expect(checkedOff).toEqual([0, 0, 0, 3, 4]);
  expect(trays.map((left) => (trays[0] ?? NaN) - left)).toEqual(checkedOff);
  for (const stop of stops) {
    expect(drawn(stop).container).toHaveTextContent(`${checkedOff[stop]} of 4 served`);
  }
});

test('the three screens end side by side, joined by one line', () => {
  const { style } = drawn(4);
  for (const part of ['phone', 'manifest', 'inventory', 'ticket-2D', 'seats', 'cart', 'tray']) {
    expect(style(part).transform).toBe(atRest);
  }
  expect(style('line').clipPath).toBe('inset(0% 0% 0% 0%)');
  expect(drawn(3).style('line').clipPath).toBe('inset(0% 100% 0% 0%)');
});
