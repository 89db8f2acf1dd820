import { observeVisibility } from './visibility';

/** Waits until the element is on the screen or above it; `beyond` is added at the screen's lower end. */
export const reached = (element: Element, beyond: string): Promise<void> =>
  new Promise((done) => {
    const stop = observeVisibility(
      element,
      (visible) => {
        if (!visible) return;
        stop();
        done();
      },
      `9999999px 0px ${beyond}`,
    );
  });
