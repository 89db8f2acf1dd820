import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MenuDragHandle } from './MenuDragHandle';

/** The distances `x` and `y` are in pixels, the duration `in` is in milliseconds. */
interface Swipe {
  x?: number;
  y?: number;
  in: number;
}

function dragged() {
  const onAway = vi.fn<() => void>();
  render(
    <dialog open>
      <MenuDragHandle onAway={onAway} />
    </dialog>,
  );
  const box = screen.getByRole('dialog');
  const handle = box.firstElementChild as HTMLElement;
  handle.setPointerCapture = () => {};
  Object.defineProperties(box, { offsetWidth: { value: 390 }, offsetHeight: { value: 844 } });
  const send = (
    type: 'Down' | 'Move' | 'Up' | 'Cancel',
    at: number,
    x = 0,
    y = 0,
    isPrimary = true,
  ) => {
    const event = createEvent[`pointer${type}`](handle, {
      isPrimary,
      button: 0,
      clientX: 100 + x,
      clientY: 20 + y,
    });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + at });
    fireEvent(handle, event);
  };
  const swipe = ({ x = 0, y = 0, in: time }: Swipe) => {
    send('Down', 0);
    for (let step = 1; step <= 10; step += 1) {
      send('Move', (time * step) / 10, (x * step) / 10, (y * step) / 10);
    }
  };
  return { onAway, box, send, swipe };
}

test.each<[string, Swipe, string]>([
  ['a long swipe down', { x: 10, y: 400, in: 800 }, 'translateY(100%)'],
  ['a long swipe to the right', { x: 200, y: 10, in: 800 }, 'translateX(100%)'],
  ['a short, fast swipe down', { y: 70, in: 80 }, 'translateY(100%)'],
])('the menu closes after %s', (_, by, transform) => {
  const { onAway, box, send, swipe } = dragged();
  swipe(by);
  send('Up', by.in, by.x, by.y);
  expect(onAway).toHaveBeenCalledOnce();
  expect(box.style).toMatchObject({ transform, clipPath: 'none' });
});

test.each([
  ['a short, slow swipe', 'Up', { y: 120, in: 800 }],
  ['an upward swipe', 'Up', { y: -200, in: 80 }],
  ['a fast swipe over a few pixels', 'Up', { y: 15, in: 10 }],
  ['a tap', 'Up', { x: 3, y: 5, in: 50 }],
  ['a swipe that the browser takes over', 'Cancel', { y: 400, in: 200 }],
] as const)('the menu springs back after %s', (_, type, by) => {
  const { onAway, box, send, swipe } = dragged();
  swipe(by);
  send(type, by.in, 'x' in by ? by.x : 0, by.y);
  expect(onAway).not.toHaveBeenCalled();
  expect(box.style.transform).toBe('');
});

test('the menu springs back if the finger reverses or rests before release', () => {
  const { onAway, send, swipe } = dragged();
  swipe({ y: 500, in: 300 });
  send('Move', 330, 0, 300);
  send('Up', 340, 0, 300);
  swipe({ y: 100, in: 100 });
  send('Up', 400, 0, 100);
  expect(onAway).not.toHaveBeenCalled();
});

test('the menu follows the finger only along the axis of its first movement, and never back past the starting point', () => {
  const { box, send } = dragged();
  send('Down', 0);
  send('Move', 10, 2, 60);
  expect(box.style).toMatchObject({ transform: 'translateY(60px)', transition: 'none' });
  send('Move', 20, 90, 70);
  expect(box.style.transform).toBe('translateY(70px)');
  send('Move', 30, 90, -40);
  expect(box.style.transform).toBe('translateY(0px)');
});

test('the menu ignores a second finger while the first is down', () => {
  const { onAway, box, send } = dragged();
  send('Down', 0);
  send('Move', 20, 200, 10, false);
  send('Up', 40, 200, 10, false);
  expect(onAway).not.toHaveBeenCalled();
  send('Move', 60, 0, 60);
  expect(box.style.transform).toBe('translateY(60px)');
});
