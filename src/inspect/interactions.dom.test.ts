import { expect, test } from 'vitest';
import { addTo, inpOf, type Interaction } from './interactions';

test('finds the slowest interaction with the page, and ignores interactions with Inspect', () => {
  document.body.innerHTML = '<a></a><aside data-inspect><input /></aside>';
  const [link, slider] = [document.querySelector('a'), document.querySelector('input')];
  const longest = new Map<number, Interaction>();
  addTo(longest, [
    { interactionId: 1, duration: 24, name: 'pointerdown', target: link },
    { interactionId: 1, duration: 40, name: 'click', target: link },
    { interactionId: 2, duration: 200, name: 'keydown', target: slider },
    { interactionId: 0, duration: 300, name: 'pointermove', target: link },
  ]);
  expect(inpOf(longest)).toEqual({ time: 40, event: 'click', target: link });
});
