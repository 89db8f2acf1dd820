import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plantSize, watchRest } from './plant-place';

let view: HTMLElement;
let link: HTMLElement;
let grown: (number | undefined)[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  view = document.createElement('div');
  const figures = document.createElement('ul');
  link = document.createElement('a');
  figures.append(link);
  view.append(figures);
  document.body.append(view);
  figures.getBoundingClientRect = () => ({ top: 800, bottom: 900 }) as DOMRect;
  link.getBoundingClientRect = () => ({ left: 400, width: 100 }) as DOMRect;
  vi.spyOn(link, 'matches').mockReturnValue(true);
  grown = [];
  stop = watchRest(view, figures, {
    grow: (x) => grown.push(x),
    wither: () => grown.push(undefined),
  });
});

afterEach(() => stop());

const pointer = (type: string, clientX = 0, clientY = 0, pointerType = 'mouse') =>
  view.dispatchEvent(Object.assign(new MouseEvent(type, { clientX, clientY }), { pointerType }));
const rest = () => vi.advanceTimersByTime(500);

test('a plant grows only if the pointer rests on the key numbers or just above them', () => {
  pointer('pointermove', 200, 500);
  rest();
  expect(grown).toEqual([]);
  pointer('pointermove', 200, 750);
  pointer('pointermove', 300, 760);
  rest();
  expect(grown).toEqual([300]);
});

test('a plant stays while the pointer is near, and withers before another grows elsewhere', () => {
  pointer('pointermove', 300, 850);
  rest();
  pointer('pointermove', 340, 850);
  rest();
  expect(grown).toEqual([300]);
  pointer('pointermove', 500, 850);
  expect(grown).toEqual([300, undefined]);
  rest();
  pointer('pointerleave');
  expect(grown).toEqual([300, undefined, 500, undefined]);
});

test('a plant grows where the visitor taps at the key numbers, and withers at the next tap elsewhere', () => {
  pointer('pointerdown', 300, 850, 'touch');
  pointer('pointerleave', 300, 850, 'touch');
  rest();
  expect(grown).toEqual([300]);
  pointer('pointerdown', 300, 100, 'touch');
  expect(grown).toEqual([300, undefined]);
});

test('a plant grows above a key number whose link gets focus, and withers when focus leaves', () => {
  link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  rest();
  expect(grown).toEqual([450]);
  link.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(grown).toEqual([450, undefined]);
});

const words = [{ left: 100, right: 400, bottom: 700 }];

test('plantSize scales a plant down to fit under the words, but to no less than 56 px high', () => {
  expect(plantSize(600, 800, words)).toBe(1);
  expect(plantSize(300, 800, words)).toBeCloseTo(88 / 256);
  expect(plantSize(300, 720, words)).toBeCloseTo(56 / 256);
});
