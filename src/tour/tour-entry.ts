/**
 * The id of the list of tiles on the Work page. With scripts, a link to this fragment opens the
 * tour instead of scrolling to the list.
 */
export const tourId = 'tour';
export const tourPath = '/work';

export interface TourEntry {
  /** True if Back leads to the page that opened the tour. */
  tour?: boolean;
}

/** `byPointer` is true after a click or tap, false after a key, and undefined on a direct visit. */
export const opened: { byPointer?: boolean } = {};
