let moved = false;

/** To be called before the router is made, so that this is known when the router takes the step. */
export const watchGestures = () =>
  addEventListener('popstate', ({ hasUAVisualTransition = false }) => {
    moved = hasUAVisualTransition;
  });

/** Whether the browser itself has moved the pages on the last way back, as it does under a finger. */
export const isMovedByBrowser = () => moved;
