import { expect, test } from 'vitest';
import type { PartStates } from '../../motion/stage';
import { lowFrom as prototypeLowFrom } from '../../prototypes/meal-manifesting/orders';
import { drawerOf, stops } from '../../test-stage';
import {
  isPlaceholder,
  labelsIn,
  miscounts,
  pageOf,
  read,
  textsIn,
  tokensIn,
  unsaid,
} from '../../test-words';
import { CaseStage } from './Stage';
import {
  beside,
  camera,
  floor,
  lowFrom,
  meals,
  middleOf,
  narrowTicketIn,
  narrowTicketOut,
  orders,
  ticketDown,
  ticketIn,
  ticketOut,
} from './stage-states';
import { story } from './story';
import { tile } from './tile';

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

/** The ticket's center at each stop. `y` is measured from the top of what the camera shows. */
const placesOf = (out: PartStates, across: PartStates) =>
  stops.map((stop) => {
    const lists: PartStates[] = [out, ticketDown, across, camera];
    const sum = (axis: 'x' | 'y') => lists.reduce((all, list) => all + (list[stop][axis] ?? 0), 0);
    return [sum('x'), sum('y')];
  });

test('at the five stops, the ticket rests in the passenger’s hand, at its meal on the menu, in its row of the manifest, at its meal in the inventory, and in the hand again', () => {
  const [salmon, seat] = [middleOf(1), middleOf(2)];
  expect(placesOf(ticketOut, ticketIn)).toEqual([
    [385, 520],
    [600, salmon],
    [400, seat],
    [670, salmon],
    [384, 422],
  ]);
  const manifest = 400 + (beside.manifest[2].x ?? 0);
  expect(placesOf(narrowTicketOut, narrowTicketIn)).toEqual([
    [385, 520],
    [600, salmon],
    [manifest, seat],
    [570, salmon - 28],
    [384, 422],
  ]);
});

test('the pre-order screen shows the meal as selected from the second stop on', () => {
  expect(stops.map((stop) => drawn(stop).style('choice').opacity)).toEqual([
    '0',
    '1',
    '1',
    '1',
    '1',
  ]);
});

test('the manifest lists the orders by seat, and says how many are served', () => {
  const seats = orders.map(({ seat }) => seat);
  expect(seats).toEqual(seats.toSorted());
  expect(drawn(2).container).toHaveTextContent(`0 of ${orders.length} served`);
});

test('from the fourth stop on, the inventory shows four fewer trays', () => {
  const sumOf = (count: 'loaded' | 'left') => meals.reduce((sum, meal) => sum + meal[count], 0);
  expect(sumOf('loaded') - sumOf('left')).toBe(4);
  const seen = (name: string) => stops.map((stop) => drawn(stop).style(name).opacity);
  expect(seen('taken-Salmon')).toEqual(['1', '1', '1', '0', '0']);
  expect(seen('left-Salmon')).toEqual(['0', '0', '0', '1', '1']);
});

const page = pageOf('meal-manifesting');
const dataOf = (selector: string) =>
  Array.from(page.querySelectorAll<HTMLElement>(selector), ({ dataset }) => dataset);

const nameOf = new Map(
  Array.from(page.querySelectorAll<HTMLElement>('.meal'), (meal) => [
    meal.dataset['meal'],
    meal.querySelector('.meal-name')?.textContent.trim() ?? '',
  ]),
);
/** The prototype's orders, plus the order that the scene, the cover, and flow.svg add. */
const allOrders = [
  ...dataOf('#list .order').map(({ seat = '', meal }) => [seat, nameOf.get(meal)] as const),
  ['2D', 'Salmon'] as const,
];

const drawings = ['cover.svg', 'pictures/flow.svg'].filter((file) =>
  isPlaceholder([tile, story], file.replace('pictures/', '')),
);
const labelsOf = (file: string) => labelsIn(read(`cases/meal-manifesting/${file}`));

test('cover, scene, and flow drawing use only the prototype’s text, apart from counts and two labels', () => {
  const labels = [
    ...drawings.flatMap(labelsOf),
    ...stops.flatMap((stop) => labelsIn(drawn(stop).container)),
  ];
  const counts = labels.filter((label) => /^(\d )?of \d+ served$/.test(label));
  const besides = [...counts, 'Seat 2D', 'Carts 1 and 2'];
  expect(labels).toEqual(expect.arrayContaining([...nameOf.values()]));
  expect(unsaid(labels, 'prototypes/meal-manifesting', besides)).toEqual([]);
});

test('the scene lists the prototype’s meals in the same order', () => {
  expect(meals.map(({ name }) => name)).toEqual([...nameOf.values()]);
});

test('scene, cover, and flow drawing show the prototype’s orders for row 2, with the new one for seat 2D', () => {
  const row = allOrders.filter(([seat]) => seat.startsWith('2')).toSorted();
  expect(orders.map(({ seat, meal }) => [seat, meal])).toEqual(row);
  for (const file of drawings) {
    expect(labelsOf(file).join(' ').replace('New ', ''), file).toContain(row.flat().join(' '));
  }
});

test('for each meal, the scene’s remaining trays are the trays that the prototype loads, minus the orders', () => {
  const left = dataOf('#inventory .stock').map(
    ({ meal, loaded }) =>
      Number(loaded) - allOrders.filter(([, name]) => name === nameOf.get(meal)).length,
  );
  expect(meals.map((meal) => meal.left)).toEqual(left);
});

test('scene and flow drawing show the same meals in red as the prototype: those that are low', () => {
  expect(lowFrom).toBe(prototypeLowFrom);
  const low = meals.filter(({ left }) => left > 0 && left <= lowFrom);
  for (const file of drawings.filter((each) => each.includes('flow'))) {
    const red = read(`cases/meal-manifesting/${file}`).matchAll(/<text class="low".*>(\d)</g);
    expect(Array.from(red, ([, count]) => Number(count))).toEqual(low.map(({ left }) => left));
  }
});

test('seats, meals, and counts in the story match the prototype', () => {
  const texts = textsIn([story, tile]);
  const mealOf = new Map(allOrders);
  for (const text of texts) {
    for (const seat of tokensIn(text).filter((token) => /^\d[A-F]$/.test(token))) {
      expect(text.toLowerCase()).toContain(mealOf.get(seat)?.toLowerCase());
    }
  }
  const screens = page.querySelectorAll('.screen').length;
  expect(miscounts(texts, 'screens', screens)).toEqual([]);
  expect(miscounts(texts, 'low', page.querySelectorAll('.stock.low').length)).toEqual([]);
  expect(miscounts(texts, 'sold out', page.querySelectorAll('.stock.out').length)).toEqual([]);
});
