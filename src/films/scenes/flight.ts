import { group } from './kit';

// src/cases/video-demo/case.test.tsx compares flight, meals, and seats with the meal prototype.
export const flight = 'Flight 214';
export const route = 'ATL to BOS';

/** Two seats on each side of the aisle. */
export const seatLetters = ['A', 'C', 'D', 'F'] as const;
/** A seat's left edge. Scenes do not draw a row's fourth seat: the drawn device would cover it. */
export const seatLeft = (index: number): number => 56 + index * 104 + (index > 1 ? 32 : 0);

export interface Meal {
  name: string;
  /** `loaded`: trays at the start. `left`: those not yet ordered when demo 3 begins. */
  loaded: number;
  left: number;
  place: string;
  /** In a 48-unit square. */
  art: string;
}

export const meals = {
  rib: {
    name: 'Short rib',
    loaded: 6,
    left: 3,
    place: 'Cart 1, shelf 1',
    art: '<path d="M12 27c0-7 5.5-12 12-12s12 5 12 12c0 5-5 9-12 9s-12-4-12-9z" fill="#f5d27a"/><path d="M15.5 19.5 31 15.5l2.5 9.5-15.5 4z" fill="#6b2715"/><path d="m17.5 21.5 12-3M18.5 25l12-3" stroke="#a34a2c" stroke-width="1.5" stroke-linecap="round"/><path d="m17 33 8-3 .8 2.2-8.3 3zM26.5 34l7-4 1.2 2-7.2 3.8z" fill="#e2711d"/>',
  },
  salmon: {
    name: 'Salmon',
    loaded: 5,
    left: 3,
    place: 'Cart 1, shelf 2',
    art: '<path d="M12.5 21c4-6.5 17-8 23.5-2.5-1 6-6 9-13 9-5.5 0-9.5-2.5-10.5-6.5z" fill="#ff8a5c"/><path d="M18.5 17.5c1.5 2.5 1.5 6 .5 8.5M24 16c1.8 3 1.8 7.5.5 11M29.5 16c1.5 3 1.5 6.5.5 9.5" stroke="#ffd2b8" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="M14.5 29.5h11a5.5 5.5 0 0 1-11 0z" fill="#fff" stroke="#d9cfbf"/><path d="M28 35c0-4 2.5-6 6-6 .5 3.5-2 6.5-6 6z" fill="#2f7d4f"/>',
  },
  ravioli: {
    name: 'Ravioli',
    loaded: 3,
    left: 0,
    place: 'Cart 2, shelf 1',
    art: '<circle cx="24" cy="25" r="13" fill="#b0762b"/><g fill="#f5c95b" stroke="#fbe5a8" stroke-width="1.5"><path d="m14.5 18.5 9-2 1.5 8.5-9 2z"/><path d="m26.5 17.5 8.5 2.5-2.5 8.5-8.5-2.5z"/><path d="m19.5 28 9 1-1 8-9-1z"/></g><path d="M30 33c.5-3.5 3-5 6-4.5 0 3-2.5 5.5-6 4.5z" fill="#2f7d4f"/>',
  },
  tagine: {
    name: 'Tagine',
    loaded: 4,
    left: 1,
    place: 'Cart 2, shelf 2',
    art: '<circle cx="24" cy="24" r="13.5" fill="#c4581c"/><path d="M10.5 24a13.5 13.5 0 0 1 27 0c-4 3-8-1.5-13.5 0s-9.5 3-13.5 0z" fill="#f0cf85"/><g fill="#f7e0b0"><circle cx="18" cy="30" r="2.3"/><circle cx="24" cy="33" r="2.3"/><circle cx="29.5" cy="29.5" r="2.3"/></g><path d="M23 20c-1-3 .5-5.5 3-6.5 1.5 2.5 0 5.5-3 6.5z" fill="#2f7d4f"/>',
  },
} as const satisfies Record<string, Meal>;

export const dish = ({ art }: Meal, x: number, y: number, scale = 1): string =>
  group(art, `translate(${x} ${y}) scale(${scale}) translate(-24 -24)`);
