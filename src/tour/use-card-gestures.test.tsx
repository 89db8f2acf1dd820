import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCardGestures } from './use-card-gestures';

const width = 1000;

function touched() {
  const actions = {
    step: vi.fn<(by: 1 | -1) => void>(),
    hold: vi.fn<(isHeld: boolean) => void>(),
    drag: vi.fn<(share: number) => void>(),
  };
  function Card() {
    return (
      <article {...useCardGestures(actions)}>
        <button type="button">Pause</button>
      </article>
    );
  }
  render(<Card />);
  const card = screen.getByRole('article');
  card.setPointerCapture = () => {};
  Object.defineProperty(card, 'clientWidth', { value: width });
  const send = (
    type: 'Down' | 'Move' | 'Up' | 'Cancel',
    clientX: number,
    at: number,
    { target = card, ...init }: { target?: Element; button?: number; isPrimary?: boolean } = {},
  ) => {
    const event = createEvent[`pointer${type}`](target, {
      isPrimary: true,
      button: 0,
      clientX,
      ...init,
    });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + at });
    fireEvent(target, event);
  };
  return { ...actions, send };
}

test.each([
  [600, 1],
  [360, 1],
  [340, -1],
] as const)('a tap %i px from the left of a 1000 px wide card steps by %i', (x, by) => {
  const { step, drag, send } = touched();
  send('Down', x, 0);
  send('Move', x + 8, 100);
  send('Up', x + 8, 340);
  expect(step.mock.calls).toEqual([[by]]);
  expect(drag.mock.calls).toEqual([[0]]);
});

test('a finger that holds a card pauses the tour, and its release does not step', () => {
  const { step, hold, send } = touched();
  send('Down', 600, 0);
  expect(hold).toHaveBeenLastCalledWith(true);
  send('Move', 596, 100);
  send('Up', 596, 350);
  expect(hold).toHaveBeenLastCalledWith(false);
  expect(step).not.toHaveBeenCalled();
});

test.each([
  ['a long drag to the left moves the card, then steps forward', -400, 900, [[1]]],
  ['a long drag to the right moves the card, then steps back', 400, 900, [[-1]]],
  ['a short, fast drag to the left moves the card, then steps forward', -60, 60, [[1]]],
  ['a short, slow drag moves the card, but does not step', -60, 900, []],
])('%s', (_, by, time, steps) => {
  const { step, drag, send } = touched();
  send('Down', 500, 0);
  for (let move = 1; move <= 10; move += 1) {
    send('Move', 500 + (by * move) / 10, (time * move) / 10);
  }
  expect(drag).toHaveBeenLastCalledWith(by / width);
  send('Up', 500 + by, time);
  expect(drag).toHaveBeenLastCalledWith(0);
  expect(step.mock.calls).toEqual(steps);
});

test('a drag that turns back or is canceled returns the card to its position, and does not step', () => {
  const { step, drag, hold, send } = touched();
  send('Down', 500, 0);
  send('Move', 100, 200);
  send('Move', 180, 240);
  send('Up', 180, 250);
  send('Down', 500, 0);
  send('Move', 100, 200);
  send('Cancel', 100, 210);
  expect(step).not.toHaveBeenCalled();
  expect(drag).toHaveBeenLastCalledWith(0);
  expect(hold).toHaveBeenLastCalledWith(false);
});

test('a second finger neither moves nor releases the card that the first finger holds', () => {
  const { step, hold, drag, send } = touched();
  send('Down', 600, 0);
  send('Move', 100, 200, { isPrimary: false });
  send('Up', 100, 220, { isPrimary: false });
  expect(hold).toHaveBeenLastCalledWith(true);
  expect(drag).not.toHaveBeenCalled();
  send('Up', 600, 400);
  expect(step).not.toHaveBeenCalled();
  expect(hold).toHaveBeenLastCalledWith(false);
});

test('ignores presses on controls, with the secondary mouse button, and by a second finger', () => {
  const { step, hold, send } = touched();
  for (const init of [
    { target: screen.getByRole('button') },
    { button: 2 },
    { isPrimary: false },
  ]) {
    send('Down', 600, 0, init);
    send('Up', 600, 50, init);
  }
  expect(hold).not.toHaveBeenCalled();
  expect(step).not.toHaveBeenCalled();
});
