import { cases } from '../cases';
import type { EntryOptions } from '../shell/navigation/history-entry';
import { opened, tourId, tourPath, type TourEntry } from './tour-entry';

type TourCode = typeof import('./tour.chunk');

let code: TourCode | undefined;

/** The tour's code, once somebody has seemed about to take it. */
export const tourCode = () => code;

export async function fetchTour(): Promise<TourCode | undefined> {
  try {
    code ??= await import('./tour.chunk');
    if (cases[0]) void code.fetchStudy(cases[0].slug);
  } catch {
    // It is asked for again the next time; until then the section has the tour in words.
  }
  return code;
}

/** What makes a link open the tour. Only who seems about to follow it pays for its code. */
export const opensTour = {
  to: `${tourPath}#${tourId}`,
  state: { tour: true, covered: true, preventFocusReset: true } satisfies TourEntry & EntryOptions,
  onPointerEnter: () => void fetchTour(),
  onFocus: () => void fetchTour(),
  onPointerDown: () => {
    opened.byPointer = true;
    void fetchTour();
  },
  onKeyDown: () => {
    opened.byPointer = false;
  },
};
