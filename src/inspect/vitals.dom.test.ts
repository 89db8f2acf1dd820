import { expect, test } from 'vitest';
import { addTo, inpOf, ignoreEvent, type Interaction, isOwnShift, worstWindow } from './vitals';

test('finds the slowest interaction with a control of the page, and ignores interactions that Inspect handled', () => {
  document.body.innerHTML = '<a></a><aside data-inspect><input /></aside>';
  const [link, slider] = [document.querySelector('a'), document.querySelector('input')];
  const at = (startTime: number) => ({ startTime, name: 'click', target: link });
  const longest = new Map<number, Interaction>();
  addTo(longest, [
    { ...at(0), interactionId: 1, duration: 24, name: 'pointerdown' },
    { ...at(0), interactionId: 1, duration: 40 },
    { ...at(100), interactionId: 2, duration: 200, target: slider },
    { ...at(400), interactionId: 3, duration: 200, target: document.body },
    { ...at(700), interactionId: 4, duration: 200 },
    { ...at(1000), interactionId: 0, duration: 300 },
  ]);
  ignoreEvent(800);
  expect(inpOf(longest)).toMatchObject({ time: 40, event: 'click', target: link });
});

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

test('sums the layout shifts in the worst session window, except shifts shortly after input', () => {
  expect(worstWindow([])).toBe(0);
  expect(worstWindow([shift(0, 0.1), shift(900, 0.1), shift(950, 1, true)])).toBeCloseTo(0.2);
  expect(worstWindow([shift(0, 0.1), shift(1000, 0.3), shift(1500, 0.1)])).toBeCloseTo(0.4);
});

test('ends a session window of layout shifts after five seconds', () => {
  const steady = Array.from({ length: 11 }, (_, index) => shift(index * 500, 0.1));
  expect(worstWindow(steady)).toBeCloseTo(1);
});

test('attributes a layout shift to Inspect if all moved elements that still exist are in its panel', () => {
  document.body.innerHTML = '<p>Page</p><aside data-inspect>Panel</aside>';
  const [page, panel] = [document.querySelector('p'), document.querySelector('aside')];
  const isOwn = (...nodes: (Node | null | undefined)[]) =>
    isOwnShift({ startTime: 0, sources: nodes.map((node = null) => ({ node })) });
  expect(isOwn(panel, null, panel?.firstChild)).toBe(true);
  expect(isOwn(panel, page)).toBe(false);
  expect(isOwn(null)).toBe(false);
});
