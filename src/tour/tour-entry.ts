/** The fragment of the Work page's section that lists the tour's content. With scripts, it opens the tour. */
export const tourId = 'tour';
export const tourPath = '/work';

/** The state of a history entry that was created by a link to the tour. */
export interface TourEntry {
  /** True if Back leads to where the visitor opened the tour. */
  tour?: boolean;
}

/** Records whether a pointer opened the tour; undefined on a direct visit. */
export const opened: { byPointer?: boolean } = {};
