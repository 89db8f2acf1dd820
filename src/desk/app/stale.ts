/** The event before a framed page reloads. A listener that will replace the frame prevents the reload. */
export const stale = 'desk:stale';

/** Returns true if a listener prevents the reload. */
export const tellStale = (page: Window): boolean =>
  !page.dispatchEvent(new Event(stale, { cancelable: true }));
