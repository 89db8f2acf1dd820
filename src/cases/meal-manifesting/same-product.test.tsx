import { expect, test } from 'vitest';
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
import { meals, orders as drawnOrders } from './stage-states';
import { story } from './story';
import { tile } from './tile';

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
const orders = [
  ...dataOf('#list .order').map(({ seat = '', meal }) => [seat, nameOf.get(meal)] as const),
  ['2D', 'Salmon'] as const,
];

const drawings = ['cover.svg', 'pictures/flow.svg'].filter((file) =>
  isPlaceholder([tile, story], file.replace('pictures/', '')),
);
const labelsOf = (file: string) => labelsIn(read(`cases/meal-manifesting/${file}`));

test('cover, scene, and flow drawing use only the prototype’s text, apart from counts and two labels', () => {
  const drawn = [
    ...drawings.flatMap(labelsOf),
    ...stops.flatMap((stop) => labelsIn(drawerOf(CaseStage)(stop).container)),
  ];
  const counts = drawn.filter((label) => /^(\d )?of \d+ served$/.test(label));
  const besides = [...counts, 'Seat 2D', 'Carts 1 and 2'];
  expect(drawn).toEqual(expect.arrayContaining([...nameOf.values()]));
  expect(unsaid(drawn, 'prototypes/meal-manifesting', besides)).toEqual([]);
});

test('the scene lists the prototype’s meals in the same order', () => {
  expect(meals.map(({ name }) => name)).toEqual([...nameOf.values()]);
});

test('scene, cover, and flow drawing show the prototype’s orders for row 2, plus one for seat 2D', () => {
  const row = orders.filter(([seat]) => seat.startsWith('2')).toSorted();
  expect(drawnOrders.map(({ seat, meal }) => [seat, meal])).toEqual(row);
  for (const file of drawings) {
    expect(labelsOf(file).join(' ').replace('New ', ''), file).toContain(row.flat().join(' '));
  }
});

test('at the last stop, each meal has as many trays left as the prototype loads, minus the orders', () => {
  const left = dataOf('#inventory .stock').map(
    ({ meal, loaded }) =>
      Number(loaded) - orders.filter(([, name]) => name === nameOf.get(meal)).length,
  );
  expect(meals.map((meal) => meal.left)).toEqual(left);
});

test('seats, meals, and counts in the story match the prototype', () => {
  const texts = textsIn([story, tile]);
  const mealOf = new Map(orders);
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
