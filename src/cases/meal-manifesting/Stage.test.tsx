import { expect, test } from 'vitest';
import { atRest, drawerOf, stops } from '../../test-stage';
import { CaseStage } from './Stage';
import { meals, tickets } from './stage-states';

const drawn = drawerOf(CaseStage);

const seenAt = (name: string) =>
  stops.map((stop) => {
    const { opacity, clipPath } = drawn(stop).style(name);
    return opacity !== '0' && !/\s[1-9]\d\d%/.test(clipPath);
  });

test('starts with an empty form, then shows the chosen meal and a ticket that leaves the phone', () => {
  for (const part of ['choice', 'ticket-2D']) {
    expect(seenAt(part), part).toEqual([false, true, true, true, true]);
  }
  for (const stop of [0, 1] as const) expect(drawn(stop).style('phone').transform).toContain('1.4');
});

test('tickets from the other seats arrive with the manifest', () => {
  for (const part of ['manifest', 'ticket-2A', 'ticket-2C', 'ticket-2F']) {
    expect(seenAt(part), part).toEqual([false, false, true, true, true]);
  }
  expect(drawn(3).style('manifest').transform).toBe(drawn(2).style('manifest').transform);
});

test('hides parts that a stop does not need', () => {
  expect(seenAt('phone')).toEqual([true, true, false, false, true]);
  expect(seenAt('cart')).toEqual([true, true, false, false, true]);
  expect(seenAt('seats')).toEqual([false, false, true, false, true]);
  for (const part of ['inventory', 'tray']) {
    expect(seenAt(part), part).toEqual([false, false, false, true, true]);
  }
});

test('the tray count falls as rows are checked off', () => {
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
  for (const part of ['phone', 'manifest', 'inventory', 'ticket-2D', 'row', 'cart', 'tray']) {
    expect(style(part).transform).toBe(atRest);
  }
  for (const part of ['line', 'run']) {
    expect(seenAt(part), part).toEqual([false, false, false, false, true]);
  }
});
