import { useCallback, useEffect, useRef, useState, type UIEvent } from 'react';
import { onScrollEnd } from '../ui/scroll-end';

export function useCarousel<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const stepping = useRef<'asked' | 'moving'>(undefined);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    return onScrollEnd(list, () => {
      // An earlier scroll ended. The scroll that `step` asked for has not started yet.
      if (stepping.current === 'asked') return;
      stepping.current = undefined;
      setShown(cardAt(list));
    });
  }, []);

  const showAt = useCallback((place: number) => {
    const list = row.current;
    list?.scrollTo({ left: leftOf(list, offsetsIn(list)[place]), behavior: 'instant' });
    setShown(place);
  }, []);

  const step = (by: 1 | -1) => {
    if (!row.current) return;
    const places = offsetsIn(row.current);
    // Looks for the next position, not the next card: at the row's end, cards may share a position.
    const here = places[shown] ?? 0;
    const next =
      by > 0
        ? places.findIndex((place) => place > here)
        : places.findLastIndex((place) => place < here);
    if (next < 0) return;
    stepping.current = 'asked';
    setShown(places.lastIndexOf(places[next] ?? 0));
    row.current.scrollTo({ left: leftOf(row.current, places[next]) });
  };

  const onPointerDown = () => {
    stepping.current = undefined;
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (stepping.current) stepping.current = 'moving';
    else setShown(cardAt(currentTarget));
  };
  return { row, shown, showAt, step, scroller: { onPointerDown, onScroll } };
}

/** Returns how far the row must scroll to each card, in pixels from the row's start. */
function offsetsIn(row: HTMLElement): number[] {
  const first = row.firstElementChild?.getBoundingClientRect().left ?? 0;
  const end = row.scrollWidth - row.clientWidth;
  return [...row.children].map((card) =>
    Math.min(Math.round(Math.abs(card.getBoundingClientRect().left - first)), end),
  );
}

/** A browser's translation may set `dir="rtl"`, which makes `scrollLeft` negative. */
const leftOf = (row: HTMLElement, place = 0): number =>
  getComputedStyle(row).direction === 'rtl' ? -place : place;

const nearest = (places: readonly number[], to: number): number => {
  const distances = places.map((place) => Math.abs(place - to));
  return distances.lastIndexOf(Math.min(...distances));
};

const cardAt = (row: HTMLElement): number => nearest(offsetsIn(row), Math.abs(row.scrollLeft));
