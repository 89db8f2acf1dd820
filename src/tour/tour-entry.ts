/** The section of the Work page that has the tour in words. Where the tour can open, it opens there. */
export const tourId = 'tour';
export const tourPath = '/work';

/** The state of a history entry at which the tour was opened by a link. */
export interface TourEntry {
  /** The entry before this one is where the visitor came from. */
  tour?: boolean;
}

/** True if a pointer opened the tour. For keys and screen readers it waits. */
export const opened = { byPointer: false };
