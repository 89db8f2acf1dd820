let had = false;

/** Call it before creating the router: this listener must run before the router's at `popstate`. */
export const watchUATransitions = () =>
  addEventListener('popstate', ({ hasUAVisualTransition = false }) => {
    had = hasUAVisualTransition;
  });

export const hadUAVisualTransition = () => had;
