import { useCallback, useEffect, useRef, useState, type UIEvent } from 'react';
import { onScrollEnd } from '../ui/scroll-end';

/** A row of cards that scrolls and snaps, to swipe or step through. */
export function useCarousel<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const stepping = useRef<'asked' | 'moving'>(undefined);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    return onScrollEnd(list, () => {
      // The step has not moved anything yet: it is an earlier scroll that has ended.
      if (stepping.current === 'asked') return;
      stepping.current = undefined;
      setShown(cardAt(list));
    });
  }, []);

  const showAt = useCallback((place: number) => {
    row.current?.scrollTo({ left: placesIn(row.current)[place] ?? 0, behavior: 'instant' });
    setShown(place);
  }, []);

  const step = (by: 1 | -1) => {
    if (!row.current) return;
    const places = placesIn(row.current);
    // At the end of the row, more than one card may have the same place.
    const here = places[shown] ?? 0;
    const next =
      by > 0
        ? places.findIndex((place) => place > here)
        : places.findLastIndex((place) => place < here);
    if (next < 0) return;
    stepping.current = 'asked';
    setShown(places.lastIndexOf(places[next] ?? 0));
    row.current.scrollTo({ left: places[next] ?? 0 });
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

/** The row's scroll position for each of its cards. */
function placesIn(row: HTMLElement): number[] {
  const first = row.firstElementChild?.getBoundingClientRect().left ?? 0;
  const end = row.scrollWidth - row.clientWidth;
  return [...row.children].map((card) =>
    Math.min(Math.round(card.getBoundingClientRect().left - first), end),
  );
}

/** The index of the nearest place; of several, the last. */
const nearest = (places: readonly number[], to: number): number => {
  const distances = places.map((place) => Math.abs(place - to));
  return distances.lastIndexOf(Math.min(...distances));
};

/** The card at the row's start. */
const cardAt = (row: HTMLElement): number => nearest(placesIn(row), row.scrollLeft);
