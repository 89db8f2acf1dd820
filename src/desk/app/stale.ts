/** A page in a frame of the desk is to be loaded anew; whoever keeps it on the screen until then prevents the reload. */
export const stale = 'desk:stale';

/** Answers whether the page is kept. */
export const tellStale = (page: Window): boolean =>
  !page.dispatchEvent(new Event(stale, { cancelable: true }));
