import { expect, test } from 'vitest';
import { currentOf, reduce, positionOf, start, type ChapterView } from './chapter-position';

/** Six chapters, the first three beside one another: how much of each row is above the reading line. */
const views = (row: number | null, ...rest: (number | null)[]): ChapterView[] =>
  [row, row, row, ...rest].map((read, index) => ({
    top: index < 3 ? 0 : index * 500,
    begun: read !== null,
    read: read ?? 0,
  }));

test.each([
  ['before the first chapter', views(null, null, null, null), -1],
  ['when the first one touches the line', views(0, null, null, null), 0],
  ['in the second third of the row', views(1 / 3, null, null, null), 1],
  ['in its last third', views(2 / 3, null, null, null), 2],
  ['below the row, before the next', views(1, null, null, null), 2],
  ['in the approach', views(1, 0.4, null, null), 3],
  ['in the last one', views(1, 1, 1, 0.9), 5],
  ['after the last', views(1, 1, 1, 1), 6],
])('%s', (_, chapters, reading) => {
  expect(positionOf(chapters).reading).toBe(reading);
});

test('chapters below one another are read as they come, however short they are', () => {
  const [goals, users] = [
    { top: 100, begun: true, read: 1 },
    { top: 200, begun: true, read: 0.1 },
  ];
  expect(positionOf([goals, users, { top: 900, begun: false, read: 0 }])).toEqual({
    reading: 1,
    row: [1],
  });
});

test('what is a few pixels off because it is just arriving still stands in its row', () => {
  const arriving = views(0.5, null, null, null).map((view, index) => ({
    ...view,
    top: view.top + index * 5,
  }));
  expect(positionOf(arriving)).toEqual({ reading: 1, row: [0, 1, 2] });
});

const row = [0, 1, 2];

test('of a row, the chapter that was gone to is the current one, until the row is left', () => {
  let state = reduce(start, { kind: 'went', to: 2 });
  expect(currentOf(state)).toBe(-1);
  state = reduce(state, { kind: 'scrolled', position: { reading: 0, row } });
  expect(currentOf(state)).toBe(2);
  state = reduce(state, { kind: 'scrolled', position: { reading: 1, row } });
  expect(currentOf(state)).toBe(2);
  state = reduce(state, { kind: 'scrolled', position: { reading: 3, row: [3] } });
  expect(currentOf(state)).toBe(3);
  state = reduce(state, { kind: 'scrolled', position: { reading: 1, row } });
  expect(currentOf(state)).toBe(1);
});

test('a fragment that was never reached does not hold', () => {
  let state = reduce(start, { kind: 'went', to: 5 });
  state = reduce(state, { kind: 'scrolled', position: { reading: 3, row: [3] } });
  expect(currentOf(state)).toBe(3);
});

test('gone to the end of the story, it is the end, also where the page stops before', () => {
  const state = reduce(start, { kind: 'went', to: 6 });
  const position = positionOf(views(1, 1, 1, 0.8));
  expect(currentOf(reduce(state, { kind: 'scrolled', position }))).toBe(6);
});

test('scrolling within a chapter changes nothing', () => {
  const state = { reading: 3, row: [3], chosen: -1 };
  expect(reduce(state, { kind: 'scrolled', position: { reading: 3, row: [3] } })).toBe(state);
});
