import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCarousel } from './carousel';

const width = 100;

// Without `onscrollend`, which jsdom lacks, the hook would fall back to a timer.
beforeEach(() => void vi.stubGlobal('onscrollend', null));

function Deck() {
  const { row, shown, step, scroller } = useCarousel<HTMLUListElement>();
  return (
    <>
      <ul ref={row} {...scroller}>
        <li />
        <li />
        <li />
      </ul>
      <button type="button" onClick={() => step(1)}>
        Next
      </button>
      <output>{shown}</output>
    </>
  );
}

function renderDeck({ dir = 'ltr' } = {}) {
  render(<Deck />);
  const row = screen.getByRole('list');
  const sign = dir === 'rtl' ? -1 : 1;
  const scrollTo = vi.fn<(to: unknown) => void>();
  row.style.direction = dir;
  Object.defineProperties(row, {
    scrollWidth: { value: 3 * width },
    clientWidth: { value: width },
  });
  row.scrollTo = (to) => scrollTo(to);
  [...row.children].forEach((card, index) => {
    card.getBoundingClientRect = () =>
      new DOMRect(sign * index * width - row.scrollLeft, 0, width, width);
  });
  return {
    scrollTo,
    scroll(to: number, event: 'scroll' | 'scrollend' = 'scroll') {
      row.scrollLeft = to;
      fireEvent(row, new Event(event));
    },
    touch: () => fireEvent.pointerDown(row),
    next: () => act(() => screen.getByRole('button').click()),
    shown: () => Number(screen.getByRole('status').textContent),
  };
}

test('after a click on Next, the carousel reports the next card as shown, even while it scrolls there', () => {
  const { next, scroll, shown } = renderDeck();
  next();
  // The end of an earlier scroll must not count as the end of this one.
  scroll(0, 'scrollend');
  expect(shown()).toBe(1);
  scroll(20);
  expect(shown()).toBe(1);
  scroll(width, 'scrollend');
  expect(shown()).toBe(1);
  next();
  expect(shown()).toBe(2);
});

test('if a touch interrupts a scroll to the next card, the carousel reports the card to which the visitor scrolls', () => {
  const { next, scroll, touch, shown } = renderDeck();
  scroll(width);
  expect(shown()).toBe(1);
  next();
  scroll(width + 20);
  touch();
  scroll(0);
  expect(shown()).toBe(0);
});

test('with dir=rtl, Next scrolls to the left by one card', () => {
  const { next, scroll, scrollTo, shown } = renderDeck({ dir: 'rtl' });
  next();
  expect(scrollTo).toHaveBeenLastCalledWith({ left: -width });
  scroll(-width, 'scrollend');
  next();
  expect(scrollTo).toHaveBeenLastCalledWith({ left: -2 * width });
  expect(shown()).toBe(2);
});
