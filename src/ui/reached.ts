import { observeVisibility } from './visibility';

/** Resolves once the element is above, on, or at most `beyond` (a CSS length) below the screen. */
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
