import { cases } from '../cases';
import type { EntryOptions } from '../shell/navigation/history-entry';
import { opened, tourId, tourPath, type TourEntry } from './tour-entry';

type TourCode = typeof import('./tour.chunk');

let code: TourCode | undefined;

export const tourCode = () => code;

export async function fetchTour(): Promise<TourCode | undefined> {
  try {
    code ??= await import('./tour.chunk');
    if (cases[0]) void code.fetchStudy(cases[0].slug);
  } catch {
    // The next call tries again. Without the code, a link to the tour leads to the Work page.
  }
  return code;
}

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
