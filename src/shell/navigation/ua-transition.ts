let had = false;

/** Call it before the router is created, so that it listens to each `popstate` before the router does. */
export const watchUATransitions = () =>
  addEventListener('popstate', ({ hasUAVisualTransition = false }) => {
    had = hasUAVisualTransition;
  });

/** True if the browser itself animated the last Back or Forward, as it does during a swipe. */
export const hadUAVisualTransition = () => had;
