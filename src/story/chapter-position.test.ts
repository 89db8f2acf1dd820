import { expect, test } from 'vitest';
import { currentOf, reduce, positionOf, start, type ChapterView } from './chapter-position';

/**
 * Returns chapters of which the first three are side by side. `row` is the fraction of those three
 * that is above the reading line, and `rest` has that fraction for each later chapter. Null stands
 * for a chapter that has not begun.
 */
const views = (row: number | null, ...rest: (number | null)[]): ChapterView[] =>
  [row, row, row, ...rest].map((read, index) => ({
    top: index < 3 ? 0 : index * 500,
    begun: read !== null,
    read: read ?? 0,
  }));

test.each([
  ['-1 before the first chapter', views(null, null, null, null), -1],
  ['0 when the first chapter reaches the reading line', views(0, null, null, null), 0],
  ['1 in the second third of a row of three', views(1 / 3, null, null, null), 1],
  ['2 in the last third of a row of three', views(2 / 3, null, null, null), 2],
  ['2 between a row of three and the fourth chapter', views(1, null, null, null), 2],
  ['3 in the fourth chapter', views(1, 0.4, null, null), 3],
  ['5 in the last of six chapters', views(1, 1, 1, 0.9), 5],
  ['6 after the last of six chapters', views(1, 1, 1, 1), 6],
])('the current chapter’s index is %s', (_, chapters, reading) => {
  expect(positionOf(chapters).reading).toBe(reading);
});

test('a chapter below another is a row of its own, and current once it reaches the reading line', () => {
  const [goals, users] = [
    { top: 100, begun: true, read: 1 },
    { top: 200, begun: true, read: 0.1 },
  ];
  expect(positionOf([goals, users, { top: 900, begun: false, read: 0 }])).toEqual({
    reading: 1,
    row: [1],
  });
});

test('chapters side by side count as one row even while they rise into view one after another', () => {
  const arriving = views(0.5, null, null, null).map((view, index) => ({
    ...view,
    top: view.top + index * 5,
  }));
  expect(positionOf(arriving)).toEqual({ reading: 1, row: [0, 1, 2] });
});

const row = [0, 1, 2];

test('a chapter opened by a link stays current until the visitor scrolls to another row of chapters', () => {
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

test('a chapter opened by a link is not current while the page is still at another chapter', () => {
  let state = reduce(start, { kind: 'went', to: 5 });
  state = reduce(state, { kind: 'scrolled', position: { reading: 3, row: [3] } });
  expect(currentOf(state)).toBe(3);
});

test('a story’s ending that a link leads to is current even if it cannot reach the reading line', () => {
  const state = reduce(start, { kind: 'went', to: 6 });
  const position = positionOf(views(1, 1, 1, 0.8));
  expect(currentOf(reduce(state, { kind: 'scrolled', position }))).toBe(6);
});

test('while the visitor scrolls within a chapter, the reducer returns the same state object', () => {
  const state = { reading: 3, row: [3], chosen: -1 };
  expect(reduce(state, { kind: 'scrolled', position: { reading: 3, row: [3] } })).toBe(state);
});
