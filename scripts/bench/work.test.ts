// @vitest-environment node
import { expect, test } from 'vitest';
import { workIn } from './work.mjs';

const page = { pid: 1, tid: 1 };
const paint = { name: 'firstContentfulPaint', ph: 'R', ts: 5000, ...page };
const task = (ts: number, tdur: number, more = {}) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  tdur,
  ...page,
  ...more,
});

test('work is counted on the thread that painted the page, before its first paint and after it', () => {
  const layout = { ...task(100, 2000), name: 'Layout' };
  const events = [paint, task(0, 4000), layout, task(6000, 9000), task(6000, 70_000, { tid: 2 })];
  expect(workIn(events)).toMatchObject({ before: 4, after: 9, layout: 2, styles: 0, longest: 9 });
});

test('a task hinders by what it takes beyond 50 ms when it takes four times as long', () => {
  const events = [
    paint,
    task(0, 90_000),
    task(6000, 12_500),
    task(7000, 15_000),
    task(9000, 20_000),
  ];
  expect(workIn(events).blocked).toBe(10 + 30);
});

test('a recording without a paint tells nothing', () => {
  expect(() => workIn([task(0, 1000)])).toThrow(/painted/);
});
