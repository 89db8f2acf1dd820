let had = false;

/** Call it before creating the router: this listener must run before the router's at `popstate`. */
export const watchUATransitions = () =>
  addEventListener('popstate', ({ hasUAVisualTransition = false }) => {
    had = hasUAVisualTransition;
  });

/** True if the browser itself animated the last Back or Forward, for example after a swipe. */
export const hadUAVisualTransition = () => had;
