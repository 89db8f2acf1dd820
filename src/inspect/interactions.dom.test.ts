import { expect, test } from 'vitest';
import { addTo, inpOf, ignoreEvent, type Interaction } from './interactions';

test('finds the slowest interaction with a control of the page, and ignores interactions that Inspect used', () => {
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
