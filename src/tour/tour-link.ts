import { cases } from '../cases';
import type { EntryOptions } from '../shell/navigation/history-entry';

/** The section of the Work page that has the tour in words; where the tour can open, it opens there. */
export const tourId = 'tour';
export const tourPath = '/work';

type TourCode = typeof import('./tour.chunk');

let code: TourCode | undefined;
let byPointer = false;

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

/** Whether a pointer has opened the tour. For keys and screen readers it waits. */
export const isOpenedByPointer = () => byPointer;

export interface TourStep {
  /** The step before this one is where the visitor came from. */
  tour?: boolean;
}

/** What makes a link open the tour. Only who seems about to follow it pays for its code. */
export const opensTour = {
  to: `${tourPath}#${tourId}`,
  state: { tour: true, covered: true, preventFocusReset: true } satisfies TourStep & EntryOptions,
  onPointerEnter: () => void fetchTour(),
  onFocus: () => void fetchTour(),
  onPointerDown: () => {
    byPointer = true;
    void fetchTour();
  },
  onKeyDown: () => {
    byPointer = false;
  },
};
